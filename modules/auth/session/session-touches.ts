import type { EntityManager } from '@mikro-orm/core';
import { writeIfFree } from '#platform';
import { Session } from './session.entity.ts';

/** Sessions whose last use may wait to be written; of more the oldest is forgotten. */
const MOST_WAITING = 10_000;

/**
 * Writes when sessions were last used. It never fails and never holds up who asks: what cannot be written, as on a full
 * disk, is remembered here until it can. A process that ends before loses it: then such a session ends too early, never too
 * late.
 */
export class SessionTouches {
  private readonly waiting = new Map<string, Date>();

  constructor(private readonly em: EntityManager) {}

  /** When a session was last used, by what the database says of it and what is not yet written. */
  latest(tokenHash: string, written: Date): Date {
    const waiting = this.waiting.get(tokenHash);
    return waiting !== undefined && waiting > written ? waiting : written;
  }

  /** Notes a use; it is written at once, where it can be, and with it what waits. */
  async touch(tokenHash: string, now: Date): Promise<void> {
    // A Map keeps the order of insertion: the first is the one that was used longest ago.
    this.waiting.delete(tokenHash);
    this.waiting.set(tokenHash, now);
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > MOST_WAITING && oldest !== undefined) this.waiting.delete(oldest);
    for (const [hash, lastSeen] of [...this.waiting].reverse())
      if (!(await this.write(hash, lastSeen))) return;
  }

  /** Deletes a session that nobody may use any more; where that cannot be done now, it is refused all the same. */
  async end(tokenHash: string): Promise<void> {
    await writeIfFree(this.em, {
      sql: 'delete from session where token_hash = ?',
      values: [tokenHash],
      // Calls are answered before a request has an entity manager.
      run: () => this.em.fork().nativeDelete(Session, { tokenHash }),
    });
  }

  private async write(tokenHash: string, lastSeen: Date): Promise<boolean> {
    const isWritten = await writeIfFree(this.em, {
      sql: 'update session set last_seen = ? where token_hash = ?',
      values: [lastSeen.getTime(), tokenHash],
      // One that nobody waited for may come to its end after a later one.
      run: () =>
        this.em.fork().nativeUpdate(Session, { tokenHash, lastSeen: { $lt: lastSeen } }, { lastSeen }),
    });
    if (isWritten && this.waiting.get(tokenHash) === lastSeen) this.waiting.delete(tokenHash);
    return isWritten;
  }
}
