import type { Tier } from '#catalogue/domain';
import type { Berechnungsmethode } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { CARE_TYPES, type CareType } from './cart.ts';

/** The areas a method knows: free sale exists in methods A and C only. */
export function areasOf(method: Berechnungsmethode): readonly CareType[] {
  return method === 'B' ? [0, 1] : CARE_TYPES;
}

/** Whether the insurer pays in an area, so that the statutory co-payment is due (readings, section 1). */
export function insurerPays(method: Berechnungsmethode, careType: CareType): boolean {
  return careType === 0 || (careType === 1 && method !== 'B');
}

/**
 * The area of a line that was added without naming one (readings, section 1): care aids and skin care are
 * not covered by the allowance; Premium, and everything of a self-payer without an allowance, is desired
 * care; Basis is needs-based.
 *
 * @param gross gross allowance in cents, null where none can be named
 */
export function areaOfAddedLine(
  product: { readonly PremiumBasis: Tier },
  method: Berechnungsmethode,
  selfPay: boolean,
  gross: Cents | null,
): CareType {
  if (product.PremiumBasis === '-') return method === 'B' ? 1 : 2;
  return product.PremiumBasis === 'Premium' || (selfPay && gross === 0) ? 1 : 0;
}
