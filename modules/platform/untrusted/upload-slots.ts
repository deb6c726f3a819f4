import type { Actor } from '../domain/actor.ts';
import { DomainError } from '../domain/errors.ts';

/** Concurrent uploads: in total, and per user. Each is held in memory until it is stored. */
const MOST = 8;
const MOST_EACH = 2;

const BUSY =
  'Zurzeit werden zu viele Dateien gleichzeitig hochgeladen. Bitte versuchen Sie es in einigen Sekunden noch einmal.';

/** Limits the memory of uploads: no file is read before it has a slot. */
export class UploadSlots {
  private readonly taken = new Map<string, number>();
  private all = 0;

  /**
   * Holds a slot from a file's first byte until it is stored or refused.
   * @throws DomainError `unavailable` if too many uploads are running; anything `work` throws
   */
  async within<Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> {
    const owner = actor.kind === 'user' ? `user:${actor.userId}` : actor.kind;
    const own = this.taken.get(owner) ?? 0;
    if (this.all >= MOST || own >= MOST_EACH) throw new DomainError('unavailable', BUSY);
    this.count(owner, 1);
    try {
      return await work();
    } finally {
      this.count(owner, -1);
    }
  }

  private count(owner: string, change: 1 | -1): void {
    this.all += change;
    const own = (this.taken.get(owner) ?? 0) + change;
    if (own === 0) this.taken.delete(owner);
    else this.taken.set(owner, own);
  }
}
