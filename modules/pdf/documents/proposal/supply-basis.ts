import type { DocumentDetails } from '#consultation/domain';
import { formatDay } from '#platform/domain';

/** What a supply rests on, in one line; `text` null: to be filled in by hand. */
export interface SupplyBasis {
  readonly name: string;
  readonly text: string | null;
}

/** The prescription or recommendation as it was noted; a line to write on if nothing was. */
export function supplyBasis(details: DocumentDetails): SupplyBasis {
  const { basis, prescribedOn, prescribedBy, recommendedOn, recommendedBy } = details;
  if (basis === 'none') return { name: 'Verordnung', text: 'ohne Verordnung' };
  if (basis === 'nurse')
    return {
      name: 'Empfehlung der Pflegefachkraft',
      text: inWords(recommendedOn, [recommendedBy]),
    };
  const { prescribedProduct, prescribedAmount, prescribedPeriod } = details;
  return {
    name: 'Verordnung',
    text: inWords(prescribedOn, [prescribedBy, prescribedProduct, prescribedAmount, prescribedPeriod]),
  };
}

function inWords(
  day: DocumentDetails['prescribedOn'],
  texts: readonly (string | undefined)[],
): string | null {
  const known = [day === undefined ? '' : `vom ${formatDay(day)}`, ...texts.map((text) => text ?? '')];
  return known.filter((text) => text !== '').join(', ') || null;
}
