import { formatDay } from '#platform/domain';
import { type Answers, isChosen } from './answers.ts';
import { hipOf } from './hip.ts';
import type { Question, QuestionId } from './question.ts';

/** A question and its answer, as people read them. */
export interface AnswerLine {
  readonly id: QuestionId;
  readonly question: string;
  /** Null: unanswered. */
  readonly text: string | null;
}

/** The answers of one segment of the questionnaire. */
interface AnswerSegment {
  readonly name: string;
  readonly lines: readonly AnswerLine[];
}

/** The answer to a question in words; null if unanswered. Prune the answers first. */
export function answerInWords(question: Question, answers: Answers): string | null {
  const given = answers[question.id];
  if (question.type === 'date') return answers.birthdate === undefined ? null : formatDay(answers.birthdate);
  if (question.answers.length > 0) {
    const labels = question.answers.filter(({ value }) => isChosen(given, value)).map(({ label }) => label);
    return labels.length === 0 ? null : labels.join(', ');
  }
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return null;
  if (question.type !== 'cm') return text;
  const hip = hipOf(answers);
  return hip === undefined ? text : `${hip}\u00a0cm`;
}

/**
 * The answers by segment, in the order of the questions.
 *
 * @param open questions to list even if unanswered
 */
export function answersInWords(
  questions: readonly Question[],
  answers: Answers,
  open: ReadonlySet<QuestionId> = new Set(),
): readonly AnswerSegment[] {
  const segments = new Map<string, AnswerLine[]>();
  for (const question of questions) {
    const { id, segmentName, questiontext } = question;
    const text = answerInWords(question, answers);
    if (text === null && !open.has(id)) continue;
    const lines = segments.get(segmentName) ?? [];
    segments.set(segmentName, [...lines, { id, question: questiontext, text }]);
  }
  return Array.from(segments, ([name, lines]) => ({ name, lines }));
}
