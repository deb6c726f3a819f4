import type { EntityManager } from '@mikro-orm/core';
import { writeIfFree } from '#platform';
import { Session } from './session.entity.ts';

/** Sessions whose last use may wait to be written; beyond that the oldest is dropped. */
const MOST_WAITING = 10_000;

/**
 * Writes the last use of sessions. Never fails and never delays the request: what cannot be written, as on a full
 * disk, is kept in memory until it can. If the process ends first, the session expires too early, never too late.
 */
export class SessionTouches {
  private readonly waiting = new Map<string, Date>();

  constructor(private readonly em: EntityManager) {}

  /** The last use of a session, including unwritten ones. */
  latest(tokenHash: string, written: Date): Date {
    const waiting = this.waiting.get(tokenHash);
    return waiting !== undefined && waiting > written ? waiting : written;
  }

  /** Records a use and tries to write it, with everything that is waiting. */
  async touch(tokenHash: string, now: Date): Promise<void> {
    // A Map keeps insertion order: the first entry was used longest ago.
    this.waiting.delete(tokenHash);
    this.waiting.set(tokenHash, now);
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > MOST_WAITING && oldest !== undefined) this.waiting.delete(oldest);
    for (const [hash, lastSeen] of [...this.waiting].reverse())
      if (!(await this.write(hash, lastSeen))) return;
  }

  /** Deletes an expired session; if that is impossible now, the session is refused all the same. */
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
      // An unawaited write may finish after a later one.
      run: () =>
        this.em.fork().nativeUpdate(Session, { tokenHash, lastSeen: { $lt: lastSeen } }, { lastSeen }),
    });
    if (isWritten && this.waiting.get(tokenHash) === lastSeen) this.waiting.delete(tokenHash);
    return isWritten;
  }
}
