import { type AnswerSegment, answersInWords, isExempt, type WizardStep } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import type { Block, PdfDocument } from '../layout/block.ts';
import { allowanceBlock, closingBlocks, proposalBlocks } from './care-blocks.ts';
import { type CareValues, careValues } from './care-values.ts';
import type { DocumentInput } from './document-input.ts';
import { letterheadOf } from './letterhead.ts';
import { type PatientValues, patientValues, printedAnswers } from './persons.ts';

/** The parts of the documentation that hold answers, by the steps on which they are asked. */
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
  /** Exempt from the co-payment (gebuehr GE1). */
  readonly exempt: boolean;
}

/**
 * What the Dokumentation says: the whole consultation.
 *
 * @throws DomainError `invalid` where a line of the cart names a product or size that does not exist
 */
export function documentationValues(input: DocumentInput): DocumentationValues {
  const answers = printedAnswers(input);
  return {
    patient: patientValues(answers, input),
    sections: SECTIONS.map(({ title, steps }) => ({
      title,
      segments: answersInWords(
        input.questionnaire.filter(({ step }) => steps.includes(step)),
        answers,
      ),
    })),
    recommended: input.recommended.flatMap((id) => {
      const product = input.products.get(id);
      if (product === undefined) return [];
      const { Produktbezeichnung: name, PremiumBasis, Anwendungstyp, Schweregrad } = product;
      return [{ name, kind: [PremiumBasis, Anwendungstyp, Schweregrad].join(' · ') }];
    }),
    care: careValues({ ...input, answers }),
    exempt: isExempt(answers),
  };
}

/** The Dokumentation, ready to be drawn. */
export function documentation(input: DocumentInput): PdfDocument {
  const values = documentationValues(input);
  const { patient, sections } = values;
  return {
    title: 'Dokumentation der Beratung',
    day: formatDay(input.today),
    letterhead: letterheadOf(input.institution),
    blocks: [
      {
        kind: 'title',
        text: 'Dokumentation der Beratung',
        subtitle: [patient.name, `Beratung vom ${formatDay(input.today)}`].filter(Boolean).join(' · '),
      },
      ...sections.slice(0, -1).flatMap(sectionBlocks),
      ...recommendationBlocks(values),
      ...sections.slice(-1).flatMap(sectionBlocks),
      ...careBlocks(values),
      {
        kind: 'together',
        blocks: [
          { kind: 'gap', height: 6 },
          { kind: 'text', style: 'small', text: CONFIRMATION },
          {
            kind: 'signatures',
            captions: ['Ort, Datum', 'Unterschrift der versicherten Person oder ihrer Vertretung'],
          },
        ],
      },
    ],
  };
}

/** § 127 (5) SGB V: advice is documented and confirmed by a signature. */
const CONFIRMATION =
  'Ich bin vor der Inanspruchnahme der Leistung darüber beraten worden, welche Hilfsmittel für meine Versorgung ' +
  'geeignet und medizinisch notwendig sind (§\u00a0127 Absatz\u00a05 SGB\u00a0V).';

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

function careBlocks({ care, exempt }: DocumentationValues): Block[] {
  const { proposals } = care;
  return [
    { kind: 'heading', text: 'Gewählte Versorgung', level: 2 },
    ...(proposals.length === 0
      ? [{ kind: 'text', style: 'label', text: 'Es ist kein Produkt ausgewählt.' } as const]
      : proposals.flatMap(proposalBlocks)),
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Kosten im Monat', level: 3 },
        allowanceBlock(care, exempt),
        ...closingBlocks(care),
      ],
    },
  ];
}
