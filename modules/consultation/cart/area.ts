import { APPLICATION_TYPES, type ApplicationType, type PricedProduct } from '#catalogue/domain';
import { type Berechnungsmethode, methodOf } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { CareType } from './cart.ts';

/** The areas of a method: not every one has free sale. */
export const areasOf = (method: Berechnungsmethode): readonly CareType[] => methodOf(method).areas;

/** Whether the insurer pays in an area, so that the statutory co-payment is due. */
export const insurerPays = (method: Berechnungsmethode, careType: CareType): boolean =>
  methodOf(method).insured.includes(careType);

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
 * a method without free sale. Anything else keeps the area from which it was added. If there is none,
 * Premium and everything for a self-payer without an allowance is desired care, and Basis is needs-based.
 *
 * @param opened area from which the product is added, or which holds its line; undefined if none
 */
export function areaOfLine(
  product: Pick<PricedProduct, 'Anwendungstyp' | 'PremiumBasis'>,
  { method, selfPay, gross }: AreaFacts,
  opened?: CareType,
): CareType {
  const bought = areasOf(method).includes(2) ? 2 : 1;
  if (isCareProduct(product)) return bought;
  if (opened !== undefined) return opened;
  if (product.PremiumBasis === '-') return bought;
  return product.PremiumBasis === 'Premium' || (selfPay && gross === 0) ? 1 : 0;
}
