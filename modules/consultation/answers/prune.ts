import type { Answers } from './answers.ts';
import { BIRTHDATE_PARTS, type Questionnaire } from './question.ts';
import { shownIds } from './triggers.ts';

/**
 * The answers without those of hidden questions, which never block a step and never reach a PDF. Call before
 * printing, sending or recommending. Idempotent.
 */
export function pruneAnswers(definition: Questionnaire, answers: Answers): Answers {
  const fields = new Set<string>(shownIds(definition, answers));
  if (fields.has('birthdate')) for (const part of BIRTHDATE_PARTS) fields.add(part);
  // Every field of Answers is optional, so any subset is Answers.
  return Object.fromEntries(Object.entries(answers).filter(([field]) => fields.has(field))) as Answers;
}
