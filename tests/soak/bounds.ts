import { setTimeout } from 'node:timers/promises';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long a request is waited for. */
export const ANSWER_MS = MINUTE;
/** How long a command of `inko` is waited for. */
export const COMMAND_MS = 5 * MINUTE;
/** How long a server that was started is waited for until it acknowledges something. */
export const FIRST_SAVE_MS = 2 * MINUTE;
/** For starts, the last answers, backup and restore, besides the time of working. */
const AROUND_MS = 10 * MINUTE;
/** For a kill with its start: many times of what one takes. */
const KILL_MS = 30 * SECOND;

/** Milliseconds after which a soak is broken off, whatever holds it up. */
export const mostMs = (given: { readonly ms: number; readonly kills: number }): number =>
  given.ms + AROUND_MS + given.kills * KILL_MS;

/**
 * Waits for work, but not for ever.
 *
 * @throws Error that names the time, where the work has not ended by then
 */
export async function within<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = setTimeout(ms, undefined, { signal: over.signal }).then(() => {
    throw new Error(`${what} did not end within ${Math.round(ms / SECOND)} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => {});
    over.abort();
  }
}

/** Prints what begins now, with the minutes and seconds since the soak began. */
export function sayer(print: (line: string) => void, began = Date.now()): (what: string) => void {
  return (what) => {
    const seconds = Math.floor((Date.now() - began) / SECOND);
    const [min, sec] = [Math.floor(seconds / 60), seconds % 60].map((each) => String(each).padStart(2, '0'));
    print(`${min}:${sec} ${what}`);
  };
}
