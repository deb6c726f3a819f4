import {
  type Answers,
  BIRTHDATE_PARTS,
  missingAnswers,
  type Question,
  type Questionnaire,
  shownQuestions,
  type WizardStep,
} from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import type { MissingAt } from '../wizard/missing-items.ts';

/** A part of the summary that holds answers, by the steps on which they are asked; null: on the summary only. */
export interface OfferSection {
  readonly id: 'beratung' | 'person' | 'anamnese' | 'zusatz';
  readonly title: string;
  readonly steps: readonly (WizardStep | null)[];
}

export const OFFER_SECTIONS: readonly OfferSection[] = [
  { id: 'beratung', title: 'Beratung', steps: [0] },
  { id: 'person', title: 'Persönliche Daten', steps: [1] },
  { id: 'anamnese', title: 'Anamnese', steps: [2, 3, 4] },
  { id: 'zusatz', title: 'Zusätzliche Informationen', steps: [null] },
];

/** The questions as a user is asked them: who may not run the Anamnese owes it no answer. */
export function askedOf(definition: Questionnaire, advises: boolean): Questionnaire {
  if (advises) return definition;
  return definition.map((question) => (question.step === 0 ? question : { ...question, required: false }));
}

/** Whether a user may change a section: the Anamnese itself belongs to the consultation. */
export function mayEdit({ id }: OfferSection, advises: boolean): boolean {
  return advises || id !== 'anamnese';
}

/** The questions of a section that the answers let be shown. */
export function questionsOf(
  { steps }: OfferSection,
  definition: Questionnaire,
  answers: Answers,
): readonly Question[] {
  return steps.flatMap((step) => shownQuestions(definition, answers, step));
}

/** What keeps a section from being saved. */
export function missingIn(
  { steps }: OfferSection,
  definition: Questionnaire,
  answers: Answers,
  today: CalendarDay,
): readonly MissingAt[] {
  return steps.flatMap((step) =>
    step === null
      ? []
      : missingAnswers(definition, answers, step, today).map((missing) => ({ ...missing, step })),
  );
}

/** The answers with those of one section as they were before. */
export function restoreAnswers(
  { steps }: OfferSection,
  definition: Questionnaire,
  now: Answers,
  before: Answers,
): Answers {
  const fields = new Set<string>(definition.filter(({ step }) => steps.includes(step)).map(({ id }) => id));
  if (fields.has('birthdate')) for (const part of BIRTHDATE_PARTS) fields.add(part);
  const kept = Object.entries(now).filter(([field]) => !fields.has(field));
  const restored = Object.entries(before).filter(([field]) => fields.has(field));
  // Every field of Answers is optional, so parts of two of them are Answers again.
  return Object.fromEntries([...kept, ...restored]) as Answers;
}
