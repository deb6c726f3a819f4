import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;

/**
 * Where a call expects its input: in the address, as JSON, as a form in any encoding (JSON counts as well), or as a
 * form in parts, with a file.
 */
export type Place = 'query' | 'json' | 'form' | 'parts';

/**
 * Who is admitted: anybody; anyone with a session; users with a session who have chosen their own password; the
 * vendor's staff alone. Rights are checked by the service.
 */
export type Admits = 'anybody' | 'session' | 'user' | 'vendor';

/** A file field of a call. */
export interface FileLimit {
  /** Name of the field. */
  readonly field: string;
  /** Most bytes. */
  readonly most: number;
  /** The message for a larger file. */
  readonly tooLarge: string;
  /** Ending of the file's name, if it has one, with the message for another. */
  readonly ending?: { readonly of: `.${string}`; readonly refusal: string };
  /** Another field with the file's name, if the form does not send one. */
  readonly nameField?: string;
}

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
 * One call: how it is reached, who may make it, what it takes, and the types of its answer and of what is stored now
 * after a conflict. Screens send by it, `@Call` routes and guards its handler, `@Input` reads the request.
 */
export type CallDefinition<
  Input extends Schema = Schema,
  Answer = unknown,
  Conflict = unknown,
> = Admission & {
  /** A path may have several, each with a definition of its own. What GET answers has an ETag where a session is needed. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /static/api/, such as `auth/login.php`. */
  readonly path: string;
  readonly takes: Place;
  /** The file it takes. */
  readonly file?: FileLimit;
  /** Most bytes of its body, if longer than others of its kind. */
  readonly mostBytes?: number;
  /** Strict: unknown fields are refused. */
  readonly input: Input;
  /** Type of the answer; has no value. */
  readonly answers?: Answer;
  /** Type of what is stored now, after a conflict; has no value. */
  readonly conflict?: Conflict;
};

/** Common prefix of all calls. */
export const CALLS = '/static/api/';

/** Declares a call: `defineCall({ …, answers: type<Saved>() })`. */
export function defineCall<Input extends Schema, Answer = unknown, Conflict = unknown>(
  call: CallDefinition<Input, Answer, Conflict>,
): CallDefinition<Input, Answer, Conflict> {
  return call;
}

/** Names a type where a value is expected. */
export const type = <T>(): T => undefined as T;

/** The answer of a call without a result. */
export interface Done {
  readonly success: true;
}

/** What is sent to a call. */
export type SentTo<Call extends CallDefinition> = z.core.input<Call['input']>;
