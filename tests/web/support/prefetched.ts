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
export const waysOutLoaded = (page: Page): Promise<void> => loaded(page, 'login', 'logout');

/** Waits until the scripts of the page have taken over, to which a key or press before them is lost, and until these screens are there. */
export async function loaded(page: Page, ...screens: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (names) => '__remixRouter' in window && names.every((name) => name in window.__remixRouteModules),
    screens,
  );
}
