import type { UserActor } from '#platform/domain';
import { AnswerBytes } from './answer-bytes.ts';

/** An answer as bytes that are kept ready to be sent. */
export interface KeptAnswer<Answer = unknown> {
  readonly bytes: AnswerBytes;
  /** What the bytes say; known to the compiler alone. */
  readonly says?: Answer;
  /** How its question is asked again, once it has been asked (`repeatable`). */
  readonly again?: Again;
}

/**
 * Asks the same question again, for somebody who asks now: reads what is current, and what is kept of it.
 * @throws DomainError for an actor who may not read that
 */
export type Again = (actor: UserActor) => Promise<KeptAnswer>;

/** Whether a call's result is one. */
export function isKept(answer: unknown): answer is KeptAnswer {
  return answer instanceof Object && 'bytes' in answer && answer.bytes instanceof AnswerBytes;
}

/**
 * The answers of one call that are made of what a read model gives. A read model gives the same frozen object until
 * its version changes, in whatever process that happens: the bytes are kept as long as that object is, and leave with
 * it. To get the object a handler has asked a service, which has checked the actor.
 */
export class KeptAnswers<Source extends object, Answer> {
  private readonly answers = new WeakMap<Source, Map<string, KeptAnswer<Answer>>>();

  /**
   * The answer to a question.
   *
   * @param source what a read model gave just now
   * @param question what was asked of it; one of few, as each answer stays in memory
   * @param make makes the answer, of these two alone
   */
  of(source: Source, question: string, make: () => Answer): KeptAnswer<Answer> {
    const answers = this.answers.get(source) ?? new Map<string, KeptAnswer<Answer>>();
    this.answers.set(source, answers);
    let answer = answers.get(question);
    if (answer === undefined) {
      answer = { bytes: new AnswerBytes(make(), 'kept') };
      answers.set(question, answer);
    }
    return answer;
  }
}

/**
 * A handler whose kept answers know how their question is asked again: by the handler itself, with the input that was
 * read. Whoever answers with bytes that are kept takes input and actor, and nothing else.
 */
export function repeatable<Handler extends (...asked: never[]) => Promise<unknown>>(
  handler: Handler,
): Handler {
  const asking = handler as unknown as (input: unknown, ...rest: unknown[]) => Promise<unknown>;
  const repeating = async function (this: unknown, input: unknown, ...rest: unknown[]) {
    const answer = await asking.call(this, input, ...rest);
    if (!isKept(answer)) return answer;
    const again: Again = (actor) => asking.call(this, input, actor) as Promise<KeptAnswer>;
    return { ...answer, again };
  };
  return repeating as unknown as Handler;
}
