import { costName, oftenInWords, onceInWords } from '#consultation/domain';
import type { Block } from '../blocks/block.ts';
import { euro } from './care-blocks.ts';
import type { CareValues, ProposalValues } from './care-values.ts';

const NONE = 'entfällt';

/**
 * The amounts of all proposals side by side, if there are any. A purchase has no Mehrkosten and no Zuzahlung.
 *
 * @param marksOf remarks below the title of a proposal
 */
export function overviewBlocks(
  { offer, proposals }: CareValues,
  marksOf: (proposal: ProposalValues) => readonly string[] = () => [],
): Block[] {
  if (proposals.length === 0) return [];
  const amount = (head: string) => ({ head, width: 22, align: 'right' as const });
  return [
    { kind: 'gap', height: 2 },
    {
      kind: 'table',
      columns: [
        { head: 'Vorschlag', width: 82, align: 'left' },
        amount('Sie zahlen'),
        amount(costName(0, offer.grossAllowance)),
        amount('Zuzahlung'),
        amount('Gesamtpreis'),
      ],
      rows: proposals.map((proposal) => {
        const { area, title, totalPrice, priceMissing, gone, pays, once, mehrkosten, copayment } = proposal;
        const often = onceInWords(pays, once.paid) ?? oftenInWords(pays, once.paid);
        // The heading says that all of it is a month's.
        const notes = [...marksOf(proposal), ...(often === 'im Monat' ? [] : [often])];
        return [
          [{ text: title, style: 'body' }, ...notes.map((text) => ({ text, style: 'note' }) as const)],
          [{ text: euro(pays), style: 'strong' }],
          [{ text: area === 2 ? NONE : euro(mehrkosten), style: 'body' }],
          [{ text: copayment === null ? NONE : euro(copayment.amount), style: 'body' }],
          [{ text: euro(priceMissing || gone.length > 0 ? null : totalPrice), style: 'body' }],
        ];
      }),
      withNext: true,
      sums: [],
    },
  ];
}
