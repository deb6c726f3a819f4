import { AnswerBytes } from '../answers/answer-bytes.ts';

/** A response whose body is cached as bytes, in each encoding. */
export interface CachedResponse<Answer = unknown> {
  readonly bytes: AnswerBytes;
  /** Never set: the type of what the bytes say, for the compiler alone. */
  readonly answer?: Answer;
}

/** Whether a handler's result is a cached response. */
export function isCached(result: unknown): result is CachedResponse {
  return result instanceof Object && 'bytes' in result && result.bytes instanceof AnswerBytes;
}

/**
 * The responses of one call that are made of what a read model gives. A read model gives the same frozen object until
 * its version changes, in whatever process that happens: responses are cached as long as that object is, and leave
 * with it. To get the object a handler calls a service, which checks the actor.
 */
export class ResponseCache<Source extends object, Answer> {
  private readonly entries = new WeakMap<Source, Map<string, CachedResponse<Answer>>>();

  /**
   * The response cached under a key, made where there is none yet.
   *
   * @param source what a read model gave just now
   * @param key what of the input the response depends on; one of few, as each response stays in memory
   * @param make makes the answer, of these two alone
   */
  get(source: Source, key: string, make: () => Answer): CachedResponse<Answer> {
    const responses = this.entries.get(source) ?? new Map<string, CachedResponse<Answer>>();
    this.entries.set(source, responses);
    let response = responses.get(key);
    if (response === undefined) {
      response = { bytes: new AnswerBytes(make(), 'cached') };
      responses.set(key, response);
    }
    return response;
  }
}
