import * as z from 'zod/mini';
import { type AnswerField, type Answers, answersSchema } from '#consultation/domain';

/** Changes of answers that do not count yet: what is given, and what is taken back. */
export interface AnswerEdit {
  readonly given: Answers;
  readonly removed: readonly AnswerField[];
}

const FIELDS = Object.keys(answersSchema.shape) as AnswerField[];

/** As it lies in the draft. */
export const answerEditSchema = z.strictObject({
  given: answersSchema,
  removed: z.array(z.enum(FIELDS)),
});

/** What leads from some answers to others; null where they are the same. */
export function editBetween(before: Answers, after: Answers): AnswerEdit | null {
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) return null;
  const removed = changed.filter((field) => after[field] === undefined);
  const given = changed.filter((field) => after[field] !== undefined).map((field) => [field, after[field]]);
  // Every field of Answers is optional, so parts of them are Answers again.
  return { given: Object.fromEntries(given) as Answers, removed };
}

/** The answers with the changes in them. */
export function applyEdit(answers: Answers, edit: AnswerEdit | undefined): Answers {
  if (edit === undefined) return answers;
  const kept = Object.entries(answers).filter(([field]) => !edit.removed.some((name) => name === field));
  return { ...(Object.fromEntries(kept) as Answers), ...edit.given };
}
