import { amountsAsOf } from '#consultation/domain';
import { letterheadLines } from '#institution/domain';
import { formatDay } from '#platform/domain';
import type { Block, Fact, PdfDocument } from '../blocks/block.ts';
import { allowanceBlock, closingBlocks, proposalBlocks } from './care-blocks.ts';
import {
  type CareProposalValues,
  careProposalValues,
  decisionInWords,
  isBoughtBesides,
} from './care-proposal-values.ts';
import { chargedProposals, openBlocks, surchargeBlocks } from './declaration-blocks.ts';
import type { DocumentInput } from './document-input.ts';
import { identityOf, insurerInHead } from './identity-of.ts';
import { overviewBlocks } from './overview-blocks.ts';
import { wordedFor } from './payer.ts';
import { patientPage } from './proposal/patient-page.ts';

/** The Versorgungsvorschlag, ready to be drawn; with a declaration if there are costs to bear. */
export function careProposal(input: DocumentInput): PdfDocument {
  const values = careProposalValues(input);
  const { patient, insurer, care } = values;
  const day = formatDay(input.today);
  const facts = factsOf(values);
  const declarations = chargedProposals(values).length;
  return {
    title: 'Versorgungsvorschlag',
    day,
    large: input.largeType ?? false,
    letterhead: letterheadLines(input.institution, values.adviser),
    identity: identityOf(patient, insurerInHead(insurer), values.versichertennummer),
    footnote: amountsAsOf(input.today),
    blocks: wordedFor(insurer, [
      { kind: 'title', text: 'Versorgungsvorschlag', subtitle: `vom ${day}` },
      ...(care.proposals.length === 0
        ? [{ kind: 'text', style: 'body', text: 'Es ist noch kein Produkt ausgewählt.' } as const]
        : [
            ...patientPage(values, declarations),
            { kind: 'new-page' } as const,
            { kind: 'heading', text: 'Zahlen im Einzelnen', level: 2 } as const,
          ]),
      ...(facts.length === 0 ? [] : [{ kind: 'facts', nameWidth: 50, rows: facts } as const]),
      ...care.proposals.flatMap((proposal) => proposalBlocks(proposal)),
      ...costBlocks(values, input),
      ...surchargeBlocks(values),
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
  const { care, decided } = values;
  const sum = decisionInWords(values);
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Kosten im Monat', level: 2 },
        allowanceBlock(care, input),
        ...overviewBlocks(care, (proposal) => [
          ...(proposal === decided ? ['gewählt'] : []),
          ...(isBoughtBesides(values, proposal) ? ['dazu gekauft'] : []),
        ]),
        ...(sum === null
          ? []
          : ([
              { kind: 'gap', height: 2 },
              { kind: 'text', style: 'strong', text: sum },
            ] as const)),
        ...closingBlocks(care, input),
        ...openBlocks(values),
      ],
    },
  ];
}
