/**
 * Loads a page by a full navigation if this window runs third-party scripts (Google's bot check, Matomo), so
 * that they stay behind with the visitors' pages.
 *
 * @returns null if there are none; otherwise a promise that never resolves, because the new page replaces
 *   this one
 */
export function withoutForeign(url: string): Promise<never> | null {
  if (window.grecaptcha === undefined && window._paq === undefined) return null;
  window.location.assign(url);
  return new Promise<never>(() => {});
}
