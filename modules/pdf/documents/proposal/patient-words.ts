import { insurerPays, oftenInWords, PURCHASE } from '#consultation/domain';
import { euro } from '../care-blocks.ts';
import type { CareLineValues, CareValues, ProposalValues } from '../care-values.ts';

/** What is supplied of a product each month, or once, in one sentence. */
export function suppliedInWords({ packs, content, dailyNeed, washable, once }: CareLineValues): string {
  const count = packs === 1 ? '1\u00a0Packung' : `${packs}\u00a0Packungen`;
  const each = content === '' ? '' : packs === 1 ? ` mit ${content}` : ` mit je ${content}`;
  const need = dailyNeed === null || washable ? '' : `, gerechnet für ${dailyNeed}\u00a0Stück am Tag`;
  return `${once ? 'Einmalig' : 'Jeden Monat'} ${count}${each}${need}.`;
}

/**
 * What the amount that the patient pays is made of, in words without abbreviations. True for any payer: the parts are
 * named only where somebody else pays a part.
 */
export function paysInWords(care: CareValues, proposal: ProposalValues): string {
  const { pays, once } = proposal;
  const made = madeOf(care, proposal);
  if (pays === null || once.paid === 0) return made;
  return oftenInWords(pays, once.paid) === 'einmalig'
    ? `${made} Dieser Betrag fällt nur einmal an.`
    : `${made} ${euro(once.paid)} davon fallen nur einmal an.`;
}

function madeOf({ offer }: CareValues, proposal: ProposalValues): string {
  const { area, pays, mehrkosten, purchase, mehrkostenInWords, copayment } = proposal;
  if (pays === null) return mehrkostenInWords;
  if (area === 2) return 'Das ist der Preis. Sie kaufen privat, ohne Abrechnung mit einer Krankenkasse.';
  if (offer.grossAllowance === 0) return 'Das ist der volle Preis.';
  if (purchase > 0)
    return mehrkosten
      ? `Davon sind ${euro(mehrkosten)} Mehrkosten und ${euro(purchase)} ${PURCHASE}. Eine Pauschale wird darauf nicht angerechnet.`
      : 'Das ist der Preis. Sie kaufen ohne die Krankenkasse.';
  if (!insurerPays(offer.method, area))
    return 'Das ist der volle Preis. Eine Pauschale wird darauf nicht angerechnet.';
  const due = copayment?.amount ?? 0;
  if (!mehrkosten)
    return due === 0
      ? 'Sie zahlen für diese Versorgung nichts.'
      : 'Das ist die gesetzliche Zuzahlung. Mehrkosten fallen nicht an.';
  return due === 0
    ? 'Das sind die Mehrkosten. Eine Zuzahlung fällt nicht an.'
    : `Davon sind ${euro(mehrkosten)} Mehrkosten und ${euro(due)} gesetzliche Zuzahlung.`;
}
