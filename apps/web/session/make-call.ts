import type { CallDefinition, Schema, SentTo } from '#platform/domain';
import { type CallAnswer, type Sending, sendCall } from '../connection/calls/send-call.ts';
import { connectionFound, connectionLost } from '../connection/connection-state.ts';
import { askSession } from './ask-session.ts';
import { askPassword } from './password-request.ts';
import { reportSessionEnd } from './session-state.ts';

const NOT_CONFIRMED = 'Sie haben nicht mit Ihrem Passwort bestätigt: Es wurde nichts geändert.';

/** A mail server may take its time. */
const TIMEOUT_MS = 60_000;

/**
 * Makes a call as the logged-in user. If the server requires the password again, asks for it and repeats the call;
 * if the session has ended, the window says so over the screen, which stays as it is.
 */
export async function makeCall<Input extends Schema, Answer, Conflict>(
  call: CallDefinition<Input, Answer, Conflict>,
  input: SentTo<CallDefinition<Input>>,
  sending: Sending = {},
): Promise<CallAnswer<Answer, Conflict>> {
  const send = async () => {
    const answer = await sendCall(call, input, { timeout: TIMEOUT_MS, ...sending });
    await noteAnswer(answer);
    return answer;
  };
  const answer = await send();
  if (answer.ok || answer.code !== 'password-needed') return answer;
  return (await askPassword()) ? send() : { ...answer, message: NOT_CONFIRMED };
}

/** Updates connection and session state from an answer. */
export async function noteAnswer(answer: CallAnswer<unknown>): Promise<void> {
  if (!answer.ok && answer.code === 'unreachable') return connectionLost();
  connectionFound();
  if (answer.ok || answer.code !== 'unauthenticated') return;
  // The dialog for logging in again appears over the form.
  const session = await askSession();
  if (session !== null && 'ended' in session) reportSessionEnd(session.ended);
}
