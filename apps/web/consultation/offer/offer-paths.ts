/**
 * The way back from the summary (consultation specification, section 2, "Offer"): to the screen from which
 * this user came there.
 */
export function offerBack({ advises, calculates }: { advises: boolean; calculates: boolean }): string {
  if (calculates) return '/cart';
  return advises ? '/recommendations' : '/wizard/0';
}
