import { type Krankenkasse, letterheadLines, SELF_PAYERS } from '#institution/domain';
import { formatDay } from '#platform/domain';
import type { Block, Fact, PdfDocument } from '../layout/block.ts';
import { allowanceBlock, closingBlocks, euro, extraName, proposalBlocks } from './care-blocks.ts';
import { type CareProposalValues, careProposalValues } from './care-proposal-values.ts';
import type { CareValues } from './care-values.ts';
import { surchargeBlocks } from './declaration-blocks.ts';
import type { DocumentInput } from './document-input.ts';
import { identityOf, insurerWithIk } from './identity-of.ts';
import { wordedFor } from './payer.ts';

/** The Versorgungsvorschlag, ready to be drawn; with a declaration if there are costs to bear. */
export function careProposal(input: DocumentInput): PdfDocument {
  const values = careProposalValues(input);
  const { patient, insurer, care } = values;
  const day = formatDay(input.today);
  const facts = factsOf(values);
  return {
    title: 'Versorgungsvorschlag',
    day,
    letterhead: letterheadLines(input.institution, values.adviser),
    identity: identityOf(patient, insurerInHead(insurer)),
    blocks: wordedFor(insurer, [
      { kind: 'title', text: 'Versorgungsvorschlag', subtitle: `vom ${day}` },
      ...(facts.length === 0 ? [] : [{ kind: 'facts', nameWidth: 50, rows: facts } as const]),
      { kind: 'heading', text: 'Ihre Versorgung', level: 2 },
      ...(care.proposals.length === 0
        ? [{ kind: 'text', style: 'body', text: 'Es ist noch kein Produkt ausgewählt.' } as const]
        : care.proposals.flatMap((proposal) => proposalBlocks(care, proposal))),
      ...costBlocks(care, input),
      ...surchargeBlocks(values),
    ]),
  };
}

const IN_HEAD: Readonly<Record<string, string | null>> = {
  [SELF_PAYERS.uninsured]: 'keine',
  [SELF_PAYERS.selfPaying]: 'nicht beteiligt (Selbstzahlung)',
  // To be filled in by hand.
  [SELF_PAYERS.privatelyInsured]: null,
};

function insurerInHead(insurer: Krankenkasse): string | null {
  const { Kasse, selfPay } = insurer;
  if (!selfPay) return insurerWithIk(insurer);
  return Kasse in IN_HEAD ? (IN_HEAD[Kasse] ?? null) : Kasse;
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
function costBlocks(care: CareValues, input: DocumentInput): Block[] {
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Kosten im Monat', level: 2 },
        allowanceBlock(care, input),
        ...(care.proposals.length < 2 ? [] : overviewBlocks(care)),
        ...closingBlocks(care, input),
      ],
    },
  ];
}

const NONE = 'entfällt';

/** All proposals side by side. A purchase has no Mehrkosten and no Zuzahlung. */
function overviewBlocks(care: CareValues): Block[] {
  const right = (head: string, width: number) => ({ head, width, align: 'right' as const });
  return [
    { kind: 'gap', height: 4 },
    {
      kind: 'table',
      columns: [
        { head: 'Vorschlag', width: 74, align: 'left' },
        right('Sie zahlen', 24),
        right(extraName(care), 24),
        right('Zuzahlung', 24),
        right('Gesamtpreis', 24),
      ],
      rows: care.proposals.map(
        ({ area, title, totalPrice, priceMissing, gone, pays, mehrkosten, copayment }) => [
          [{ text: title, style: 'body' }],
          [{ text: euro(pays), style: 'strong' }],
          [{ text: area === 2 ? NONE : euro(mehrkosten), style: 'body' }],
          [{ text: copayment === null ? NONE : euro(copayment.amount), style: 'body' }],
          [{ text: euro(priceMissing || gone.length > 0 ? null : totalPrice), style: 'body' }],
        ],
      ),
      withNext: true,
      sums: [],
    },
  ];
}
