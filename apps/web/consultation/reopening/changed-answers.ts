import { type Answers, answersInWords, pruneAnswers, type Questionnaire } from '#consultation/domain';
import { OF_THE_TALK, type Reopened } from '../draft/reopened.ts';

/** An answer that differs from the one of then; null: not answered, or not asked any more. */
export interface ChangedAnswer {
  readonly id: string;
  readonly question: string;
  readonly former: string | null;
  readonly now: string | null;
}

/**
 * The answers about the person that read differently now, in the order of the questions; none for a record opened by
 * an earlier version of this program, which did not keep them.
 */
export function changedAnswers(
  { answers: former }: Reopened,
  questionnaire: Questionnaire,
  answers: Answers,
): readonly ChangedAnswer[] {
  if (former === undefined) return [];
  const [then, now] = [texts(questionnaire, former), texts(questionnaire, answers)];
  return questionnaire.flatMap((question) => {
    if (OF_THE_TALK.includes(question.id)) return [];
    const change = { former: then.get(question.id) ?? null, now: now.get(question.id) ?? null };
    if (change.former === change.now) return [];
    return [{ id: question.id, question: question.questiontext, ...change }];
  });
}

/** The answers in words, by question. */
function texts(questionnaire: Questionnaire, answers: Answers): ReadonlyMap<string, string | null> {
  const segments = answersInWords(questionnaire, pruneAnswers(questionnaire, answers));
  return new Map(segments.flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)));
}
