/** Calls once the page has loaded, at once where it has; gives the way to call it off. */
export function whenLoaded(call: () => void): () => void {
  if (document.readyState === 'complete') call();
  else window.addEventListener('load', call, { once: true });
  return () => window.removeEventListener('load', call);
}

/** Calls after the page has loaded, in a quiet moment; gives the way to call it off. */
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
