import { AnswerBytes } from './answer-bytes.ts';

/** A response cached as bytes, per encoding. */
export interface CachedResponse<Answer = unknown> {
  readonly bytes: AnswerBytes;
  /** Never set: a phantom type of the content. */
  readonly answer?: Answer;
}

/** Whether a handler's result is a cached response. */
export function isCached(result: unknown): result is CachedResponse {
  return result instanceof Object && 'bytes' in result && result.bytes instanceof AnswerBytes;
}

/**
 * Cached responses of one call, made from a read model. A read model returns the same frozen object until its version
 * changes, in any process: responses live as long as that object. Handlers get the object from a service, which
 * checks the actor.
 */
export class ResponseCache<Source extends object, Answer> {
  private readonly entries = new WeakMap<Source, Map<string, CachedResponse<Answer>>>();

  /**
   * The cached response for a key, made on demand.
   *
   * @param source the read model's current value
   * @param key the input that the response depends on; must be one of few, because every response stays in memory
   * @param make makes the answer from source and key only
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
