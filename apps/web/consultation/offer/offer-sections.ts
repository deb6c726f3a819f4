import {
  type Answers,
  missingAnswers,
  type Question,
  type Questionnaire,
  shownQuestions,
  type WizardStep,
} from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { SECTION_TITLES } from '../area/section-titles.ts';
import type { SectionId } from '../draft/draft.ts';
import type { MissingAt } from '../wizard/missing-items.ts';
import { mayPassAnamnesis } from '../wizard/wizard-paths.ts';

/** A part of the summary that holds answers, by the steps on which they are asked; null: on the summary only. */
export interface OfferSection {
  readonly id: SectionId;
  readonly title: string;
  readonly steps: readonly (WizardStep | null)[];
}

export const OFFER_SECTIONS: readonly OfferSection[] = [
  { id: 'beratung', title: SECTION_TITLES.beratung, steps: [0] },
  { id: 'person', title: SECTION_TITLES.person, steps: [1] },
  { id: 'anamnese', title: SECTION_TITLES.anamnese, steps: [2, 3, 4] },
  { id: 'zusatz', title: SECTION_TITLES.zusatz, steps: [null] },
];

/**
 * The questions as they are asked: who may not run the Anamnese owes it no answer, and nobody does where the
 * consultation may go on without it.
 */
export function askedOf(definition: Questionnaire, advises: boolean, answers: Answers): Questionnaire {
  if (advises && !mayPassAnamnesis(answers)) return definition;
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
    missingAnswers(definition, answers, step, today).map((missing) => ({ ...missing, step })),
  );
}

/** Everything that is missing or wrong in the saved answers: it keeps the documents and the way on closed. */
export function missingInAll(
  definition: Questionnaire,
  answers: Answers,
  today: CalendarDay,
): readonly MissingAt[] {
  return OFFER_SECTIONS.flatMap((section) => missingIn(section, definition, answers, today));
}

/** The section in which a question of a step is asked. */
export function sectionOf(step: WizardStep | null): OfferSection {
  const section = OFFER_SECTIONS.find(({ steps }) => steps.includes(step));
  if (section === undefined) throw new Error(`No section holds step ${step}.`);
  return section;
}
