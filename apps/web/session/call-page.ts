import { connectionFound, connectionLost } from '../connection/connection-state.ts';
import { askSession } from './ask-session.ts';
import { reportSessionEnd } from './session-state.ts';

/** What a call of the server came to. `code` is a DomainError's, or `unreachable`, or `failed`. */
export type CallResult<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      /** What is wrong with each field, by its name. */
      readonly fields?: Readonly<Record<string, string>>;
    };

/** A mail server may take its time. */
const PATIENCE_MS = 60_000;

const UNREACHABLE =
  'Der Server ist gerade nicht erreichbar. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.';
const FAILED = 'Der Server hat gerade eine Störung. Bitte versuchen Sie es später noch einmal.';

/** Calls a page's route that answers with JSON. What belongs to a patient goes in the body, never in the address. */
export async function callPage<T>(
  path: `/${string}`,
  fields: Readonly<Record<string, FormDataEntryValue | Blob>> = {},
): Promise<CallResult<T>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  let response: Response;
  let answer: { error?: string; message?: string; fields?: Readonly<Record<string, string>> } | null;
  try {
    response = await fetch(path, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    answer = await response.json().catch(() => null);
    connectionFound();
  } catch {
    connectionLost();
    return { ok: false, code: 'unreachable', message: UNREACHABLE };
  }
  if (response.ok && answer !== null) return { ok: true, value: answer as T };
  if (response.status === 401) await tellSessionEnd();
  const { error = 'failed', message = FAILED, fields: wrong = {} } = answer ?? {};
  return { ok: false, code: error, message, fields: wrong };
}

/** Over the form, which stays as it is, the dialogue to log in again appears. */
async function tellSessionEnd(): Promise<void> {
  const session = await askSession();
  if (session !== null && 'ended' in session) reportSessionEnd(session.ended);
}
