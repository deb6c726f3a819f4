import type * as z from 'zod';
import type { CallDefinition, Schema } from '../domain/calls/define-call.ts';
import type { CachedResponse } from './response-cache.ts';

/** What the OpenAPI document says of a call, in German. */
export interface CallWords<
  Input extends Schema = Schema,
  Answer extends Schema = Schema,
  Failure extends Schema = Schema,
> {
  /** What it is for, in a few words. */
  readonly summary: string;
  /** Further sentences. */
  readonly about?: string;
  /** What each field means. */
  readonly fields: { readonly [Field in keyof z.input<Input>]-?: string };
  /** Requests that fit, by what they show; files are left out. Of a query the first one counts. */
  readonly examples: Readonly<Record<string, Partial<z.input<Input>>>>;
  /** What a success answers: a schema that is made for the document, so that no start waits for it. */
  readonly answer: () => Answer | Promise<Answer>;
  /** When it refuses, beyond what goes without saying: bad input, no session, no right, too many requests. */
  readonly refusals?: Readonly<Partial<Record<401 | 403 | 404 | 409 | 429 | 503, string>>>;
  /** The schema of a 401 that has more than the usual fields. */
  readonly failure?: () => Failure;
  /** Whether it wants a token though it admits anybody. */
  readonly bearer?: true;
  /** Whether a write may name the ETag that it has seen, by `If-Match`; its handler takes it with `@IfMatch`. */
  readonly conditional?: true;
}

/** A call that is documented for programs. */
export type DocumentedCall<
  Input extends Schema = Schema,
  Answer extends Schema = Schema,
  Failure extends Schema = Schema,
> = CallDefinition<Input, z.output<Answer> | z.output<Failure>> & CallWords<Input, Answer, Failure>;

/** Defines a call together with its words, where no screen makes it. */
export function describeCall<Input extends Schema, Answer extends Schema, Failure extends Schema = never>(
  call: Omit<CallDefinition<Input>, 'answers' | 'conflict'> & CallWords<Input, Answer, Failure>,
): DocumentedCall<Input, Answer, Failure> {
  return call as DocumentedCall<Input, Answer, Failure>;
}

/** The input of a call, once it is read. */
export type InputOf<Call extends CallDefinition> = z.output<Call['input']>;

/** An answer as a handler gives it: who only reads it may share it. */
export type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** What a call's handler gives: an answer, or a cached response that says it. */
export type Answering<Answer> = Promise<DeepReadonly<Answer> | CachedResponse<DeepReadonly<Answer>>>;

/** What a call answers. */
export type AnswerOf<Call> = Call extends CallDefinition<Schema, infer Answer> ? DeepReadonly<Answer> : never;
