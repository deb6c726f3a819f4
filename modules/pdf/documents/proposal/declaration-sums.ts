import { costName, ONCE_PART, oftenInWords, onceInWords } from '#consultation/domain';
import type { Sum } from '../../blocks/block.ts';
import { euro } from '../care-blocks.ts';
import type { CareProposalValues } from '../care-proposal-values.ts';
import type { ProposalValues } from '../care-values.ts';

/**
 * How the Mehrkosten of a proposal come about: the price of all packs, what is deducted, and what remains. The
 * deduction is the difference of the two calculated figures, so that the lines always add up.
 */
export function declarationSums({ care }: CareProposalValues, proposal: ProposalValues): readonly Sum[] {
  const { grossAllowance } = care.offer;
  const { totalPrice, mehrkosten, purchase, once } = proposal;
  const extraOnce = once.paid - once.purchase;
  const deducted = totalPrice - purchase - (mehrkosten ?? totalPrice - purchase);
  const name =
    deducted === grossAllowance
      ? 'abzüglich der Pauschale (brutto)'
      : 'abzüglich des Preises des günstigsten medizinisch notwendigen Vorschlags';
  return [
    { name: 'Gesamtpreis', value: euro(totalPrice) },
    ...(purchase === 0
      ? []
      : [{ name: 'abzüglich des Kaufs ohne Krankenkasse', value: `−\u00a0${euro(purchase)}` }]),
    ...(deducted === 0 ? [] : [{ name, value: `−\u00a0${euro(deducted)}` }]),
    {
      name: `${costName(0, grossAllowance)} ${oftenInWords(mehrkosten, extraOnce)}`,
      value: euro(mehrkosten),
    },
    ...(onceInWords(mehrkosten, extraOnce) === null ? [] : [{ name: ONCE_PART, value: euro(extraOnce) }]),
  ];
}
