import { checkLink } from '#auth/calls';
import { MAIL_TIMEOUT_MS, sendCall } from '../../connection/calls/send-call.ts';
import type { LinkParts } from '../links/mail-links.ts';

/** Result of opening a confirmation link (access specification, sections 4 and 8). */
export type Verification =
  | 'no-parameters'
  | 'expired'
  | 'confirmed'
  | 'confirmed-before'
  | { readonly failed: string };

/**
 * Confirms a user's mail address with the id and token of the link.
 *
 * @param link null if the address carries none
 */
export async function confirmMail(link: LinkParts | null): Promise<Verification> {
  if (link === null) return 'no-parameters';
  const { id, token } = link;
  const answer = await sendCall(checkLink, { id, token, del: 'true' }, { timeout: MAIL_TIMEOUT_MS });
  // A malformed id or token.
  if (!answer.ok && answer.code === 'invalid') return 'expired';
  if (!answer.ok) return { failed: answer.message };
  const { correct, userchanged } = answer.value;
  if (!correct) return 'expired';
  return userchanged > 0 ? 'confirmed' : 'confirmed-before';
}
