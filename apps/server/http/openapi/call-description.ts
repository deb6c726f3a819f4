import type * as z from 'zod';
import type { BodyLimit, FileLimit } from '../../edge/body-limits.ts';
import type { CachedResponse } from '../response-cache/response-cache.ts';

export type Schema = z.core.$ZodType;

/**
 * Where a call expects its input: in the address, as JSON, as a form in any encoding (JSON counts as well),
 * or as a form with a file.
 */
export type Place = 'query' | 'json' | 'form' | 'parts';

/**
 * Who is admitted: anybody; anyone with a session; users with a session who have chosen their own password; the vendor's
 * staff alone.
 */
export type Admits = 'anybody' | 'session' | 'user' | 'vendor';

/** How often one visitor may make a call. */
interface CallLimit {
  readonly most: number;
  readonly minutes: number;
}

/** Who may make a call; what anybody may make has a limit. */
type Admission =
  | { readonly admits: 'anybody'; readonly limit: CallLimit }
  | { readonly admits?: Exclude<Admits, 'anybody'>; readonly limit?: CallLimit };

/**
 * One documented call: how it is reached, who may make it, the schemas that check it, and in German what people have
 * to know of it. `@Call` routes and guards a handler by it, `@Input` reads the request, and the OpenAPI document is
 * made of it.
 */
export type CallDescription<
  Input extends Schema = Schema,
  Answer extends Schema = Schema,
  Failure extends Schema = Schema,
> = Admission & {
  /** A path may have several, each with a description of its own. What GET answers has an ETag where a session is needed. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /static/api/, such as `auth/login.php`. */
  readonly path: string;
  /** What it is for, in a few words. */
  readonly summary: string;
  /** Further sentences. */
  readonly about?: string;
  readonly takes: Place;
  /** The file it takes; the limit of a body without a file is in `body-limits.ts`. */
  readonly file?: FileLimit;
  /** How long its body may be, if longer than others of its kind. */
  readonly body?: BodyLimit;
  /** Strict: what it does not know is refused. */
  readonly input: Input;
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
};

/** Names a call's description and keeps the types of its schemas. */
export function describeCall<Input extends Schema, Answer extends Schema, Failure extends Schema = never>(
  call: CallDescription<Input, Answer, Failure>,
): CallDescription<Input, Answer, Failure> {
  return call;
}

/** The input of a call, once it is read. */
export type InputOf<Call extends CallDescription> = z.output<Call['input']>;

/** An answer as a handler gives it: who only reads it may share it. */
export type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value;

/** What a call's handler gives: an answer, or a cached response that says it. */
export type Answering<Answer> = Promise<DeepReadonly<Answer> | CachedResponse<DeepReadonly<Answer>>>;

/** What a call answers. */
export type AnswerOf<Call> =
  Call extends CallDescription<Schema, infer Answer, infer Failure>
    ? DeepReadonly<z.output<Answer> | z.output<Failure>>
    : never;

/** Under which a handler's description is found. */
export const DESCRIPTION = 'call-description';

/**
 * How a handler is described.
 * @throws Error for one that is not
 */
export function descriptionOf(handler: { readonly name: string }): CallDescription {
  const description: CallDescription | undefined = Reflect.getMetadata(DESCRIPTION, handler);
  if (description === undefined) throw new Error(`${handler.name} is not described.`);
  return description;
}

/** Who may make a call; by default users with a session and their own password. */
export const admitsOf = ({ admits = 'user' }: CallDescription): Admits => admits;

/** Whether a call's answer has an ETag: what is read with a session is asked for again and again. */
export function hasTag(call: CallDescription): boolean {
  return call.method === 'GET' && admitsOf(call) !== 'anybody';
}

/** The content types in which a call takes its body; none where it takes no body. */
export const CONTENT_TYPES: Readonly<Record<Place, readonly string[]>> = {
  query: [],
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
  parts: ['multipart/form-data'],
};
