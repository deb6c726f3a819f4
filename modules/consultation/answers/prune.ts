import type { Answers } from './answers.ts';
import { BIRTHDATE_PARTS, type Questionnaire } from './question.ts';
import { shownIds } from './triggers.ts';

/**
 * The answers without those of questions that are not shown: they never block a step and never reach a PDF
 * (readings, section 3). Use before printing, sending or recommending. Pruning twice changes nothing more.
 */
export function pruneAnswers(definition: Questionnaire, answers: Answers): Answers {
  const fields = new Set<string>(shownIds(definition, answers));
  if (fields.has('birthdate')) for (const part of BIRTHDATE_PARTS) fields.add(part);
  // Every field of Answers is optional, so a part of them is Answers again.
  return Object.fromEntries(Object.entries(answers).filter(([field]) => fields.has(field))) as Answers;
}
