import { hash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock } from '#platform';
import { type Actor, DomainError, requireConfirmed, requireUser } from '#platform/domain';
import { Session } from './session.entity.ts';
import { goesOn } from './session.service.ts';

/** A running session, as its user sees it. */
export interface OwnSession {
  /** Identifies it in the list; opens nothing. */
  readonly id: string;
  readonly created: Date;
  readonly lastSeen: Date;
  /** In a few words; null for an older session without it. */
  readonly browser: string | null;
  /** Whether it is the current session. */
  readonly present: boolean;
}

/** Lists users' own sessions, and ends them. Not in the specification. */
@Injectable()
export class OwnSessionsService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * The actor's active sessions, the current one first, then by last use.
   *
   * @param token of the current session
   */
  async list(actor: Actor, token: string): Promise<readonly OwnSession[]> {
    const { userId } = requireUser(actor);
    const rows = await this.em.fork().find(Session, { user: userId }, { orderBy: { lastSeen: 'desc' } });
    const now = this.clock.now();
    return rows
      .filter((row) => goesOn(row, now))
      .map(({ tokenHash, created, lastSeen, browser }) => ({
        id: idOf(tokenHash),
        created,
        lastSeen,
        browser: browser ?? null,
        present: tokenHash === hash('sha256', token, 'hex'),
      }))
      .toSorted((a, b) => Number(b.present) - Number(a.present));
  }

  /**
   * Ends one of the actor's sessions.
   *
   * @throws DomainError `not-found` if it has ended or is another user's; `password-needed` if the password was typed
   *   too long ago
   */
  async end(actor: Actor, id: string): Promise<void> {
    const { userId } = requireUser(actor);
    requireConfirmed(actor);
    await this.em.fork().transactional(async (em) => {
      const rows = await em.find(Session, { user: userId }, { fields: ['tokenHash'] });
      const found = rows.find(({ tokenHash }) => idOf(tokenHash) === id);
      const ended = found ? await em.nativeDelete(Session, { tokenHash: found.tokenHash, user: userId }) : 0;
      if (ended === 0) throw new DomainError('not-found', 'Diese Sitzung ist schon beendet.');
      await this.audit.note(actor, 'sessions-ended', { count: ended }, em);
    });
  }

  /**
   * Ends all of the actor's other sessions.
   *
   * @param token of the session that continues
   * @returns how many ended
   * @throws DomainError `password-needed` if the password was typed too long ago
   */
  async endOthers(actor: Actor, token: string): Promise<number> {
    const { userId } = requireUser(actor);
    requireConfirmed(actor);
    return this.em.fork().transactional(async (em) => {
      const others = { user: userId, tokenHash: { $ne: hash('sha256', token, 'hex') } };
      const count = await em.nativeDelete(Session, others);
      if (count > 0) await this.audit.note(actor, 'sessions-ended', { count }, em);
      return count;
    });
  }
}

/** Id of a session in a list: neither its token nor the stored hash. */
export function idOf(tokenHash: string): string {
  return hash('sha256', `session:${tokenHash}`, 'hex').slice(0, 32);
}
