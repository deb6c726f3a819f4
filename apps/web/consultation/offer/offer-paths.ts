/**
 * The way back from the summary (consultation specification, section 2, "Offer"): the last screen before it that
 * this user may open.
 */
export function offerBack({ advises, calculates }: { advises: boolean; calculates: boolean }): string {
  if (calculates) return '/cart';
  return advises ? '/recommendations' : '/wizard/0';
}
