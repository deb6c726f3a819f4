import { setTimeout } from 'node:timers/promises';
import { ANSWER_MS } from './bounds.ts';

/** How often a request whose connection broke is sent again. */
const TRIES = 6;
const PAUSE_MS = 500;

/** What a part of the soak has seen; filled while it runs. */
export class Recorder {
  readonly times: number[] = [];
  readonly errors: string[] = [];
  repeated = 0;
  /** While the server is killed on purpose: what breaks then is no error, and not sent again. */
  isBreaking = false;

  /**
   * Sends a request until it is answered, and takes note of how long that took and of what was wrong.
   *
   * @param expected statuses that are right
   * @returns the answer's text; null where it was wrong
   */
  async ask(
    url: string,
    init: RequestInit = {},
    expected: readonly number[] = [200],
  ): Promise<string | null> {
    const started = performance.now();
    let said = '';
    for (let tries = 1; tries <= TRIES; tries += 1) {
      if (this.isBreaking) return null;
      if (tries > 1) {
        this.repeated += 1;
        await setTimeout(PAUSE_MS * tries);
      }
      try {
        const answer = await fetch(url, {
          redirect: 'manual',
          signal: AbortSignal.timeout(ANSWER_MS),
          ...init,
        });
        const text = await answer.text();
        if (expected.includes(answer.status)) {
          this.times.push(performance.now() - started);
          return text;
        }
        said = `${init.method ?? 'GET'} ${new URL(url).pathname} was answered with ${answer.status}: ${text.slice(0, 150)}`;
        // The proxy's word for a connection that broke.
        if (answer.status !== 502) break;
      } catch (error) {
        said = `${init.method ?? 'GET'} ${new URL(url).pathname}: ${Object(Object(error).cause).code ?? error}`;
        // After a wait that long there is no second one.
        if (Object(error).name === 'TimeoutError') break;
      }
    }
    if (this.isBreaking) return null;
    this.times.push(performance.now() - started);
    this.errors.push(said);
    return null;
  }
}
