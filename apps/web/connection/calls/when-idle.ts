/** Calls back once the page has loaded, immediately if it has; returns the function that cancels it. */
export function whenLoaded(call: () => void): () => void {
  if (document.readyState === 'complete') call();
  else window.addEventListener('load', call, { once: true });
  return () => window.removeEventListener('load', call);
}

/** Calls back when the browser is idle after the page has loaded; returns the function that cancels it. */
export function whenIdle(call: () => void): () => void {
  let gone = false;
  const cancel = whenLoaded(() => {
    if (gone) return;
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => gone || call(), { timeout: 5_000 });
    else setTimeout(() => gone || call(), 1_000);
  });
  return () => {
    gone = true;
    cancel();
  };
}
