import { singularLabel } from '#catalogue/domain';
import { type AnswerSegment, answersInWords, type WizardStep } from '#consultation/domain';
import { type Krankenkasse, letterheadLines } from '#institution/domain';
import { formatDay } from '#platform/domain';
import type { Block, PdfDocument } from '../layout/block.ts';
import { allowanceBlock, closingBlocks, proposalBlocks } from './care-blocks.ts';
import { type CareValues, careValues } from './care-values.ts';
import type { DocumentInput, DocumentProduct } from './document-input.ts';
import { identityOf } from './identity-of.ts';
import { wordedFor } from './payer.ts';
import { adviserOf, type PatientValues, patientValues, printedAnswers } from './persons.ts';
import { signingBlocks } from './signing-blocks.ts';

/** The sections of the documentation with answers, by wizard step. */
const SECTIONS: readonly { readonly title: string; readonly steps: readonly (WizardStep | null)[] }[] = [
  { title: 'Beratung', steps: [0] },
  { title: 'Persönliche Daten', steps: [1] },
  { title: 'Anamnese', steps: [2, 3, 4] },
  { title: 'Zusätzliche Informationen', steps: [null] },
];

export interface DocumentationValues {
  readonly patient: PatientValues;
  /** Answers in words, pruned; a section without answers has no segments. */
  readonly sections: readonly { readonly title: string; readonly segments: readonly AnswerSegment[] }[];
  readonly recommended: readonly { readonly name: string; readonly kind: string }[];
  readonly care: CareValues;
  /** Name of the adviser; null if unknown. */
  readonly adviser: string | null;
  /** The sentence confirmed by the signature. */
  readonly confirmation: string;
}

/** The content of the Dokumentation: the whole consultation. */
export function documentationValues(input: DocumentInput): DocumentationValues {
  const answers = printedAnswers(input);
  const questionnaire = wordedFor(input.insurer, input.questionnaire);
  const care = careValues({ ...input, answers });
  const recommended = input.recommended.flatMap((id) => {
    const product = input.products.get(id);
    return product === undefined ? [] : [{ name: product.Produktbezeichnung, kind: kindOf(product) }];
  });
  const products = recommended.length > 0 || care.proposals.length > 0;
  return {
    patient: patientValues(answers),
    sections: SECTIONS.map(({ title, steps }) => ({
      title,
      segments: answersInWords(
        questionnaire.filter(({ step }) => steps.includes(step)),
        answers,
      ),
    })),
    recommended,
    care,
    adviser: adviserOf(answers),
    confirmation: confirmationOf(products, input.insurer),
  };
}

/** Tier, type and severity, if the product has them. */
function kindOf({ PremiumBasis, Anwendungstyp, Schweregrad }: DocumentProduct): string {
  return [
    ...(PremiumBasis === '-' ? [] : [PremiumBasis]),
    singularLabel(Anwendungstyp),
    ...(Schweregrad === 'Kein Schweregrad' ? [] : [Schweregrad]),
  ].join(' · ');
}

/**
 * § 127 (5) SGB V: people with statutory insurance confirm the advice by their signature. Mentions products only if
 * there are any.
 */
function confirmationOf(products: boolean, { selfPay }: Krankenkasse): string {
  const confirmed =
    'Die versicherte Person oder ihre Vertretung bestätigt die Beratung, wie sie hier dokumentiert ist';
  if (!products) return `${confirmed}.`;
  const about = `${confirmed}, auch darüber, welche Hilfsmittel für die Versorgung geeignet und medizinisch notwendig sind`;
  return selfPay ? `${about}.` : `${about} (§\u00a0127 Absatz\u00a05 SGB\u00a0V).`;
}

/** The Dokumentation, ready to be drawn. */
export function documentation(input: DocumentInput): PdfDocument {
  const values = documentationValues(input);
  const { patient, sections } = values;
  return {
    title: 'Dokumentation der Beratung',
    day: formatDay(input.today),
    letterhead: letterheadLines(input.institution, values.adviser),
    identity: identityOf(patient),
    blocks: [
      {
        kind: 'title',
        text: 'Dokumentation der Beratung',
        subtitle: `vom ${formatDay(input.today)}`,
      },
      ...sections.slice(0, -1).flatMap(sectionBlocks),
      ...recommendationBlocks(values),
      ...sections.slice(-1).flatMap(sectionBlocks),
      ...wordedFor(input.insurer, [...careBlocks(values, input), ...confirmationBlocks(values)]),
    ],
  };
}

function sectionBlocks({ title, segments }: DocumentationValues['sections'][number]): Block[] {
  const several = segments.length > 1;
  return [
    { kind: 'heading', text: title, level: 2 },
    ...(segments.length === 0 ? [{ kind: 'text', style: 'label', text: 'Keine Angaben.' } as const] : []),
    ...segments.flatMap(({ name, lines }): Block[] => [
      ...(several ? [{ kind: 'heading', text: name, level: 3 } as const] : []),
      {
        kind: 'facts',
        nameWidth: 78,
        rows: lines.map(({ question, text }) => ({ name: question, value: text ?? '' })),
      },
    ]),
  ];
}

function recommendationBlocks({ recommended }: DocumentationValues): Block[] {
  return [
    { kind: 'heading', text: 'Empfehlung', level: 2 },
    recommended.length === 0
      ? { kind: 'text', style: 'label', text: 'Keine Empfehlung.' }
      : {
          kind: 'table',
          columns: [
            { head: 'Produkt', width: 85, align: 'left' },
            { head: 'Art', width: 85, align: 'left' },
          ],
          rows: recommended.map(({ name, kind }) => [
            [{ text: name, style: 'body' }],
            [{ text: kind, style: 'label' }],
          ]),
          sums: [],
        },
  ];
}

function confirmationBlocks({ confirmation, adviser }: DocumentationValues): Block[] {
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'gap', height: 6 },
        { kind: 'text', style: 'small', text: confirmation },
        ...signingBlocks(adviser),
      ],
    },
  ];
}

/** The costs stay with the signatures below, so that no page holds signatures alone. */
function careBlocks({ care }: DocumentationValues, input: DocumentInput): Block[] {
  const { proposals } = care;
  return [
    { kind: 'heading', text: 'Gewählte Versorgung', level: 2 },
    ...(proposals.length === 0
      ? [{ kind: 'text', style: 'label', text: 'Es ist kein Produkt ausgewählt.' } as const]
      : proposals.flatMap((proposal) => proposalBlocks(care, proposal))),
    {
      kind: 'together',
      withNext: true,
      blocks: [
        { kind: 'heading', text: 'Kosten im Monat', level: 3 },
        allowanceBlock(care, input),
        ...closingBlocks(care, input),
      ],
    },
  ];
}
