import { setTimeout } from 'node:timers/promises';
import { PASSWORD } from '../web/support/server.ts';
import type { Recorder } from './recorder.ts';

/** Milliseconds between two requests of a person, from and to. */
const THINKING = [300, 2_500] as const;
/** Milliseconds within which all of them log in. */
const ARRIVING_MS = 10_000;

/** What the screens of a consultation ask for, from beginning to end; drafts and answers stay in the browser. */
const CONSULTATION = [
  '/',
  '/prefetch',
  '/wizard/0.data',
  '/wizard/3.data',
  '/recommendations.data',
  '/cart.data',
  '/consultationVersion',
  '/offer.data',
] as const;
/** What is looked at now and then between two consultations. */
const BETWEEN = [
  '/settings/2.data',
  '/settings/3.data',
  '/myAccount.data',
  '/static/api/cms/allproducts.php',
] as const;

/** Something that all advisers watch for the end of the soak. */
export interface Shift {
  readonly origin: string;
  /** Where requests are noted just now. */
  recorder(): Recorder;
  isOver(): boolean;
}

const pause = () => setTimeout(THINKING[0] + Math.random() * (THINKING[1] - THINKING[0]));

/**
 * Logs a user in by the documented call; gives the session's token, null where that failed.
 *
 * @param headers with the address that the proxy names
 */
export async function tokenOf(
  shift: Shift,
  username: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const body = new URLSearchParams({ username, password: PASSWORD });
  const text = await shift
    .recorder()
    .ask(`${shift.origin}/static/api/auth/login.php`, { method: 'POST', body, headers });
  return text === null ? null : (JSON.parse(text).token as string);
}

/**
 * Consults one patient after the other until the shift is over.
 *
 * @param number of the adviser, from 1: decides on name and address
 * @param counted called for each offer whose counting was acknowledged
 */
export async function advise(shift: Shift, number: number, counted: () => void): Promise<void> {
  await setTimeout(Math.random() * ARRIVING_MS);
  const from = { 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` };
  const token = await tokenOf(shift, `adviser${number}`, from);
  if (token === null) return;
  const headers = { ...from, cookie: `user-token=${token}`, authorization: `Bearer ${token}` };
  const get = (path: string) => shift.recorder().ask(shift.origin + path, { headers });
  let version = '';
  for (let patient = 0; !shift.isOver(); patient += 1) {
    for (const path of CONSULTATION) {
      const text = await get(path);
      // As a browser, which keeps the definitions of a version.
      const shown = path === '/recommendations.data' ? /[\w-]{43}/.exec(text ?? '')?.[0] : undefined;
      if (shown !== undefined && shown !== version) {
        version = shown;
        await get(`/careDefinitions/${shown}`);
      }
      await pause();
      if (shift.isOver()) return;
    }
    const offer = { method: 'POST', headers: { ...headers, origin: shift.origin } };
    if (
      (await shift.recorder().ask(`${shift.origin}/static/api/documents/offer-count`, offer, [200, 204])) !==
      null
    )
      counted();
    await get(BETWEEN[patient % BETWEEN.length] ?? '/');
    await pause();
  }
}
