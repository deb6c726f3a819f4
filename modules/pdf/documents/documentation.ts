import { type Answers, answerInWords, type Question, type QuestionId } from '#consultation/domain';
import { type Krankenkasse, letterheadLines } from '#institution/domain';
import { formatDay } from '#platform/domain';
import type { Attachment, Block, Fact, PdfDocument } from '../blocks/block.ts';
import { allowanceBlock, closingBlocks } from './care-blocks.ts';
import { type CareValues, careValues } from './care-values.ts';
import type { DocumentInput } from './document-input.ts';
import { identityOf, insurerInHead } from './identity-of.ts';
import { overviewBlocks } from './overview-blocks.ts';
import { wordedFor } from './payer.ts';
import { type PatientValues, patientValues, printedAnswers, representativeValues } from './persons.ts';
import { ANSWER_LABELS, PRINTED_ELSEWHERE } from './record/answer-labels.ts';
import { basisBlocks } from './record/basis-blocks.ts';
import { beratungAttachments } from './record/beratung-of.ts';
import { explainedBlocks, samplesFact, signerBlocks, talkFacts } from './record/record-blocks.ts';
import { type RecordValues, recordValues } from './record/record-values.ts';
import { paired, supplyBlocks } from './record/supply-blocks.ts';
import { signingBlocks } from './signing-blocks.ts';

export interface DocumentationValues {
  readonly patient: PatientValues;
  /** Who spoke for the person, or that nobody did; null: not answered. */
  readonly representative: string | null;
  /** Answers in words, pruned, with short labels: of the person, and of the Anamnese with what was noted. */
  readonly person: readonly Fact[];
  readonly history: readonly Fact[];
  /** What was noted of samples; null: nothing. */
  readonly samplesNote: string | null;
  /** Names of the recommended products. */
  readonly recommended: readonly string[];
  readonly care: CareValues;
  /** What the law asks to be recorded besides the answers. */
  readonly record: RecordValues;
  /** Versichertennummer as answered; null: unknown. */
  readonly number: string | null;
  /** The sentence confirmed by the signature. */
  readonly confirmation: string;
}

/** Answers of the first step that belong to the Anamnese. */
const OF_THE_HISTORY: readonly QuestionId[] = ['inkontinenz'];

/** The content of the Dokumentation: the whole consultation. */
export function documentationValues(input: DocumentInput): DocumentationValues {
  const answers = printedAnswers(input);
  const care = careValues({ ...input, answers });
  const answered = asked(input, care, answers).flatMap((question): readonly (readonly [Question, Fact])[] => {
    const value = answerInWords(question, answers);
    const name = ANSWER_LABELS[question.id] ?? question.questiontext;
    return value === null ? [] : [[question, { name, value }]];
  });
  const facts = (belongs: (question: Question) => boolean) =>
    answered.flatMap(([question, fact]) => (belongs(question) ? [fact] : []));
  const ofHistory = ({ id, step }: Question) => step === null || step > 1 || OF_THE_HISTORY.includes(id);
  const recommended = input.recommended.flatMap((id) => input.products.get(id)?.Produktbezeichnung ?? []);
  const products = recommended.length > 0 || care.proposals.length > 0;
  return {
    patient: patientValues(answers),
    representative: spokenFor(input, answers),
    person: facts((question) => !ofHistory(question)),
    history: facts(ofHistory),
    samplesNote: answers.extra3?.trim() || null,
    recommended,
    care,
    record: recordValues(input, answers, care),
    number: answers.versichertennummer?.trim() || null,
    confirmation: confirmationOf(products, input.insurer),
  };
}

/**
 * The questions whose answers are listed. Without a Krankenkasse or a rate there is no Zuzahlung, and a product that
 * is named says that there is one.
 */
function asked({ questionnaire, insurer }: DocumentInput, { offer }: CareValues, answers: Answers) {
  const left: readonly (QuestionId | false)[] = [
    insurer.selfPay && offer.grossAllowance === 0 && 'gebuehr',
    Boolean(answers.experience_product?.trim()) && 'experience',
  ];
  const worded = wordedFor(insurer, questionnaire);
  return worded.filter(({ id }) => !PRINTED_ELSEWHERE.has(id) && !left.includes(id));
}

