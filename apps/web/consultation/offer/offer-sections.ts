import {
  type Answers,
  missingAnswers,
  type Question,
  type QuestionId,
  type Questionnaire,
  shownQuestions,
  type WizardStep,
} from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { SECTION_TITLES } from '../area/section-titles.ts';
import { mayPassAnamnesis } from '../area/wizard-paths.ts';
import type { SectionId } from '../draft/draft.ts';
import type { MissingAt } from '../wizard/missing-items.ts';

/** A part of the summary with answers, by the steps on which they are asked; null: only on the summary. */
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
 * The questions that apply: the Anamnese is optional for users without the right to conduct it, and where the
 * consultation may continue without it.
 */
export function askedOf(definition: Questionnaire, advises: boolean, answers: Answers): Questionnaire {
  if (advises && !mayPassAnamnesis(answers)) return definition;
  return definition.map((question) => (question.step === 0 ? question : { ...question, required: false }));
}

/** Whether a user may edit a section: the Anamnese requires the right to consult. */
export function mayEdit({ id }: OfferSection, advises: boolean): boolean {
  return advises || id !== 'anamnese';
}

/** The visible questions of a section for these answers. */
export function questionsOf(
  { steps }: OfferSection,
  definition: Questionnaire,
  answers: Answers,
): readonly Question[] {
  return steps.flatMap((step) => shownQuestions(definition, answers, step));
}

/** A question with those that its answer shows, in order. */
export function togetherWith(id: QuestionId, questions: readonly Question[]): readonly Question[] {
  const shown = new Set([id]);
  return questions.filter((question) => {
    const trigger = question.dependence?.question;
    if (trigger !== undefined && shown.has(trigger)) shown.add(question.id);
    return shown.has(question.id);
  });
}

/** Errors that keep a section from being saved. */
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

/** All missing or invalid saved answers: they block the documents and the way on. */
export function missingInAll(
  definition: Questionnaire,
  answers: Answers,
  today: CalendarDay,
): readonly MissingAt[] {
  return OFFER_SECTIONS.flatMap((section) => missingIn(section, definition, answers, today));
}

/** The section that contains a step's questions. */
export function sectionOf(step: WizardStep | null): OfferSection {
  const section = OFFER_SECTIONS.find(({ steps }) => steps.includes(step));
  if (section === undefined) throw new Error(`No section holds step ${step}.`);
  return section;
}
