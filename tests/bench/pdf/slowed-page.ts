import type { Browser, Page } from '@playwright/test';
import { measuredPage, SLOW_DOWN } from '../interaction/touch-ratio.ts';

type Probed = Window & { worked: number; shown: Promise<number> };

/** A window whose workers are timed as well: the browser slows down a page, but not its workers. */
export async function timedPage(browser: Browser, url: string): Promise<Page> {
  const page = await measuredPage(browser, url);
  await page.addInitScript(() => {
    Object.assign(window, { worked: 0 });
    const post = Worker.prototype.postMessage as (this: Worker, ...message: unknown[]) => void;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      const asked = performance.now();
      const note = ({ data }: MessageEvent) => {
        // Drawn, but not written yet: the answer comes later.
        if (Object(data).drawn) return;
        this.removeEventListener('message', note);
        (window as unknown as Probed).worked += performance.now() - asked;
      };
      this.addEventListener('message', note);
      post.apply(this, message);
    };
  });
  return page;
}

/** Slows the page down to a counter's tablet. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/**
 * Milliseconds from an event to the picture that shows an element. What workers took meanwhile counts as often as the
 * page is slowed down.
 *
 * @param sign `[event, selector, text]`: the event that begins, the element that has to be there, and what it reads
 * @param act brings the event about
 */
export async function timeShown(
  page: Page,
  sign: readonly [event: 'change' | 'click', selector: string, text: string],
  act: () => Promise<unknown>,
  slowness = SLOW_DOWN,
): Promise<number> {
  await page.evaluate(async ([event, selector, text]) => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    const probed = window as unknown as Probed;
    const isThere = () =>
      [...document.querySelectorAll(selector)].some((each) => each.textContent?.includes(text));
    probed.shown = new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error(`No ${selector} ${text}`)), 30_000);
      const begin = ({ timeStamp }: Event) => {
        probed.worked = 0;
        const { port1, port2 } = new MessageChannel();
        // Posted from an animation frame, it comes when the frame has been painted.
        const nextPicture = () => {
          const there = isThere();
          requestAnimationFrame(() => port2.postMessage(there));
        };
        port1.onmessage = ({ data }) => {
          if (!data) return nextPicture();
          clearTimeout(giveUp);
          port1.close();
          resolve(performance.now() - timeStamp);
        };
        nextPicture();
      };
      window.addEventListener(event, begin, { capture: true, once: true });
    });
    probed.shown.catch(() => undefined);
  }, sign);
  await act();
  const [shown, worked] = await page.evaluate(async () => {
    const probed = window as unknown as Probed;
    return [await probed.shown, probed.worked] as const;
  });
  return shown + (slowness - 1) * worked;
}
