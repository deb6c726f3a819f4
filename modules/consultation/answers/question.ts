import * as z from 'zod/mini';
import { type AnswerField, answersSchema } from './answers.ts';

/** Typed parts of the birth date; they share its question. */
export const BIRTHDATE_PARTS = ['day', 'month', 'year'] as const;

/** An answer field with a question of its own, whose id is the field's name. */
export type QuestionId = Exclude<AnswerField, (typeof BIRTHDATE_PARTS)[number]>;

/** Every question id, in the order of the answers. */
export const QUESTION_IDS = (Object.keys(answersSchema.shape) as AnswerField[]).filter(
  (field): field is QuestionId => !BIRTHDATE_PARTS.some((part) => part === field),
);

export const WIZARD_STEPS = [0, 1, 2, 3, 4] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

const text = z.string().check(z.minLength(1));
const nullableText = z.nullable(text);
const questionId = z.enum(QUESTION_IDS);

const choice = z.strictObject({ value: text, label: text, sublinetext: nullableText });

const question = z.strictObject({
  id: questionId,
  /** Wizard step; null for questions of the summary. */
  step: z.nullable(z.literal(WIZARD_STEPS)),
  type: z.enum([
    'single',
    'multi',
    'text',
    'email',
    'tel',
    'textarea',
    'date',
    'krankenkasse',
    'product',
    'cm',
  ]),
  questiontext: text,
  /** Help for the adviser, collapsed by default. */
  hint: nullableText,
  required: z.boolean(),
  /** The choices of a single or multi question; empty for other types. */
  answers: z.readonly(z.array(choice)),
  /** Shown only if the answer to `question` is, or contains, one of `anyOf`; null: always shown. */
  dependence: z.nullable(
    z.strictObject({
      question: questionId,
      anyOf: z.readonly(z.array(text).check(z.minLength(1))),
    }),
  ),
  segmentName: text,
  sublinetext: nullableText,
});

/** One question of the Anamnese (consultation specification, section 3, "Wizard question"). */
export type Question = Readonly<z.infer<typeof question>>;
/** The whole questionnaire, in order. */
export type Questionnaire = readonly Question[];

/**
 * Each id once, and a trigger always before what it shows, so that one pass decides visibility and there are no
 * cycles.
 */
function isOrdered(questions: Questionnaire): boolean {
  const above = new Set<QuestionId>();
  return questions.every(({ id, dependence }) => {
    const inOrder = !above.has(id) && (dependence === null || above.has(dependence.question));
    above.add(id);
    return inOrder;
  });
}

const hasChoices = ({ type, answers }: Question): boolean =>
  (type === 'single' || type === 'multi') === answers.length > 0;

/** Reads data/definitions/questionnaire.json. */
export const questionnaireSchema = z.readonly(
  z
    .array(question.check(z.refine(hasChoices, 'single and multi have choices, other types none')))
    .check(z.refine(isOrdered, 'ids are unique and a question depends on one above it')),
);
