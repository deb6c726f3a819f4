import type { Page } from '@playwright/test';

/** A page whose interactions are noted, in milliseconds. */
export type Probed = Window & { readonly interactions: number[] };

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

/**
 * Waits until the change is on the screen and the browser has told what the touch took: it tells of an
 * interaction with the picture after it, and of one below 16 ms not at all.
 */
async function reported(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
    await picture();
    await picture();
    await idle();
    await picture();
    await idle();
  });
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
