import { registerInstitution } from '#auth/calls';
import type { SentTo } from '#platform/domain';
import { MAIL_TIMEOUT_MS, sendCall } from '../../connection/calls/send-call.ts';
import { BOT_CHECK_UNREACHABLE, passBotCheck } from '../robot-check/bot-check.ts';
import type { Problems, Refused } from './registration-rules.ts';

/** Outcome of sending a registration. */
export type SendOutcome =
  | { readonly kind: 'registered'; readonly username: string; readonly mailSent: boolean }
  | { readonly kind: 'robot' }
  /** Fields that the server refuses. */
  | { readonly kind: 'refused'; readonly problems: Problems }
  /** `lost`: the request was sent but not answered, so it may have been processed. */
  | { readonly kind: 'failed'; readonly message: string; readonly lost: boolean };

/** Passes the bot check and registers (access specification, sections 5 and 7). */
export async function sendRegistration(body: Refused['sent']): Promise<SendOutcome> {
  const check = await passBotCheck();
  if (check === 'robot') return { kind: 'robot' };
  if (check === 'unreachable') return { kind: 'failed', message: BOT_CHECK_UNREACHABLE, lost: false };
  // The form has checked that nothing is missing.
  const whole = body as SentTo<typeof registerInstitution>;
  const answer = await sendCall(registerInstitution, whole, { timeout: MAIL_TIMEOUT_MS });
  if (answer.ok) {
    const { value } = answer;
    if (value.error !== undefined) return { kind: 'refused', problems: { Mail: value.message } };
    return { kind: 'registered', username: value.username, mailSent: value.mailSent };
  }
  // Another window of the same address has used up the bot check's pass.
  if (answer.code === 'forbidden') return { kind: 'robot' };
  if (Object.keys(answer.fields).length > 0) return { kind: 'refused', problems: answer.fields };
  return {
    kind: 'failed',
    message: answer.message,
    lost: answer.code === 'unreachable' || answer.code === 'failed',
  };
}
