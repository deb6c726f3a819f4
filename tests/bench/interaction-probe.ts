import type { Page } from '@playwright/test';

type Probed = Window & { interactions: number[] };

/** Starts to note how long each touch takes to its next picture, as the browser counts it for INP. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const interactions: number[] = [];
    Object.assign(window, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) interactions.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

/** Waits for what the browser still has to report: an idle moment after the next picture. */
async function reported(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Milliseconds of the slowest interaction of a touch; 16, the least that is reported, where it was quicker. */
export async function slowestInteraction(page: Page, touch: () => Promise<void>): Promise<number> {
  await reported(page);
  await page.evaluate(() => {
    (window as unknown as Probed).interactions.length = 0;
  });
  await touch();
  await reported(page);
  return page.evaluate(() => Math.max(16, ...(window as unknown as Probed).interactions));
}
