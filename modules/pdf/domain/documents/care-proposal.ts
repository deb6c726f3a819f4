import { type Krankenkasse, letterheadLines } from '#institution/domain';
import { formatDay } from '#platform/domain';
import type { Block, Fact, PdfDocument } from '../layout/block.ts';
import { allowanceBlock, closingBlocks, euro, proposalBlocks } from './care-blocks.ts';
import { type CareProposalValues, careProposalValues } from './care-proposal-values.ts';
import type { CareValues } from './care-values.ts';
import { surchargeBlocks } from './declaration-blocks.ts';
import type { DocumentInput } from './document-input.ts';
import { identityOf, insurerWithIk } from './identity-of.ts';

const PRIVATE = 'Private Krankenkasse';

/** The Versorgungsvorschlag, with the Mehrkostenübernahmeerklärung where there are Mehrkosten, ready to be drawn. */
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
    blocks: [
      { kind: 'title', text: 'Versorgungsvorschlag', subtitle: `vom ${day}` },
      ...(facts.length === 0 ? [] : [{ kind: 'facts', nameWidth: 50, rows: facts } as const]),
      { kind: 'heading', text: 'Ihre Versorgung', level: 2 },
      ...(care.proposals.length === 0
        ? [{ kind: 'text', style: 'body', text: 'Es ist noch kein Produkt ausgewählt.' } as const]
        : care.proposals.flatMap(proposalBlocks)),
      ...costBlocks(care),
      ...surchargeBlocks(values),
    ],
  };
}

/** Who is insured privately has a Krankenkasse whose name is filled in by hand; who else pays alone has none. */
function insurerInHead(insurer: Krankenkasse): string | null {
  return insurerWithIk(insurer) ?? (insurer.Kasse === PRIVATE ? null : 'keine');
}

/** What the head of the page does not say of the person, as far as it is known. */
function factsOf({ patient, representative }: CareProposalValues): Fact[] {
  const { name, relation } = representative ?? { name: null, relation: null };
  const spokenFor = name !== null && relation !== null ? `${name} (${relation})` : (name ?? relation ?? '');
  const facts = [
    { name: 'Anschrift', value: [patient.street, patient.town].filter(Boolean).join(', ') },
    { name: 'Vertretung', value: spokenFor },
  ];
  return facts.filter(({ value }) => value !== '');
}

function costBlocks(care: CareValues): Block[] {
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Kosten im Monat', level: 2 },
        allowanceBlock(care),
        ...(care.proposals.length < 2 ? [] : overviewBlocks(care.proposals)),
      ],
    },
    ...closingBlocks(care),
  ];
}

/** All proposals beside each other. Of a purchase there is no Mehrkosten and no Zuzahlung. */
function overviewBlocks(proposals: CareValues['proposals']): Block[] {
  const right = (head: string, width: number) => ({ head, width, align: 'right' as const });
  return [
    { kind: 'gap', height: 4 },
    {
      kind: 'table',
      columns: [
        { head: 'Vorschlag', width: 74, align: 'left' },
        right('Sie zahlen', 24),
        right('Mehrkosten', 24),
        right('Zuzahlung', 24),
        right('Gesamtpreis', 24),
      ],
      rows: proposals.map(({ area, title, totalPrice, priceMissing, pays, mehrkosten, copayment }) => [
        [{ text: title, style: 'body' }],
        [{ text: euro(pays), style: 'strong' }],
        [{ text: area === 2 ? 'entfällt' : euro(mehrkosten), style: 'body' }],
        [{ text: area === 2 ? 'entfällt' : euro(copayment.amount), style: 'body' }],
        [{ text: euro(priceMissing ? null : totalPrice), style: 'body' }],
      ]),
      sums: [],
    },
  ];
}
