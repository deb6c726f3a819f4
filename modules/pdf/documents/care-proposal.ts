import { amountsAsOf, costName, oftenInWords, onceInWords } from '#consultation/domain';
import { letterheadLines } from '#institution/domain';
import { formatDay } from '#platform/domain';
import type { Block, Fact, PdfDocument } from '../blocks/block.ts';
import { allowanceBlock, closingBlocks, euro, proposalBlocks } from './care-blocks.ts';
import {
  type CareProposalValues,
  careProposalValues,
  decisionInWords,
  isBoughtBesides,
} from './care-proposal-values.ts';
import { chargedProposals, surchargeBlocks } from './declaration-blocks.ts';
import type { DocumentInput } from './document-input.ts';
import { identityOf, insurerInHead } from './identity-of.ts';
import { wordedFor } from './payer.ts';
import { patientPage } from './proposal/patient-page.ts';

/** The Versorgungsvorschlag, ready to be drawn; with a declaration if there are costs to bear. */
export function careProposal(input: DocumentInput): PdfDocument {
  const values = careProposalValues(input);
  const { patient, insurer, care } = values;
  const day = formatDay(input.today);
  const facts = factsOf(values);
  const large = input.largeType ?? false;
  const declarations = chargedProposals(values).length;
  return {
    title: 'Versorgungsvorschlag',
    day,
    letterhead: letterheadLines(input.institution, values.adviser),
    identity: identityOf(patient, insurerInHead(insurer)),
    footnote: amountsAsOf(input.today),
    blocks: wordedFor(insurer, [
      { kind: 'title', text: 'Versorgungsvorschlag', subtitle: `vom ${day}` },
      ...(care.proposals.length === 0
        ? [{ kind: 'text', style: 'body', text: 'Es ist noch kein Produkt ausgewählt.' } as const]
        : [
            ...patientPage(values, large, declarations),
            { kind: 'new-page' } as const,
            { kind: 'heading', text: 'Zahlen im Einzelnen', level: 2 } as const,
          ]),
      ...(facts.length === 0 ? [] : [{ kind: 'facts', nameWidth: 50, rows: facts } as const]),
      ...care.proposals.flatMap((proposal) => proposalBlocks(care, proposal)),
      ...costBlocks(values, input),
      ...surchargeBlocks(values, large),
    ]),
  };
}

/** What is known of the person, besides what the page head says. */
function factsOf({ patient, representative }: CareProposalValues): Fact[] {
  const { name, relation } = representative ?? { name: null, relation: null };
  const spokenFor = name !== null && relation !== null ? `${name} (${relation})` : (name ?? relation ?? '');
  const facts = [
    { name: 'Anschrift', value: [patient.street, patient.town].filter(Boolean).join(', ') },
    { name: 'Vertretung', value: spokenFor },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** Kept on one page; if there are too many proposals, the last one stays with the closing sentences. */
function costBlocks(values: CareProposalValues, input: DocumentInput): Block[] {
  const { care } = values;
  const sum = decisionInWords(values);
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Kosten im Monat', level: 2 },
        allowanceBlock(care, input),
        ...(care.proposals.length < 2 ? [] : overviewBlocks(values)),
        ...(sum === null
          ? []
          : ([
              { kind: 'gap', height: 2 },
              { kind: 'text', style: 'strong', text: sum },
            ] as const)),
        ...closingBlocks(care, input),
      ],
    },
  ];
}

const NONE = 'entfällt';

/** All proposals side by side. A purchase has no Mehrkosten and no Zuzahlung. */
function overviewBlocks(values: CareProposalValues): Block[] {
  const { care, decided } = values;
  const amount = (head: string) => ({ head, width: 22, align: 'right' as const });
  return [
    { kind: 'gap', height: 4 },
    {
      kind: 'table',
      columns: [
        { head: 'Vorschlag', width: 82, align: 'left' },
        amount('Sie zahlen'),
        amount(costName(0, care.offer.grossAllowance)),
        amount('Zuzahlung'),
        amount('Gesamtpreis'),
      ],
      rows: care.proposals.map((proposal) => {
        const { area, title, totalPrice, priceMissing, gone, pays, once, mehrkosten, copayment } = proposal;
        const often = onceInWords(pays, once.paid) ?? oftenInWords(pays, once.paid);
        return [
          [
            { text: title, style: 'body' },
            ...(proposal === decided ? [{ text: 'gewählt', style: 'note' } as const] : []),
            ...(isBoughtBesides(values, proposal) ? [{ text: 'dazu gekauft', style: 'note' } as const] : []),
            // The heading says that all of it is a month's.
            ...(often === 'im Monat' ? [] : [{ text: often, style: 'note' } as const]),
          ],
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
