/** A window that nobody sees draws no pictures; there it goes on after this long. */
const UNSEEN_MS = 200;

/** Resolves after the next picture, which shows what has just changed: so long the work that follows can wait. */
export function afterPicture(): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestAnimationFrame' in globalThis)) return void setTimeout(resolve);
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN_MS);
  });
}