/** Who spoke for the person in one line: name, relation and how to reach them. */
function spokenFor(input: DocumentInput, answers: Answers): string | null {
  const { name, relation, phone, email } = representativeValues(answers, input.questionnaire) ?? {};
  const known = [name, relation, phone, email].filter(Boolean).join(', ');
  const question = input.questionnaire.find(({ id }) => id === 'representative');
  const said = question === undefined ? null : answerInWords(wordedFor(input.insurer, question), answers);
  return known || said;
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
  const { patient, history, samplesNote, recommended, record, care, number } = values;
  const attachments = beratungAttachments(input);
  return {
    title: 'Dokumentation der Beratung',
    day: formatDay(input.today),
    letterhead: letterheadLines(input.institution, record.adviser),
    identity: identityOf(patient, insurerInHead(input.insurer), number),
    blocks: [
      {
        kind: 'title',
        text: 'Dokumentation der Beratung',
        subtitle: `vom ${formatDay(input.today)}`,
      },
      heading('Gespräch und Person'),
      paired([
        ...wordedFor(input.insurer, talkFacts(record)),
        ...insuranceFacts(input.insurer),
        ...personFacts(values),
        ...unknownFacts(values, input.insurer),
      ]),
      ...wordedFor(input.insurer, basisBlocks(record)),
      heading('Anamnese und Empfehlung'),
      paired([
        ...history,
        samplesFact(record, samplesNote),
        { name: 'Empfohlen', value: recommended.join(', ') || 'keine Empfehlung' },
      ]),
      ...wordedFor(input.insurer, [
        ...explainedBlocks(record),
        ...supplyBlocks(record, care),
        ...costBlocks(values, input),
        ...confirmationBlocks(values, attachments),
      ]),
    ],
    attachments,
  };
}

/** How somebody is insured of whose insurer the head of the page leaves the name to the hand. */
const insuranceFacts = (insurer: Krankenkasse): Fact[] =>
  insurerInHead(insurer) === null ? [{ name: 'Versicherung', value: insurer.Kasse }] : [];

/** What is known of the person besides the head of the page. */
function personFacts({ patient, representative, person }: DocumentationValues): Fact[] {
  const address = [patient.street, patient.town].filter(Boolean).join(', ');
  return [
    ...person,
    ...(address === '' ? [] : [{ name: 'Anschrift', value: address }]),
    ...(representative === null ? [] : [{ name: 'Vertretung', value: representative }]),
  ];
}

/** Tells the recipient of the file that it holds more than pages. */
function carriedNote(attachments: readonly Attachment[]): Block[] {
  return attachments.length === 0 ? [] : [{ kind: 'text', style: 'note', text: CARRIED }];
}

const CARRIED =
  'Die PDF-Datei enthält diese Beratung auch als Anlage „beratung.json“, damit eine Folgeberatung darauf aufbauen kann.';

const heading = (text: string): Block => ({ kind: 'heading', text, level: 2 });

/** Lines for what a Krankenkasse has to know of the person and nobody has answered. */
function unknownFacts({ patient, number }: DocumentationValues, insurer: Krankenkasse): Fact[] {
  return [
    ...(number === null && !insurer.selfPay ? [{ name: 'Versichertennummer', value: null }] : []),
    ...(insurer.selfPay || insurer.IK ? [] : [{ name: 'IK der Krankenkasse', value: null }]),
    ...(patient.street === null && patient.town === null ? [{ name: 'Anschrift', value: null }] : []),
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
        { kind: 'gap', height: 1.5 },
        { kind: 'text', style: 'small', text: confirmation },
        ...signerBlocks(record),
        ...signingBlocks(adviser, signer),
        ...carriedNote(attachments),
      ],
    },
  ];
}

/** The costs stay with the signatures below, so that no page holds signatures alone. */
function costBlocks({ care }: DocumentationValues, input: DocumentInput): Block[] {
  return [
    {
      kind: 'together',
      withNext: true,
      blocks: [
        heading('Kosten im Monat'),
        allowanceBlock(care, input),
        ...overviewBlocks(care),
        ...closingBlocks(care, input),
      ],
    },
  ];
}
