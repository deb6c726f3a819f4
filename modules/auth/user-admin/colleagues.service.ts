import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, lockData } from '#platform';
import { type Actor, DomainError, requireConfirmed } from '#platform/domain';
import { endAccess } from '../session/end-access.ts';
import { User } from '../users/user.entity.ts';
import { giveInitialPassword } from './fresh-initial-password.ts';
import {
  refuseLast,
  requireColleague,
  requireUserManager,
  type UserReach,
  userInScope,
} from './users-in-scope.ts';

/**
 * How a user is deleted: `permanent` leaves no personal row; `hidden` prevents logins and frees mail and
 * login name.
 */
export type Deletion = 'permanent' | 'hidden';

const PERMANENT_ONLY = 'Eine Institution löscht Benutzer endgültig (dsvgo=1).';

/**
 * Lets user managers help colleagues; the vendor's staff and the operator may help any user (access specification,
 * section 4).
 */
@Injectable()
export class ColleaguesService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Deactivates a user, ends all sessions and links, and logs it, in one transaction.
   * @throws DomainError `not-found` for a user of another institution; `forbidden` for oneself, for the last main
   *   user and, for an institution, for any; `password-needed`
   */
  async deactivate(actor: Actor, userId: number): Promise<void> {
    await this.write(actor, userId, async (em, user) => {
      await refuseLast(em, user);
      await em.nativeUpdate(User, { id: userId }, { inactive: true });
      await endAccess(em, userId);
      await this.audit.note(actor, 'user-deactivated', { user: userId }, em);
    });
  }

  /**
   * Gives a user a random initial password; reactivates a deactivated one ('Benutzer freischalten').
   *
   * @returns the password, to be shown once
   * @throws as `deactivate`
   */
  async resetPassword(actor: Actor, userId: number): Promise<string> {
    const asking = await requireUserManager(this.em, actor);
    requireColleague(asking, await userInScope(this.em.fork(), asking, userId));
    requireConfirmed(actor);
    const { em, audit, clock } = this;
    return giveInitialPassword({ em, audit, clock }, actor, userId, { inactive: false });
  }

  /**
   * Deletes a user with all sessions and links. The vendor's staff and the operator can also permanently delete a
   * hidden user (`DeletedUsersService`).
   *
   * @param how institutions may only delete permanently
   * @throws as `deactivate`; `invalid` for another kind
   */
  async remove(actor: Actor, userId: number, how: Deletion): Promise<void> {
    const asking = await requireUserManager(this.em, actor);
    if (how !== 'permanent' && !asking.admin)
      throw new DomainError('invalid', PERMANENT_ONLY, { dsvgo: PERMANENT_ONLY });
    const reach = how === 'permanent' && asking.admin ? 'all' : 'present';
    await this.write(
      actor,
      userId,
      async (em, user) => {
        if (user.loginKey !== null) await refuseLast(em, user);
        // The institution is what the log may tell of somebody who is permanently gone.
        const facts = { code: how, before: { Institution: user.institution.id } };
        if (how === 'hidden') {
          // Locks the row first; a concurrent login waits for it.
          const deleted = this.clock.now();
          const freed = { loginKey: null, mail: null, passwordHash: null };
          await em.nativeUpdate(User, { id: userId }, { ...freed, deleted });
          await endAccess(em, userId);
          await this.audit.note(actor, 'user-deleted', { user: userId, ...facts }, em);
          return;
        }
        await em.nativeDelete(User, { id: userId });
        const gone = await this.audit.forgetUser(userId, em);
        await this.audit.note(actor, 'user-deleted', { gone, ...facts }, em);
      },
      reach,
    );
  }

  /** Runs a write on a colleague in a transaction, serialised per institution. */
  private async write(
    actor: Actor,
    userId: number,
    work: (em: SqlEntityManager, user: User) => Promise<void>,
    reach: UserReach = 'present',
  ): Promise<void> {
    const asking = await requireUserManager(this.em, actor);
    const found = await userInScope(this.em.fork(), asking, userId, reach);
    requireColleague(asking, found);
    requireConfirmed(actor);
    const { institution } = found;
    await this.em.fork().transactional(async (em) => {
      await lockData(em, `users:${institution.id}`);
      const user = await userInScope(em, asking, userId, reach);
      requireColleague(asking, user);
      await work(em, user);
    });
  }
}
