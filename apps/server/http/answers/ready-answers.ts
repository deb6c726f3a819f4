import type { KeptAnswer } from './kept-answers.ts';

/** Addresses whose answers are at hand: more than there are questions, few enough to keep whoever invents new spellings. */
const MOST = 64;

/** The kept answers by the addresses under which they were given. */
export class ReadyAnswers {
  private readonly answers = new Map<string, KeptAnswer>();

  get(url: string): KeptAnswer | undefined {
    return this.answers.get(url);
  }

  put(url: string, answer: KeptAnswer): void {
    if (this.answers.size >= MOST) this.answers.clear();
    this.answers.set(url, answer);
  }
}
