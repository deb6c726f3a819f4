import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../domain/tables/steps.ts';

/** Milliseconds of work before others are answered: a page takes several turns, and waits that long at each of them. */
const TURN_MS = 6;
/** Steps between two looks at the clock. */
const STEPS = 50;

/** When others had their last turn. */
let turned = 0;

/**
 * Lets other requests go on, if something of the kind has worked long enough since they last did; the only place of the
 * modules where work yields.
 */
export async function giveWay(): Promise<void> {
  if (performance.now() - turned < TURN_MS) return;
  await setImmediate();
  turned = performance.now();
}

/**
 * Ends work that was broken off, before it keeps what it has written: a signal that came while a statement held the
 * process is heard first.
 *
 * @throws the signal's reason
 */
export async function refuseAborted(signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return;
  // The first turn may end before the loop has asked the system for news; the second begins after it.
  for (let turn = 0; turn < 2; turn += 1) await setImmediate();
  turned = performance.now();
  signal.throwIfAborted();
}

/**
 * Does work that goes in steps, and lets others go on in between.
 *
 * @param steps that take less than a millisecond together are taken between two looks at the clock
 */
export async function inSlices<Result>(work: Steps<Result>, steps = STEPS): Promise<Result> {
  for (let count = 1; ; count += 1) {
    const { done, value } = work.next();
    if (done) return value;
    if (count % steps === 0) await giveWay();
  }
}
