import type { Cents } from '#platform/domain';

/** The sentence under the figures: who pays what (consultation specification, section 8). */
export type OfferHint =
  | 'covered'
  | 'extra-cost'
  | 'price-missing'
  | 'place-open'
  | 'patient-pays-all'
  | 'allowance-unknown';

/** The figures that decide the sentence. */
interface ChargedProposal {
  readonly totalCarePrice: Cents | null;
  readonly priceMissing: boolean;
  readonly placeOpen?: boolean;
}

/** Who pays what, as one code. Ignores proposals whose figures are not shown. */
export function hintOf(
  gross: Cents | null,
  areas: readonly { readonly tabs: readonly ChargedProposal[] }[],
): OfferHint {
  if (gross === null) return 'allowance-unknown';
  if (gross === 0) return 'patient-pays-all';
  let priceMissing = false;
  let placeOpen = false;
  for (const { tabs } of areas) {
    for (const tab of tabs) {
      if (tab.placeOpen) placeOpen = true;
      else if ((tab.totalCarePrice ?? 0) > 0) return 'extra-cost';
      else if (tab.priceMissing) priceMissing = true;
    }
  }
  if (placeOpen) return 'place-open';
  return priceMissing ? 'price-missing' : 'covered';
}
