import { SELF_PAYERS } from '#institution/domain';
import { type CalendarDay, hiddenMessage, tooLongMessage } from '#platform/domain';
import { answerLimit } from './answer-limits.ts';
import type { Answers } from './answers.ts';
import { type BirthdateFault, birthdateFault, readBirthdate } from './birthdate.ts';
import type { Question, QuestionId, Questionnaire, WizardStep } from './question.ts';
import { shownQuestions } from './triggers.ts';

/** German messages under a question that blocks the step (consultation specification, section 5). */
const MISSING_CHOICE = 'Bitte auswählen';
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
  /** The answer is there, and longer than the documents print. */
  readonly tooLong?: true;
  /** The answer is there, with characters in it that nobody sees. */
  readonly hidden?: true;
}

/**
 * Whether a question has to be answered now. The birth date is required only once an insurer other than
 * 'Keine Krankenkasse' is chosen (consultation specification, section 4).
 */
export function isRequired(question: Question, { krankenkasse }: Answers): boolean {
  if (question.id !== 'birthdate') return question.required;
  return question.required && !isEmpty(krankenkasse) && krankenkasse !== SELF_PAYERS.uninsured;
}

/**
 * What keeps the step from being left: shown questions that are required and empty, a birth date that is typed
 * but not one (consultation specification, sections 4 and 5), and a text that is longer than its limit or holds
 * what nobody sees. Empty where the step is complete.
 *
 * @param step null for the questions of the summary
 */
export function missingAnswers(
  definition: Questionnaire,
  answers: Answers,
  step: WizardStep | null,
  today: CalendarDay,
): readonly MissingAnswer[] {
  return shownQuestions(definition, answers, step).flatMap((question): MissingAnswer[] => {
    const { id } = question;
    const tooLong = tooLongAnswer(id, answers);
    if (tooLong !== null) return [{ id, message: tooLong, tooLong: true }];
    const hidden = hiddenInAnswer(id, answers);
    if (hidden !== null) return [{ id, message: hidden, hidden: true }];
    if (!blocks(question, answers, today)) return [];
    const message = id === 'birthdate' ? birthdateMessage(answers, today) : MISSING_CHOICE;
    return [{ id, message }];
  });
}

function tooLongAnswer(id: QuestionId, answers: Answers): string | null {
  const limit = answerLimit(id);
  const answer = answers[id];
  return limit !== null && typeof answer === 'string' ? tooLongMessage(answer, limit) : null;
}

/** What to say of a free text with characters that nobody sees; null for every other answer. */
export function hiddenInAnswer(id: QuestionId, answers: Answers): string | null {
  const answer = answers[id];
  return answerLimit(id) !== null && typeof answer === 'string' ? hiddenMessage(answer) : null;
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
