import { singularLabel } from '#catalogue/domain';
import { type AnswerSegment, answersInWords, type WizardStep } from '#consultation/domain';
import { type Krankenkasse, letterheadLines } from '#institution/domain';
import { formatDay } from '#platform/domain';
import type { Attachment, Block, PdfDocument } from '../blocks/block.ts';
import { allowanceBlock, closingBlocks, proposalBlocks } from './care-blocks.ts';
import { type CareValues, careValues } from './care-values.ts';
import type { DocumentInput, DocumentProduct } from './document-input.ts';
import { identityOf, insurerInHead } from './identity-of.ts';
import { payerOf, wordedFor } from './payer.ts';
import { type PatientValues, patientValues, printedAnswers } from './persons.ts';
import { basisBlocks, departureBlocks, otherChangesBlocks } from './record/basis-blocks.ts';
import { beratungAttachments } from './record/beratung-of.ts';
import { explainedBlocks, sampleBlocks, signerFacts, talkBlocks } from './record/record-blocks.ts';
import { type RecordValues, recordValues } from './record/record-values.ts';
import { facts, supplyBlocks } from './record/supply-blocks.ts';
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
  /** What the law asks to be recorded besides the answers. */
  readonly record: RecordValues;
  /** Versichertennummer as answered; null: unknown. */
  readonly number: string | null;
  /** The sentence confirmed by the signature. */
  readonly confirmation: string;
}

/** The content of the Dokumentation: the whole consultation. */
export function documentationValues(input: DocumentInput): DocumentationValues {
  const answers = printedAnswers(input);
  const care = careValues({ ...input, answers });
  const questionnaire = wordedFor(input.insurer, asked(input, care));
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
    record: recordValues(input, answers, care),
    number: answers.versichertennummer?.trim() || null,
    confirmation: confirmationOf(products, input.insurer),
  };
}

/**
 * Without a Krankenkasse or a rate there is no Zuzahlung, so whether somebody is exempt from it is left out. A
 * person who pays alone has no Krankenkasse to name: the head of the page tells it.
 */
function asked({ questionnaire, insurer }: DocumentInput, { offer }: CareValues) {
  const left = [
    ...(insurer.selfPay && offer.grossAllowance === 0 ? ['gebuehr'] : []),
    ...(payerOf(insurer, offer.grossAllowance) === 'alone' ? ['krankenkasse'] : []),
  ];
  return left.length === 0 ? questionnaire : questionnaire.filter(({ id }) => !left.includes(id));
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
  const { patient, sections, record, care, number } = values;
  const [talk, person, history, more] = sections.map(sectionBlocks);
  const [known, ...rest] = identityOf(patient, insurerInHead(input.insurer));
  const attachments = beratungAttachments(input);
  return {
    title: 'Dokumentation der Beratung',
    day: formatDay(input.today),
    letterhead: letterheadLines(input.institution, record.adviser),
    identity: [
      ...(known ? [known] : []),
      ...rest.slice(0, 1),
      ...(number === null ? [] : [{ name: 'Versichertennummer', value: number }]),
      ...rest.slice(1),
    ],
    blocks: [
      {
        kind: 'title',
        text: 'Dokumentation der Beratung',
        subtitle: `vom ${formatDay(input.today)}`,
      },
      heading('Beratung'),
      ...wordedFor(input.insurer, talkBlocks(record)),
      ...(talk ?? []),
      heading('Persönliche Daten'),
      ...(person ?? []),
      ...unknownBlocks(values, input.insurer),
      ...wordedFor(input.insurer, basisBlocks(record)),
      heading('Anamnese'),
      ...(history ?? []),
      ...recommendationBlocks(values),
      ...wordedFor(input.insurer, [...supplyBlocks(record, care), ...sampleBlocks(record)]),
      heading('Zusätzliche Informationen'),
      ...(more ?? []),
      ...wordedFor(input.insurer, [
        ...explainedBlocks(record),
        ...departureBlocks(record),
        ...otherChangesBlocks(record),
        ...careBlocks(values, input),
        ...confirmationBlocks(values, attachments),
      ]),
    ],
    attachments,
  };
}

/** Tells the recipient of the file that it holds more than pages. */
function carriedNote(attachments: readonly Attachment[]): Block[] {
  return attachments.length === 0
    ? []
    : [
        { kind: 'gap', height: 3 },
        { kind: 'text', style: 'small', text: CARRIED },
      ];
}

const CARRIED =
  'Die PDF-Datei enthält diese Beratung auch als Anlage „beratung.json“, damit eine Folgeberatung darauf aufbauen kann.';

const heading = (text: string): Block => ({ kind: 'heading', text, level: 2 });

/** Lines for what a Krankenkasse has to know of the person and nobody has answered. */
function unknownBlocks({ patient, number }: DocumentationValues, insurer: Krankenkasse): Block[] {
  const rows = [
    ...(number === null && !insurer.selfPay ? [{ name: 'Versichertennummer', value: null }] : []),
    ...(insurer.selfPay || insurer.IK ? [] : [{ name: 'IK der Krankenkasse', value: null }]),
    ...(patient.street === null && patient.town === null ? [{ name: 'Anschrift', value: null }] : []),
  ];
  return rows.length === 0 ? [] : [facts(rows)];
}

function sectionBlocks({ segments }: DocumentationValues['sections'][number]): Block[] {
  const several = segments.length > 1;
  return [
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

/** What the file carries is explained below the signatures, on the same page. */
function confirmationBlocks(
  { confirmation, record }: DocumentationValues,
  attachments: readonly Attachment[],
): Block[] {
  const { signer, adviser } = record;
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'gap', height: 6 },
        { kind: 'text', style: 'small', text: confirmation },
        { kind: 'gap', height: 2 },
        facts(signerFacts(record)),
        ...signingBlocks(adviser, signer),
        ...carriedNote(attachments),
      ],
    },
  ];
}

/** The costs stay with the signatures below, so that no page holds signatures alone. */
function careBlocks({ care }: DocumentationValues, input: DocumentInput): Block[] {
  const { proposals } = care;
  return [
    { kind: 'heading', text: 'Vorschläge und Kosten', level: 2 },
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
