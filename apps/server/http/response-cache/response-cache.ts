import type { UserActor } from '#platform/domain';
import { AnswerBytes } from '../answers/answer-bytes.ts';

/** A response whose body is cached as bytes, in each encoding. */
export interface CachedResponse<Answer = unknown> {
  readonly bytes: AnswerBytes;
  /** Never set: the type of what the bytes say, for the compiler alone. */
  readonly answer?: Answer;
  /** The handler that gave it, bound to the input that was read (`bindInput`). */
  readonly handler?: BoundHandler;
}

/**
 * A handler with its input already read: checks the actor, reads the current version and gives the response cached
 * for it.
 * @throws DomainError for an actor who may not read that
 */
export type BoundHandler = (actor: UserActor) => Promise<CachedResponse>;

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

/**
 * A handler whose cached responses carry the handler itself, bound to the input that was read. A handler that gives
 * cached responses takes input and actor, and nothing else.
 */
export function bindInput<Handler extends (...parameters: never[]) => Promise<unknown>>(
  handler: Handler,
): Handler {
  const original = handler as unknown as (input: unknown, ...rest: unknown[]) => Promise<unknown>;
  const binding = async function (this: unknown, input: unknown, ...rest: unknown[]) {
    const result = await original.call(this, input, ...rest);
    if (!isCached(result)) return result;
    const bound: BoundHandler = (actor) => original.call(this, input, actor) as Promise<CachedResponse>;
    return { ...result, handler: bound };
  };
  return binding as unknown as Handler;
}
