import { SELF_PAYERS } from '#institution/domain';
import { type CalendarDay, hiddenMessage, tooLongMessage } from '#platform/domain';
import { answerLimit } from './answer-limits.ts';
import type { Answers } from './answers.ts';
import { type BirthdateFault, birthdateFault, readBirthdate } from './birthdate.ts';
import { hipMessage } from './hip.ts';
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

/** The message for a missing or invalid birth date; names the specific fault if there is one. */
export function birthdateMessage(answers: Answers, today: CalendarDay): string {
  const fault = birthdateFault(answers, today);
  return fault === null ? MISSING_BIRTHDATE : `${FAULTS[fault]} ${MISSING_BIRTHDATE}`;
}

/** A question that blocks the step, with its message. */
export interface MissingAnswer {
  readonly id: QuestionId;
  readonly message: string;
  /** Answered, but longer than the documents print. */
  readonly tooLong?: true;
  /** Answered, but with invisible characters. */
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
 * What blocks the step: visible required questions without an answer, a typed birth date that is not one
 * (consultation specification, sections 4 and 5), a measure that is none, and a text that is too long or has invisible characters. Empty if
 * the step is complete.
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
    const hip = id === 'huefte' ? hipMessage(answers) : null;
    if (hip !== null) return [{ id, message: hip }];
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

/** The message for invisible characters in a free text; null otherwise. */
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
