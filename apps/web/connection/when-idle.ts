/** Calls after the page has loaded, in a quiet moment; gives the way to call it off. */
export function whenIdle(call: () => void): () => void {
  let gone = false;
  const later = () => {
    if (gone) return;
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => gone || call(), { timeout: 5_000 });
    else setTimeout(() => gone || call(), 1_000);
  };
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
  return () => {
    gone = true;
    window.removeEventListener('load', later);
  };
}
