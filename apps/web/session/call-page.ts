import { type CallAnswer, callServer } from '../connection/calls/call-server.ts';
import { connectionFound, connectionLost } from '../connection/connection-state.ts';
import { askSession } from './ask-session.ts';
import { askPassword } from './password-request.ts';
import { reportSessionEnd } from './session-state.ts';

const NOT_CONFIRMED = 'Sie haben nicht mit Ihrem Passwort bestätigt: Es wurde nichts geändert.';

/** A mail server may take its time. */
const TIMEOUT_MS = 60_000;

/**
 * Calls a page's route that answers with JSON, for somebody who is logged in. Where that asks for the password again,
 * so does the screen, and calls once more.
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

/** Does a call, and does it once more when the password that it asks for has been typed. */
export async function withPassword<Answer extends CallAnswer<unknown>>(
  work: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await work();
  if (answer.ok || answer.code !== 'password-needed') return answer;
  return (await askPassword()) ? work() : { ...answer, message: NOT_CONFIRMED };
}

/** Tells the screens what an answer says of the connection and of the session. */
export async function noteAnswer(answer: CallAnswer<unknown>): Promise<void> {
  if (!answer.ok && answer.code === 'unreachable') return connectionLost();
  connectionFound();
  if (answer.ok || answer.code !== 'unauthenticated') return;
  // Over the form, which stays as it is, the dialogue to log in again appears.
  const session = await askSession();
  if (session !== null && 'ended' in session) reportSessionEnd(session.ended);
}
