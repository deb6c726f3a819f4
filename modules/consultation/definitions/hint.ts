import * as z from 'zod/mini';
import {
  ANSWER_CODES,
  type AnswerCode,
  type Answers,
  type CodedField,
  isChosen,
} from '../answers/answers.ts';

type HintField = Exclude<CodedField, 'important'>;
/** `field.code`, such as `haut.Ha2`. */
type FieldHintKey = { [F in HintField]: `${F}.${AnswerCode<F>}` }[HintField];

const hintText = z.string().check(z.minLength(1));
const fields = Object.keys(ANSWER_CODES) as CodedField[];
const fieldHints = Object.fromEntries(
  fields
    .filter((field) => field !== 'important')
    .flatMap((field) => ANSWER_CODES[field].map((code) => [`${field}.${code}`, z.optional(hintText)])),
) as Record<FieldHintKey, z.ZodMiniOptional<typeof hintText>>;

/**
 * Reads data/definitions/hints.json, the text recommendations: advice keyed by `field.code`, and under
 * `important` by the code alone (consultation specification, section 7). A key that names no field or code
 * is refused.
 */
export const hintsSchema = z.strictObject({
  ...fieldHints,
  important: z.partialRecord(z.enum(ANSWER_CODES.important), hintText),
});
export type Hints = Readonly<z.infer<typeof hintsSchema>>;

/** Advice for an answer; `key` is `field.code`. */
export interface Hint {
  readonly key: string;
  readonly text: string;
}

/** The advice for these answers, in the order of the questionnaire. Prune the answers first. */
export function hintsFor(answers: Answers, { important, ...others }: Hints): readonly Hint[] {
  const texts = new Map<string, string | undefined>([
    ...Object.entries(others),
    ...Object.entries(important).map(([code, text]) => [`important.${code}`, text] as const),
  ]);
  return fields.flatMap((field) =>
    ANSWER_CODES[field].flatMap((code) => {
      const key = `${field}.${code}`;
      const text = texts.get(key);
      return text !== undefined && isChosen(answers[field], code) ? [{ key, text }] : [];
    }),
  );
}
