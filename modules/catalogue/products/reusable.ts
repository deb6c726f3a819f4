import type { PricedProduct } from './product.ts';

/** The product group of aids for body care in the Hilfsmittelverzeichnis: its bed pads are washed. */
const BODY_CARE = '51';

/**
 * Whether a product is used again after each wash, so that it is bought once and not by a daily need: where the vendor
 * says so, and bed pads of product group 51.
 */
export function isReusable(
  { Anwendungstyp, wiederverwendbar }: Pick<PricedProduct, 'Anwendungstyp' | 'wiederverwendbar'>,
  { aidnumber = '' }: Pick<PricedProduct['sizes'][string], 'aidnumber'>,
): boolean {
  return (
    wiederverwendbar === true || (Anwendungstyp === 'Krankenunterlagen' && aidnumber.startsWith(BODY_CARE))
  );
}
