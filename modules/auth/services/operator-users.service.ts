import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, requireOperator } from '#platform';
import { type Actor, DomainError } from '#platform/domain';
import { User } from '../entities/user.entity.ts';
import { loginKeyOf } from '../login-key.ts';
import { giveInitialPassword } from './initial-password.ts';
import { SessionService } from './session.service.ts';

/** Helps users whom nobody on a screen can help: for the operator of the machine. */
@Injectable()
export class OperatorUsersService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Lets a locked or deactivated user log in again. A deactivated one gets an initial password besides
   * (access specification, section 4, 'Benutzer freischalten').
   *
   * @returns that initial password, to be shown once; null where the user keeps the own one
   * @throws DomainError `not-found` for an unknown user
   */
  async unlock(actor: Actor, loginname: string): Promise<string | null> {
    requireOperator(actor);
    const user = await this.find(loginname);
    if (user.inactive) return this.giveInitialPassword(actor, user.id, { inactive: false });
    await this.em.nativeUpdate(User, { id: user.id }, { failedTries: 0 });
    await this.audit.note(actor, 'user-unlocked', { user: user.id });
    return null;
  }

  /**
   * Gives a user a random initial password, clears the wrong tries and ends all sessions.
   *
   * @returns the password, to be shown once
   * @throws DomainError `not-found` for an unknown user
   */
  async resetPassword(actor: Actor, loginname: string): Promise<string> {
    requireOperator(actor);
    return this.giveInitialPassword(actor, (await this.find(loginname)).id);
  }

  private async giveInitialPassword(
    actor: Actor,
    userId: number,
    also: { readonly inactive?: false } = {},
  ): Promise<string> {
    const password = await giveInitialPassword(this.em, this.sessions, userId, also);
    await this.audit.note(actor, 'initial-password-given', { user: userId });
    return password;
  }

  private async find(loginname: string): Promise<User> {
    const user = await this.em.findOne(User, { loginKey: loginKeyOf(loginname) });
    if (user === null) throw new DomainError('not-found', `Es gibt keinen Benutzer „${loginname}“.`);
    return user;
  }
}
