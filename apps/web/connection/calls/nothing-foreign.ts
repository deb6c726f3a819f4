/**
 * Loads a page anew where something foreign runs in this window: Google's bot check, or who counts visits, where they
 * are used, stay behind with the pages of visitors.
 *
 * @returns null where nothing does; else a promise that the new page makes idle
 */
export function withoutForeign(url: string): Promise<never> | null {
  if (window.grecaptcha === undefined && window._paq === undefined) return null;
  window.location.assign(url);
  return new Promise<never>(() => {});
}
