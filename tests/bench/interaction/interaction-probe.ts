import type { Page } from '@playwright/test';

/** What a touch took, in milliseconds. */
export interface TouchTime {
  /** To the next picture, whatever is on it: what people take for the answer, and INP counts. */
  readonly answered: number;
  /** To the picture that shows all of what the touch changes. */
  readonly done: number;
}

/** A touch of a screen. */
export interface Touch {
  /** For people. */
  readonly name: string;
  /** The event that the screen acts on; the time counts from it. */
  readonly event: 'pointerdown' | 'pointerup' | 'keydown';
  /** What reads differently once all is shown: a CSS selector, as is the next. */
  readonly readout: string;
  /** What is touched, of several the one with this text. */
  readonly target: string;
  readonly text?: string;
  /** The key that is pressed; none: the middle of the target is clicked. */
  readonly key?: string;
}

type Probed = Window & { touched: Promise<TouchTime> };

/**
 * Makes a touch and says what it took. The page itself reports the pictures: what is posted from an animation
 * frame comes when the frame has been styled, laid out and painted. The browser's own figure, the duration of its
 * event entries, is rounded to 8 ms, too coarse for the ratio of two figures of 40.
 */
export async function timeTouch(page: Page, touch: Touch): Promise<TouchTime> {
  const [x, y] = await page.evaluate(expectTouch, touch);
  // By mouse and keyboard directly: a locator's click asks the page questions in the same moment.
  if (touch.key === undefined) await page.mouse.click(x, y);
  else await page.keyboard.press(touch.key);
  return page.evaluate(() => (window as unknown as Probed).touched);
}

/** Runs in the page: brings the target into sight, waits until the page is idle, and watches. Answers its middle. */
async function expectTouch({ event, readout, target, text, key }: Touch): Promise<[number, number]> {
  const element = [...document.querySelectorAll<HTMLElement>(target)].find(
    ({ textContent }) => text === undefined || textContent === text,
  );
  if (element === undefined) throw new Error(`No ${target} ${text ?? ''}`);
  element.scrollIntoView({ block: 'nearest' });
  if (key !== undefined) element.focus();
  for (let times = 0; times < 2; times += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    // On a machine that is never idle it goes on all the same.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  }
  const said = () => document.querySelector(readout)?.textContent;
  const before = said();
  const touched = new Promise((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error(`No touch of ${target} ${text ?? ''} changed ${readout}`)),
      30_000,
    );
    const watch = ({ timeStamp }: Event) => {
      let answered: number | undefined;
      const { port1, port2 } = new MessageChannel();
      const nextPicture = () => requestAnimationFrame(() => port2.postMessage(null));
      port1.onmessage = () => {
        const now = performance.now() - timeStamp;
        answered ??= now;
        if (said() === before) return nextPicture();
        clearTimeout(giveUp);
        port1.close();
        resolve({ answered, done: now });
      };
      nextPicture();
    };
    window.addEventListener(event, watch, { capture: true, once: true });
  });
  // If it fails, the code that awaits it gets the error.
  touched.catch(() => undefined);
  Object.assign(window, { touched });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
