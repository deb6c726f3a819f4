import { APPLICATION_TYPES, type ApplicationType, type PricedProduct } from '#catalogue/domain';
import type { Berechnungsmethode } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { CARE_TYPES, type CareType } from '../cart/cart.ts';

/** The areas of a method: only methods A and C have free sale. */
export function areasOf(method: Berechnungsmethode): readonly CareType[] {
  return method === 'B' ? [0, 1] : CARE_TYPES;
}

/** Whether the insurer pays in an area, so that the statutory co-payment is due. */
export function insurerPays(method: Berechnungsmethode, careType: CareType): boolean {
  return careType === 0 || (careType === 1 && method !== 'B');
}

const CARE_PRODUCTS: ReadonlySet<ApplicationType> = new Set([
  ...APPLICATION_TYPES.Pflegehilfsmittel,
  ...APPLICATION_TYPES.Hautpflege,
]);

/** Whether a product is a care aid or skin care, which the Pauschale never covers. */
export function isCareProduct(product: Pick<PricedProduct, 'Anwendungstyp'>): boolean {
  return CARE_PRODUCTS.has(product.Anwendungstyp);
}

/** What, besides the product, decides its area. */
export interface AreaFacts {
  readonly method: Berechnungsmethode;
  readonly selfPay: boolean;
  /** Gross allowance in cents; null if unknown. */
  readonly gross: Cents | null;
}

/**
 * The area of a line, decided only here. Care aids and skin care are bought: free sale, or desired care under
 * method B, which has no free sale. Anything else keeps the area from which it was added. If there is none,
 * Premium and everything for a self-payer without an allowance is desired care, and Basis is needs-based.
 *
 * @param opened area from which the product is added, or which holds its line; undefined if none
 */
export function areaOfLine(
  product: Pick<PricedProduct, 'Anwendungstyp' | 'PremiumBasis'>,
  { method, selfPay, gross }: AreaFacts,
  opened?: CareType,
): CareType {
  const bought = method === 'B' ? 1 : 2;
  if (isCareProduct(product)) return bought;
  if (opened !== undefined) return opened;
  if (product.PremiumBasis === '-') return bought;
  return product.PremiumBasis === 'Premium' || (selfPay && gross === 0) ? 1 : 0;
}
