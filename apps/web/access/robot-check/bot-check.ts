import type { BotChallenge } from '#auth';
import { askBotChallenge, checkBotSolution } from '#auth/calls';
import { sendCall } from '../../connection/calls/send-call.ts';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';

const PROOF_OF_WORK = deferredPart(() => import('./proof-of-work.ts'), 'on-demand');
const RECAPTCHA = deferredPart(() => import('./recaptcha.ts'), 'on-demand');

/** Result of a bot check: `robot` if the server rejects it, `unreachable` if it could not be made. */
export type BotCheckOutcome = 'passed' | 'robot' | 'unreachable';

/** Shown if the check could not be made. */
export const BOT_CHECK_UNREACHABLE =
  'Die Sicherheitsprüfung ist zurzeit nicht erreichbar. Bitte versuchen Sie es noch einmal.';

/**
 * Passes the bot check required before a registration and the contact mail (access specification, section 5).
 * A pass is good for one of the two, once. Takes about a second and does not block the page.
 */
export async function passBotCheck(): Promise<BotCheckOutcome> {
  const asked = await sendCall(askBotChallenge, {});
  if (!asked.ok) return 'unreachable';
  const token = await solve(asked.value).catch(() => null);
  if (token === null) return 'unreachable';
  const checked = await sendCall(checkBotSolution, { token });
  if (!checked.ok) return 'unreachable';
  return checked.value.success ? 'passed' : 'robot';
}

/** @throws if it cannot be solved: the code does not load, or takes too long */
async function solve(given: BotChallenge): Promise<string> {
  if (given.kind === 'altcha') {
    const { solveProofOfWork } = await PROOF_OF_WORK.load();
    return solveProofOfWork(given.challenge);
  }
  const { recaptchaToken } = await RECAPTCHA.load();
  return recaptchaToken(given.siteKey);
}
