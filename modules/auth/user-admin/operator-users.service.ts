import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, requireOperator } from '#platform';
import { type Actor, DomainError } from '#platform/domain';
import { endAccess } from '../session/end-access.ts';
import { loginKeyOf } from '../users/login-key.ts';
import { RecoveryCode, SecondFactor } from '../users/second-factor.entity.ts';
import { User } from '../users/user.entity.ts';
import { giveInitialPassword } from './fresh-initial-password.ts';

/** Lets the operator of the machine help users whom nobody else can help. */
@Injectable()
export class OperatorUsersService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Unlocks or reactivates a user. A reactivated one also gets an initial password (access specification, section 4,
   * 'Benutzer freischalten').
   *
   * @returns the initial password, to be shown once; null if the user keeps the old one
   * @throws DomainError `not-found` for an unknown user
   */
  async unlock(actor: Actor, loginname: string): Promise<string | null> {
    requireOperator(actor);
    const user = await this.find(loginname);
    if (user.inactive) return this.giveInitialPassword(actor, user.id, { inactive: false });
    await this.em.fork().transactional(async (em) => {
      await em.nativeUpdate(User, { id: user.id }, { failedTries: 0 });
      await this.audit.note(actor, 'user-unlocked', { user: user.id }, em);
    });
    return null;
  }

  /**
   * Gives a user a random initial password, resets the wrong tries and ends all sessions and links.
   *
   * @returns the password, to be shown once
   * @throws DomainError `not-found` for an unknown user
   */
  async resetPassword(actor: Actor, loginname: string): Promise<string> {
    requireOperator(actor);
    return this.giveInitialPassword(actor, (await this.find(loginname)).id);
  }

  /**
   * Removes a lost second factor, and ends all sessions and links. If the installation requires one, the user sets up
   * another at the next login.
   *
   * @throws DomainError `not-found` for an unknown user, and without a second factor
   */
  async resetSecondFactor(actor: Actor, loginname: string): Promise<void> {
    requireOperator(actor);
    const { id } = await this.find(loginname);
    await this.em.fork().transactional(async (em) => {
      // A concurrent login waits for the row.
      await em.nativeUpdate(User, { id }, { failedTries: 0 });
      if ((await em.nativeDelete(SecondFactor, { user: id })) === 0)
        throw new DomainError('not-found', `„${loginname}“ hat keinen zweiten Faktor eingerichtet.`);
      await em.nativeDelete(RecoveryCode, { user: id });
      await endAccess(em, id);
      await this.audit.note(actor, 'second-factor-reset', { user: id }, em);
    });
  }

  private giveInitialPassword(
    actor: Actor,
    id: number,
    also?: { readonly inactive: false },
  ): Promise<string> {
    const { em, audit, clock } = this;
    return giveInitialPassword({ em, audit, clock }, actor, id, also);
  }

  private async find(loginname: string): Promise<User> {
    const user = await this.em.findOne(User, { loginKey: loginKeyOf(loginname) });
    if (user === null) throw new DomainError('not-found', `Es gibt keinen Benutzer „${loginname}“.`);
    return user;
  }
}
