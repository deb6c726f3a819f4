import { type Answers, isExempt } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import type { Block, PdfDocument } from '../layout/block.ts';
import { allowanceBlock, closingBlocks, euro, proposalBlocks } from './care-blocks.ts';
import { type CareValues, careValues } from './care-values.ts';
import { surchargeBlocks } from './declaration-blocks.ts';
import type { DocumentInput } from './document-input.ts';
import { letterheadOf } from './letterhead.ts';
import { type PatientValues, patientValues, printedAnswers } from './persons.ts';

export interface CareProposalValues {
  readonly patient: PatientValues;
  readonly care: CareValues;
  /** Exempt from the co-payment (gebuehr GE1). */
  readonly exempt: boolean;
}

/**
 * What the Versorgungsvorschlag says: the chosen proposals and who pays what of them.
 *
 * @throws DomainError `invalid` where a line of the cart names a product or size that does not exist
 */
export function careProposalValues(input: DocumentInput): CareProposalValues {
  const answers: Answers = printedAnswers(input);
  return {
    patient: patientValues(answers, input),
    care: careValues({ ...input, answers }),
    exempt: isExempt(answers),
  };
}

/** The Versorgungsvorschlag with the Mehrkostenübernahmeerklärung, ready to be drawn. */
export function careProposal(input: DocumentInput): PdfDocument {
  const values = careProposalValues(input);
  const { patient, care } = values;
  const day = formatDay(input.today);
  const facts = [
    { name: 'Versicherte Person', value: patient.name },
    { name: 'Geburtsdatum', value: patient.birthdate },
    { name: 'Anschrift', value: [patient.street, patient.town].filter(Boolean).join(', ') || null },
    { name: 'Krankenkasse', value: patient.insurer },
  ];
  return {
    title: 'Versorgungsvorschlag',
    day,
    letterhead: letterheadOf(input.institution),
    blocks: [
      { kind: 'title', text: 'Versorgungsvorschlag', subtitle: `vom ${day}` },
      { kind: 'facts', nameWidth: 50, rows: facts.filter(({ value }) => value !== null) },
      { kind: 'heading', text: 'Ihre Versorgung', level: 2 },
      ...(care.proposals.length === 0
        ? [{ kind: 'text', style: 'body', text: 'Es ist noch kein Produkt ausgewählt.' } as const]
        : care.proposals.flatMap(proposalBlocks)),
      ...costBlocks(values),
      ...surchargeBlocks(values),
    ],
  };
}

function costBlocks({ care, exempt }: CareProposalValues): Block[] {
  const { proposals } = care;
  return [
    {
      kind: 'together',
      blocks: [{ kind: 'heading', text: 'Kosten im Monat', level: 2 }, allowanceBlock(care, exempt)],
    },
    ...(proposals.length === 0 ? [] : overviewBlocks(proposals)),
    ...closingBlocks(care),
  ];
}

/** All proposals beside each other. */
function overviewBlocks(proposals: CareValues['proposals']): Block[] {
  return [
    { kind: 'gap', height: 4 },
    {
      kind: 'table',
      columns: [
        { head: 'Vorschlag', width: 106, align: 'left' },
        { head: 'Gesamtpreis', width: 32, align: 'right' },
        { head: 'Mehrkosten', width: 32, align: 'right' },
      ],
      rows: proposals.map(({ title, totalPrice, mehrkosten }) => [
        [{ text: title, style: 'body' }],
        [{ text: euro(totalPrice), style: 'body' }],
        [{ text: euro(mehrkosten), style: 'strong' }],
      ]),
      sums: [],
    },
  ];
}
