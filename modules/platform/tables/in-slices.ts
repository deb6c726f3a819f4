import { setImmediate } from 'node:timers/promises';
import type { Steps } from '../domain/tables/steps.ts';

/** How long it works until others are answered. A page takes several turns, and waits that long at each of them. */
const SLICE_MS = 3;
/** Steps between two looks at the clock. */
const STEPS = 50;

/** Does work that goes in steps, and lets others go on in between. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (let begun = performance.now(), count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return value;
    if (count % STEPS !== 0 || performance.now() - begun < SLICE_MS) continue;
    await setImmediate();
    begun = performance.now();
  }
}
