/** Why a call failed. */
export interface CallRefusal {
  readonly ok: false;
  /** Code of the error; `unreachable` without an answer, `failed` if the answer cannot be read. */
  readonly code: string;
  /** German, for the user. */
  readonly message: string;
  /** Messages by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The result of a server call. */
export type CallAnswer<T> = { readonly ok: true; readonly value: T } | CallRefusal;

/** Request of a call. */
export interface Call {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as is if it is FormData, otherwise as JSON. */
  readonly body?: unknown;
  readonly bearer?: string;
  /** Timeout in milliseconds. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 30_000;

const UNREACHABLE =
  'Der Server ist gerade nicht erreichbar. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.';
const FAILED = 'Der Server hat gerade eine Störung. Bitte versuchen Sie es später noch einmal.';

/** The refusal if no answer came. */
export const NO_ANSWER: CallRefusal = { ok: false, code: 'unreachable', message: UNREACHABLE, fields: {} };

/** The body of an error response. */
interface RefusalBody {
  readonly error?: string | number;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** The refusal for an error response. */
export function refusalOf({ error = 'failed', message = FAILED, fields = {} }: RefusalBody): CallRefusal {
  return { ok: false, code: String(error), message, fields };
}

/** Calls the server and reads its JSON answer. Patient data go in the body, never in the address. */
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
