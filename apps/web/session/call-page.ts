import { type CallAnswer, callServer } from '../connection/calls/call-server.ts';
import { connectionFound, connectionLost } from '../connection/connection-state.ts';
import { askSession } from './ask-session.ts';
import { askPassword } from './password-request.ts';
import { reportSessionEnd } from './session-state.ts';

const NOT_CONFIRMED = 'Sie haben nicht mit Ihrem Passwort bestätigt: Es wurde nichts geändert.';

/** A mail server may take its time. */
const TIMEOUT_MS = 60_000;

/**
 * Calls a page's JSON route as the logged-in user. If the server requires the password again, asks for it and
 * repeats the call.
 */
export async function callPage<T>(
  path: `/${string}`,
  fields: Readonly<Record<string, FormDataEntryValue | Blob>> = {},
): Promise<CallAnswer<T>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return withPassword(async () => {
    const answer = await callServer<T>(path, { method: 'POST', body, timeout: TIMEOUT_MS });
    await noteAnswer(answer);
    return answer;
  });
}

/** Makes a call, and repeats it after a requested password has been typed. */
export async function withPassword<Answer extends CallAnswer<unknown>>(
  work: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await work();
  if (answer.ok || answer.code !== 'password-needed') return answer;
  return (await askPassword()) ? work() : { ...answer, message: NOT_CONFIRMED };
}

/** Updates connection and session state from an answer. */
export async function noteAnswer(answer: CallAnswer<unknown>): Promise<void> {
  if (!answer.ok && answer.code === 'unreachable') return connectionLost();
  connectionFound();
  if (answer.ok || answer.code !== 'unauthenticated') return;
  // The dialog for logging in again appears over the form, which stays as it is.
  const session = await askSession();
  if (session !== null && 'ended' in session) reportSessionEnd(session.ended);
}
