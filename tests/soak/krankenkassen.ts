import { setTimeout } from 'node:timers/promises';
import type { Recorder } from './recorder.ts';

const NEW = { Kinderpauschale: '30', Urinpauschale: '17,85', Stuhlpauschale: '22.50', Kindalter: 18 };

/**
 * Adds Krankenkassen to the vendor's list, one after the other, under names that tell what was acknowledged.
 *
 * @param pauseMs between two of them
 * @returns the names whose saving was answered with success
 */
export async function addKrankenkassen(given: {
  readonly origin: string;
  readonly token: string;
  readonly prefix: string;
  readonly pauseMs: number;
  recorder(): Recorder;
  isOver(): boolean;
  acknowledged(name: string): void;
}): Promise<void> {
  for (let number = 1; !given.isOver(); number += 1) {
    const Kasse = `${given.prefix} ${number}`;
    const text = await given.recorder().ask(
      `${given.origin}/static/api/cms/krankenkassen.php`,
      {
        method: 'PUT',
        headers: { authorization: `Bearer ${given.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...NEW, Kasse }),
      },
      // Sent again after its connection broke it may be there already.
      [200, 400],
    );
    if (text !== null && (!text.includes('error') || text.includes('gibt es'))) given.acknowledged(Kasse);
    else if (text !== null) given.recorder().errors.push(`Saving was answered with ${text.slice(0, 150)}`);
    await setTimeout(given.pauseMs);
  }
}
