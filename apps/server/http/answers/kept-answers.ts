import { AnswerBytes } from './answer-bytes.ts';

/**
 * Keeps answers ready to send as long as what they were made from has not changed. Whether it has is the
 * database's to say at each request: a process by itself never knows what another one has written.
 */
export class KeptAnswers {
  private version: number | undefined;
  private answers = new Map<string, Promise<AnswerBytes>>();

  /**
   * The answer to a question.
   *
   * @param version of the data, read from the database for this request, before `make` reads the data
   * @param question what was asked; one of few, as each answer stays in memory
   */
  get(version: number, question: string, make: () => Promise<unknown>): Promise<AnswerBytes> {
    if (version !== this.version) {
      this.version = version;
      this.answers = new Map();
    }
    const { answers } = this;
    let answer = answers.get(question);
    if (answer === undefined) {
      answer = make().then((value) => new AnswerBytes(value, 'kept'));
      answers.set(question, answer);
      answer.catch(() => answers.delete(question));
    }
    return answer;
  }
}
