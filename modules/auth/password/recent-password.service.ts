import { hash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock } from '#platform';
import { type Actor, DomainError, requireUser, type UserActor } from '#platform/domain';
import {
  type LoginErrorCode,
  loginFailureMessage,
  MAX_FAILED_TRIES,
} from '../failed-logins/login-failure.ts';
import { countWrongTry } from '../failed-logins/wrong-tries.ts';
import { Session } from '../session/session.entity.ts';
import { User } from '../users/user.entity.ts';
import { verifyPassword } from './password-hash.ts';

/** Proof of a session's user that it is them who asks. */
export interface PasswordProof {
  /** Token of the current session. */
  readonly token: string;
  /** The user's password, if sent with the request. */
  readonly password?: string | undefined;
}

/**
 * Takes the password again of a user whom `requireConfirmed` has refused. A second factor is not required again.
 */
@Injectable()
export class RecentPasswordService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * The actor, confirmed if the password was sent with the request.
   *
   * @throws as `confirm`
   */
  async confirming(actor: Actor, { token, password }: PasswordProof): Promise<UserActor> {
    const user = requireUser(actor);
    if (password === undefined) return user;
    await this.confirm(user, token, password);
    return { ...user, confirmed: true };
  }

  /**
   * Confirms the actor's password. A wrong one counts as a wrong try of a login, so that nobody can guess it at an
   * unattended screen.
   *
   * @param token of the current session
   * @throws DomainError `invalid` with the field
   */
  async confirm(actor: Actor, token: string, password: string): Promise<void> {
    const { userId } = requireUser(actor);
    const { passwordHash: hash, failedTries } = await this.em.fork().findOneOrFail(User, userId);
    if (failedTries >= MAX_FAILED_TRIES) throw invalid(loginFailureMessage(4));
    if (!hash || !(await verifyPassword(password, hash)))
      throw invalid(wrongMessage(await this.countWrong(actor, userId)));
    await this.em.fork().transactional(async (em) => {
      // A concurrent lock or change wins.
      const unchanged = { id: userId, passwordHash: hash, failedTries: { $lt: MAX_FAILED_TRIES } };
      if ((await em.nativeUpdate(User, unchanged, { failedTries: 0 })) === 0)
        throw invalid(loginFailureMessage(4));
      await this.note(em, token);
    });
  }

  /**
   * Records that the password has been typed in a session.
   *
   * @param em the surrounding transaction
   */
  async note(em: EntityManager, token: string): Promise<void> {
    await em.nativeUpdate(Session, { tokenHash: hashOf(token) }, { passwordAt: this.clock.now() });
  }

  private countWrong(actor: Actor, userId: number): Promise<LoginErrorCode> {
    return this.em.fork().transactional(async (em) => {
      const code = await countWrongTry(em, userId);
      await this.audit.note(actor, 'password-confirmation-failed', { code }, em);
      return code;
    });
  }
}

function wrongMessage(code: LoginErrorCode): string {
  if (code === 4) return loginFailureMessage(4);
  return `Ihr Passwort ist falsch. Sie haben noch ${code === 2 ? '2 Versuche' : '1 Versuch'}.`;
}

function invalid(message: string): DomainError {
  return new DomainError('invalid', message, { password: message });
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
