import { opendir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Names that OutboxDelivery gives, with the moment of sending; `.part` where writing was broken off. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-\d{3}Z-\d{6,}-[0-9a-f]{8}\.eml(?:\.part)?$/;

/** Deletes mails that were collected as files, once they have been kept long enough. */
export class OutboxSweep {
  private readonly folder: string;
  private readonly keepDays: number;
  private readonly clock: Clock;

  /** @param folder of the outbox; need not exist */
  constructor(folder: string, keepDays: number, clock: Clock) {
    this.folder = folder;
    this.keepDays = keepDays;
    this.clock = clock;
  }

  /**
   * Deletes what is older; touches no file of another name. Safe in several processes at once.
   *
   * @throws the error of the file system, but for a folder or file that is not there
   */
  async sweep(): Promise<void> {
    const before = this.clock.now().getTime() - this.keepDays * DAY_MS;
    try {
      for await (const { name } of await opendir(this.folder)) {
        const [, day, hour, minute, second] = NAME.exec(name) ?? [];
        if (day === undefined || Date.parse(`${day}T${hour}:${minute}:${second}Z`) >= before) continue;
        await unlink(join(this.folder, name)).catch(unlessGone);
      }
    } catch (error) {
      unlessGone(error);
    }
  }
}

function unlessGone(error: unknown): void {
  if (Object(error).code !== 'ENOENT') throw error;
}
