/** What a documented call answered: its response, or why it failed, in German. */
export type CallAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      /** Code of the error; 'unreachable' where no answer came. */
      readonly error: string | number;
      readonly message: string;
      /** What is wrong with each field, by its name. */
      readonly fields: Readonly<Record<string, string>>;
    };

/** What a documented call is sent. */
export interface Call {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly bearer?: string;
  /** It sends a mail, and the mail server may take its time: the answer is what came of it. */
  readonly mails?: boolean;
}

const PATIENCE_MS = 30_000;
/** Longer than the server tries to send a mail: a minute for those before it, a minute for itself. */
const MAIL_PATIENCE_MS = 130_000;
const UNREACHABLE = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.';

/**
 * Makes a documented call (access specification, section 7): the screens of visitors use the same edge as
 * anybody else, with its limits and its bot check.
 *
 * @param path below `/static/api/`, such as `register/checkknr.php`
 */
export async function callServer<T>(path: string, call: Call = {}): Promise<CallAnswer<T>> {
  const { method = 'GET', query = {}, body, bearer, mails = false } = call;
  const search = new URLSearchParams(query).toString();
  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (bearer !== undefined) headers.set('Authorization', `Bearer ${bearer}`);
  try {
    const response = await fetch(`/static/api/${path}${search && `?${search}`}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(mails ? MAIL_PATIENCE_MS : PATIENCE_MS),
    });
    const value = await response.json();
    if (response.ok) return { ok: true, value };
    return { ok: false, error: value.error, message: value.message, fields: value.fields ?? {} };
  } catch {
    return { ok: false, error: 'unreachable', message: UNREACHABLE, fields: {} };
  }
}
