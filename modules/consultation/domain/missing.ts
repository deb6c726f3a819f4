import type { CalendarDay } from '#platform/domain';
import type { Answers } from './answers.ts';
import { type BirthdateFault, birthdateFault, readBirthdate } from './birthdate.ts';
import type { Question, QuestionId, Questionnaire, WizardStep } from './question.ts';
import { shownQuestions } from './triggers.ts';

/** The insurer entry of people who have none; the birth date is not asked for then. */
export const KEINE_KRANKENKASSE = 'Keine Krankenkasse';

/** German messages under a question that blocks the step (consultation specification, section 5). */
export const MISSING_CHOICE = 'Bitte auswählen';
const MISSING_BIRTHDATE = 'Bitte ausfüllen im Format Tag & Monat zweistellig, Jahr vierstellig';

const FAULTS: Readonly<Record<BirthdateFault, string>> = {
  'before-1900': 'Das Geburtsdatum liegt vor dem Jahr 1900.',
  'no-such-day': 'Dieses Datum gibt es nicht.',
  'in-the-future': 'Das Geburtsdatum liegt in der Zukunft.',
};

/** What to say of a birth date that is missing or none: what is wrong with it, where its form is not, first. */
export function birthdateMessage(answers: Answers, today: CalendarDay): string {
  const fault = birthdateFault(answers, today);
  return fault === null ? MISSING_BIRTHDATE : `${FAULTS[fault]} ${MISSING_BIRTHDATE}`;
}

/** A question that keeps the step from being left, with what to tell the person at the screen. */
export interface MissingAnswer {
  readonly id: QuestionId;
  readonly message: string;
}

/**
 * Whether a question has to be answered now. The birth date is required only once an insurer other than
 * 'Keine Krankenkasse' is chosen (consultation specification, section 4).
 */
export function isRequired(question: Question, { krankenkasse }: Answers): boolean {
  if (question.id !== 'birthdate') return question.required;
  return question.required && !isEmpty(krankenkasse) && krankenkasse !== KEINE_KRANKENKASSE;
}

/**
 * What keeps the step from being left: shown questions that are required and empty, and a birth date that
 * is typed but not one (consultation specification, sections 4 and 5). Empty where the step is complete.
 */
export function missingAnswers(
  definition: Questionnaire,
  answers: Answers,
  step: WizardStep,
  today: CalendarDay,
): readonly MissingAnswer[] {
  return shownQuestions(definition, answers, step)
    .filter((question) => blocks(question, answers, today))
    .map(({ id }) => ({
      id,
      message: id === 'birthdate' ? birthdateMessage(answers, today) : MISSING_CHOICE,
    }));
}

function blocks(question: Question, answers: Answers, today: CalendarDay): boolean {
  const required = isRequired(question, answers);
  if (question.id !== 'birthdate') return required && isEmpty(answers[question.id]);
  const read = readBirthdate(answers, today);
  return read === 'invalid' || (required && read === 'empty');
}

function isEmpty(answer: Answers[QuestionId]): boolean {
  return answer === undefined || (typeof answer === 'string' ? answer.trim() : answer).length === 0;
}
