import { CALLS, type CallDefinition, type Schema, type SentTo } from '#platform/domain';

/** Why a call failed. */
export interface CallRefusal<Conflict = unknown> {
  readonly ok: false;
  /** Code of the error; `unreachable` without an answer, `failed` if the answer cannot be read. */
  readonly code: string;
  /** German, for the user. */
  readonly message: string;
  /** Messages by field name. */
  readonly fields: Readonly<Record<string, string>>;
  /** After a conflict: what is stored now. */
  readonly current?: Conflict;
}

/** The result of a call. */
export type CallAnswer<T, Conflict = unknown> =
  | { readonly ok: true; readonly value: T }
  | CallRefusal<Conflict>;

/** How a call is sent. */
export interface Sending {
  /** A token in place of the session's cookie. */
  readonly bearer?: string;
  /** Timeout in milliseconds. */
  readonly timeout?: number;
  /** Ends the call, and the server's work for it. */
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 30_000;
/**
 * Timeout of a call that sends a mail before it answers. Longer than the server's own limits: a minute in the
 * queue and a minute for the mail.
 */
export const MAIL_TIMEOUT_MS = 130_000;

const UNREACHABLE =
  'Der Server ist gerade nicht erreichbar. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.';
const FAILED = 'Der Server hat gerade eine Störung. Bitte versuchen Sie es später noch einmal.';

/** The refusal if no answer came. */
export const NO_ANSWER: CallRefusal<never> = {
  ok: false,
  code: 'unreachable',
  message: UNREACHABLE,
  fields: {},
};

/** The refusal if the user has cancelled the call. */
const CANCELLED: CallRefusal<never> = { ok: false, code: 'cancelled', message: 'Abgebrochen.', fields: {} };

/** The body of an error response. */
interface RefusalBody<Conflict> {
  readonly error?: string | number;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: Conflict;
}

function refusalOf<Conflict>(body: RefusalBody<Conflict>): CallRefusal<Conflict> {
  const { error = 'failed', message = FAILED, fields = {}, current } = body;
  return { ok: false, code: String(error), message, fields, ...(current !== undefined && { current }) };
}

/** What a response says; `body` is null where it is not JSON. */
export const answerIn = <T, Conflict>(isOk: boolean, body: unknown): CallAnswer<T, Conflict> =>
  isOk && body !== null ? { ok: true, value: body as T } : refusalOf<Conflict>(body ?? {});

/** The fields of an input that have a value. */
const fieldsIn = (input: unknown): [name: string, value: unknown][] =>
  Object.entries(input as object).filter(([, value]) => value !== undefined && value !== null);

/** Sends a call and reads its JSON answer. Patient data go in the body, never in the address. */
export async function sendCall<Input extends Schema, Answer, Conflict>(
  call: CallDefinition<Input, Answer, Conflict>,
  input: SentTo<CallDefinition<Input>>,
  { bearer, timeout = TIMEOUT_MS, signal }: Sending = {},
): Promise<CallAnswer<Answer, Conflict>> {
  const { method, path, takes } = call;
  const search = takes === 'query' ? String(new URLSearchParams(textsIn(input))) : '';
  const headers = new Headers();
  if (takes === 'json') headers.set('Content-Type', 'application/json');
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
  const ends = [AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])];
  try {
    const response = await fetch(CALLS + path + (search && `?${search}`), {
      method,
      headers,
      ...bodyOf(takes, input),
      redirect: 'error',
      signal: AbortSignal.any(ends),
    });
    return answerIn(response.ok, await response.json().catch(() => null));
  } catch {
    return signal?.aborted ? CANCELLED : NO_ANSWER;
  }
}

/** The same as texts, for an address or a form. */
const textsIn = (input: unknown) => fieldsIn(input).map(([name, value]) => [name, String(value)]);

function bodyOf(takes: CallDefinition['takes'], input: unknown): RequestInit {
  if (takes === 'query') return {};
  if (takes === 'json') return { body: JSON.stringify(input) };
  if (takes === 'form') return { body: new URLSearchParams(textsIn(input)) };
  return { body: formOf(input) };
}

/** An input as a form in parts. */
export function formOf(input: unknown): FormData {
  const body = new FormData();
  for (const [name, value] of fieldsIn(input)) body.set(name, value instanceof Blob ? value : String(value));
  return body;
}
