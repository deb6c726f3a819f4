import type { Page } from '@playwright/test';

/** Waits until the next screens are there, which the browser fetches when it has nothing else to do. */
export async function prefetched(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const data = [/\/prefetch$/, /\/careDefinitions\//].every((path) =>
      requests.some(({ name, responseEnd }) => path.test(name) && responseEnd > 0),
    );
    const { routes } = window.__remixManifest;
    const inside = (id: string | undefined): boolean =>
      id !== undefined && (id === 'consultation' || inside(routes[id]?.parentId));
    return data && Object.keys(routes).every((id) => !inside(id) || id in window.__remixRouteModules);
  });
  await waysOutLoaded(page);
}

/**
 * Waits until the screens are there where a logout leads. What the present screen shows later is there before them:
 * what watches over the session, and the questions before something is lost.
 */
export async function waysOutLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => ['login', 'logout'].every((id) => id in window.__remixRouteModules));
}
