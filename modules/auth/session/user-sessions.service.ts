import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, requireOperator } from '#platform';
import { type Actor, DomainError } from '#platform/domain';
import { loginKeyOf } from '../users/login-key.ts';
import { User } from '../users/user.entity.ts';
import { idOf, type OwnSession } from './own-sessions.service.ts';
import { Session } from './session.entity.ts';
import { goesOn } from './session.service.ts';

/** Lets the operator of the machine see and end the sessions of a user, as when a device is lost. */
@Injectable()
export class UserSessionsService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * The active sessions of a user, the most recently used first.
   *
   * @throws DomainError `not-found` for an unknown user
   */
  async list(actor: Actor, loginname: string): Promise<readonly Omit<OwnSession, 'present'>[]> {
    requireOperator(actor);
    const user = await this.userId(loginname);
    const rows = await this.em.fork().find(Session, { user }, { orderBy: { lastSeen: 'desc' } });
    const now = this.clock.now();
    return rows
      .filter((row) => goesOn(row, now))
      .map(({ tokenHash, created, lastSeen, browser }) => ({
        ...{ id: idOf(tokenHash), created, lastSeen },
        browser: browser ?? null,
      }));
  }

  /**
   * Ends one session of a user, or all of them; the user then has to log in again.
   *
   * @param id as in the list; left out: all
   * @returns how many ended
   * @throws DomainError `not-found` for an unknown user, and for a session that has ended or is another user's
   */
  async end(actor: Actor, loginname: string, id?: string): Promise<number> {
    requireOperator(actor);
    const user = await this.userId(loginname);
    return this.em.fork().transactional(async (em) => {
      const rows = await em.find(Session, { user }, { fields: ['tokenHash'] });
      const ended = rows.filter(({ tokenHash }) => id === undefined || idOf(tokenHash) === id);
      if (id !== undefined && ended.length === 0)
        throw new DomainError('not-found', 'Diese Sitzung ist schon beendet.');
      const hashes = ended.map(({ tokenHash }) => tokenHash);
      const count = await em.nativeDelete(Session, { tokenHash: { $in: hashes }, user });
      if (count > 0) await this.audit.note(actor, 'user-sessions-ended', { user, count }, em);
      return count;
    });
  }

  private async userId(loginname: string): Promise<number> {
    const user = await this.em.fork().findOne(User, { loginKey: loginKeyOf(loginname) }, { fields: ['id'] });
    if (user === null) throw new DomainError('not-found', `Es gibt keinen Benutzer „${loginname.trim()}“.`);
    return user.id;
  }
}
