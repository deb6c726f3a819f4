import type { BotChallenge } from '#auth';
import { callAccess } from './call-access.ts';

/** How a bot check ended: `robot` where the server does not count it, `unreachable` where there was none. */
export type BotCheckOutcome = 'passed' | 'robot' | 'unreachable';

/** What is said where the check could not be made. */
export const BOT_CHECK_UNREACHABLE =
  'Die Sicherheitsprüfung ist zurzeit nicht erreichbar. Bitte versuchen Sie es noch einmal.';

/**
 * Passes the check that comes before a registration and before the contact mail (access specification, section 5);
 * it lets this visitor do one of the two, once. Takes about a second, beside the page.
 */
export async function passBotCheck(): Promise<BotCheckOutcome> {
  const asked = await callAccess<BotChallenge>('challenge.php');
  if (!asked.ok) return 'unreachable';
  const token = await solve(asked.value).catch(() => null);
  if (token === null) return 'unreachable';
  const checked = await callAccess<{ success: boolean }>('checkrecaptcha.php', { query: { token } });
  if (!checked.ok) return 'unreachable';
  return checked.value.success ? 'passed' : 'robot';
}

/** @throws where it cannot be solved here: its code does not load, or takes too long */
async function solve(given: BotChallenge): Promise<string> {
  if (given.kind === 'altcha') {
    const { solveProofOfWork } = await import('./proof-of-work.ts');
    return solveProofOfWork(given.challenge);
  }
  const { recaptchaToken } = await import('./recaptcha.ts');
  return recaptchaToken(given.siteKey);
}
