/** Why a call was not done what it asked for. */
export interface Refusal {
  readonly ok: false;
  /** Code of the error; `unreachable` where no answer came, `failed` where it cannot be read. */
  readonly code: string;
  /** German, for whoever called. */
  readonly message: string;
  /** What is wrong with each field, by its name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What a call of the server came to. */
export type CallAnswer<T> = { readonly ok: true; readonly value: T } | Refusal;

/** What a call is sent. */
export interface Call {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as a form where it is one, as JSON otherwise. */
  readonly body?: unknown;
  readonly bearer?: string;
  /** Milliseconds that an answer is waited for. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 30_000;
/**
 * For a call that sends a mail, whose answer is what came of it. Longer than the server tries: a minute for those
 * before it, a minute for itself.
 */
export const MAIL_TIMEOUT_MS = 130_000;

const UNREACHABLE =
  'Der Server ist gerade nicht erreichbar. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.';
const FAILED = 'Der Server hat gerade eine Störung. Bitte versuchen Sie es später noch einmal.';

/** No answer came. */
export const NO_ANSWER: Refusal = { ok: false, code: 'unreachable', message: UNREACHABLE, fields: {} };

/** The body of a refusal. */
interface RefusalBody {
  readonly error?: string | number;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal as the server has answered it. */
export function refusalOf({ error = 'failed', message = FAILED, fields = {} }: RefusalBody): Refusal {
  return { ok: false, code: String(error), message, fields };
}

/**
 * Calls the server and reads its answer, which is JSON. What belongs to a patient goes in the body, never in the
 * address.
 */
export async function callServer<T>(path: `/${string}`, call: Call = {}): Promise<CallAnswer<T>> {
  const { method = 'GET', query = {}, body, bearer, timeout = TIMEOUT_MS } = call;
  const search = new URLSearchParams(query).toString();
  const headers = new Headers();
  const form = body instanceof FormData;
  if (body !== undefined && !form) headers.set('Content-Type', 'application/json');
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
  try {
    const response = await fetch(path + (search && `?${search}`), {
      method,
      headers,
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const value = await response.json().catch(() => null);
    return response.ok && value !== null ? { ok: true, value } : refusalOf(value ?? {});
  } catch {
    return NO_ANSWER;
  }
}
