import * as z from 'zod/mini';
import { type AnswerField, type Answers, answersSchema } from '#consultation/domain';

/** Pending changes to answers: fields set and fields removed. */
export interface AnswerEdit {
  readonly given: Answers;
  readonly removed: readonly AnswerField[];
}

const FIELDS = Object.keys(answersSchema.shape) as AnswerField[];

/** Schema of the stored draft. */
export const answerEditSchema = z.strictObject({
  given: answersSchema,
  removed: z.array(z.enum(FIELDS)),
});

/** The edit that turns `before` into `after`; null if they are equal. */
export function editBetween(before: Answers, after: Answers): AnswerEdit | null {
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed.length === 0) return null;
  const removed = changed.filter((field) => after[field] === undefined);
  const given = changed.filter((field) => after[field] !== undefined).map((field) => [field, after[field]]);
  // Every field of Answers is optional, so a subset is an Answers too.
  return { given: Object.fromEntries(given) as Answers, removed };
}

/** The answers with the edit applied. */
export function applyEdit(answers: Answers, edit: AnswerEdit | undefined): Answers {
  if (edit === undefined) return answers;
  const kept = Object.entries(answers).filter(([field]) => !edit.removed.some((name) => name === field));
  return { ...(Object.fromEntries(kept) as Answers), ...edit.given };
}
