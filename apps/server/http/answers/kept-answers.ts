import type { UserActor } from '#platform/domain';
import { AnswerBytes } from './answer-bytes.ts';

/** An answer that is ready to be sent, as long as it is current. */
export interface KeptAnswer<Answer = unknown> {
  readonly bytes: AnswerBytes;
  /** What the bytes say; known to the compiler alone. */
  readonly says?: Answer;
  /**
   * Whether what it was made from is still the same, for somebody who asks now.
   * @throws DomainError for an actor who may not read that
   */
  isCurrent(actor: UserActor): Promise<boolean>;
}

/** Whether a call's result is one. */
export function isKept(answer: unknown): answer is KeptAnswer {
  return answer instanceof Object && 'bytes' in answer && answer.bytes instanceof AnswerBytes;
}

/**
 * Keeps answers ready to be sent as long as what they were made from has not changed. Whether it has is the
 * database's to say at each request: a process by itself never knows what another one has written.
 */
export class KeptAnswers {
  private version: number | undefined;
  private answers = new Map<string, Promise<KeptAnswer>>();

  /** @param versionOf another number after each change; asks the database, and whether the actor may read */
  constructor(private readonly versionOf: (actor: UserActor) => Promise<number>) {}

  /**
   * The answer to a question.
   *
   * @param question what was asked; one of few, as each answer stays in memory
   * @param make reads the data; begun after the version is known, so that no answer is older than its version
   */
  async get<Answer>(
    actor: UserActor,
    question: string,
    make: () => Promise<Answer>,
  ): Promise<KeptAnswer<Answer>> {
    const version = await this.versionOf(actor);
    if (version !== this.version) {
      this.version = version;
      this.answers = new Map();
    }
    const { answers } = this;
    let answer = answers.get(question);
    if (answer === undefined) {
      answer = make().then((value) => ({
        bytes: new AnswerBytes(value, 'kept'),
        isCurrent: async (asking) => (await this.versionOf(asking)) === version,
      }));
      answers.set(question, answer);
      answer.catch(() => answers.delete(question));
    }
    return answer as Promise<KeptAnswer<Answer>>;
  }
}
