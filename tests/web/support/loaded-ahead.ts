import type { Page } from '@playwright/test';

/** Waits until the next screens are there, which the browser fetches when it has nothing else to do. */
export async function loadedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const data = requests.some(({ name, responseEnd }) => name.endsWith('/ahead') && responseEnd > 0);
    return data && 'routes/final' in window.__remixRouteModules;
  });
}
