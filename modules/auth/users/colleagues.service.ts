import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock } from '#platform';
import { type Actor, DomainError } from '#platform/domain';
import { type PasswordProof, RecentPasswordService } from '../password/recent-password.service.ts';
import { VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { endAccess } from './end-access.ts';
import { giveInitialPassword } from './fresh-initial-password.ts';
import { User } from './user.entity.ts';
import {
  lockUsers,
  refuseLast,
  requireColleague,
  requireUserManager,
  type UserReach,
  userInScope,
} from './users-in-scope.ts';

/**
 * How a user goes: `permanent` leaves no personal row; `hidden` lets nobody log in and frees mail and login name
 * (readings, section 4, 'Deleting').
 */
export type Deletion = 'permanent' | 'hidden';

const PERMANENT_ONLY = 'Eine Institution löscht Benutzer endgültig (dsvgo=1).';

/** Lets those who manage users help colleagues, and provider staff, as the operator, everybody (access specification, section 4). */
@Injectable()
export class ColleaguesService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RecentPasswordService) private readonly passwords: RecentPasswordService,
  ) {}

  /**
   * Deactivates a user and ends all sessions and links of that user, all of it with its entry in the audit log.
   * @throws DomainError `not-found` for a user of another institution; `forbidden` for oneself and, by an
   *   institution, for a main user
   */
  async deactivate(actor: Actor, userId: number): Promise<void> {
    await this.write(actor, userId, async (em, user) => {
      if (user.role?.id === VENDOR_ROLE_ID) await refuseLast(em, user);
      await em.nativeUpdate(User, { id: userId }, { inactive: true });
      await endAccess(em, userId);
      await this.audit.note(actor, 'user-deactivated', { user: userId }, em);
    });
  }

  /**
   * Gives a user a random initial password, and lets a deactivated one in again ('Benutzer freischalten').
   *
   * @param proof that it is the actor who asks; the operator needs none
   * @returns the password, to be shown once
   * @throws as `deactivate`; `password-needed` where the actor typed the own password too long ago
   */
  async resetPassword(actor: Actor, userId: number, proof?: PasswordProof): Promise<string> {
    const asking = await requireUserManager(this.em, actor);
    requireColleague(asking, await userInScope(this.em.fork(), asking, userId));
    await this.passwords.require(actor, proof);
    const { em, audit, clock } = this;
    return giveInitialPassword({ em, audit, clock }, actor, userId, { inactive: false });
  }

  /**
   * Deletes a user, with all sessions and links of that user. For good the vendor's staff and the operator also delete
   * one who was hidden before (`DeletedUsersService`).
   *
   * @param how an institution deletes for good alone
   * @throws as `deactivate`; `forbidden` for the last main user of an institution; `invalid` for another kind
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
        await this.audit.note(actor, 'user-deleted', { user: userId, code: how }, em);
        if (how === 'hidden') {
          // First the row, for which a login waits that is under way.
          const deleted = this.clock.now();
          const freed = { loginKey: null, mail: null, passwordHash: null };
          await em.nativeUpdate(User, { id: userId }, { ...freed, deleted });
          await endAccess(em, userId);
          return;
        }
        await em.nativeDelete(User, { id: userId });
        await this.audit.forgetUser(userId, em);
      },
      reach,
    );
  }

  /** Does something to a colleague, in one transaction and one after the other in an institution. */
  private async write(
    actor: Actor,
    userId: number,
    work: (em: SqlEntityManager, user: User) => Promise<void>,
    reach: UserReach = 'present',
  ): Promise<void> {
    const asking = await requireUserManager(this.em, actor);
    const { institution } = await userInScope(this.em.fork(), asking, userId, reach);
    await this.em.fork().transactional(async (em) => {
      await lockUsers(em, institution.id);
      const user = await userInScope(em, asking, userId, reach);
      requireColleague(asking, user);
      await work(em, user);
    });
  }
}
