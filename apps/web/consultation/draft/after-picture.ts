/** A hidden window paints no frames; it continues after this delay. */
const UNSEEN_MS = 200;

/** Resolves after the next frame, which shows the latest change, so that heavier work can follow it. */
export function afterPicture(): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestAnimationFrame' in globalThis)) return void setTimeout(resolve);
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });
}
