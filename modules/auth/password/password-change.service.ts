import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { type Actor, DomainError, requireUser } from '#platform/domain';
import {
  type LoginErrorCode,
  loginFailureMessage,
  MAX_FAILED_TRIES,
} from '../failed-logins/login-failure.ts';
import { countWrongTry } from '../failed-logins/wrong-tries.ts';
import { LinkToken } from '../links/link-token.entity.ts';
import { SessionService } from '../session/session.service.ts';
import { User } from '../users/user.entity.ts';
import { ownerOf, requireNewPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { RecentPasswordService } from './recent-password.service.ts';

/** Input of a password change. */
export interface TypedChange {
  readonly current: string;
  readonly password: string;
  readonly repeated: string;
}

const DIFFERENT = 'Die beiden Passwörter stimmen nicht überein.';
const SAME = 'Bitte wählen Sie ein anderes Passwort als das bisherige.';

/** Lets users who know their password choose another one. Not in the specification. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(RecentPasswordService) private readonly passwords: RecentPasswordService,
  ) {}

  /**
   * Changes the actor's password, ends all other sessions of the actor, and voids earlier links to reset it. A wrong
   * current password counts as a wrong try of a login, so that nobody can guess it at an unattended screen.
   *
   * @param token of the session that continues
   * @throws DomainError `invalid` with the field
   */
  async change(actor: Actor, token: string, { current, password, repeated }: TypedChange): Promise<void> {
    const { userId } = requireUser(actor);
    if (password !== repeated) throw invalid('repeated', DIFFERENT);
    const user = await this.em.fork().findOneOrFail(User, userId, { populate: ['institution'] });
    const { passwordHash: hash, failedTries } = user;
    await requireNewPassword('password', password, ownerOf(user));
    if (failedTries >= MAX_FAILED_TRIES) throw invalid('current', loginFailureMessage(4));
    if (!hash || !(await verifyPassword(current, hash)))
      throw invalid('current', wrongMessage(await this.countWrong(actor, userId)));
    if (current === password) throw invalid('password', SAME);
    const passwordHash = await hashPassword(password);
    const changed = await this.em.fork().transactional(async (em) => {
      // A concurrent lock or change wins.
      const unchanged = { id: userId, passwordHash: hash, failedTries: { $lt: MAX_FAILED_TRIES } };
      const rows = await em.nativeUpdate(User, unchanged, { passwordHash, failedTries: 0 });
      if (rows === 0) return false;
      await this.sessions.endOthersOf(userId, token, em);
      await this.passwords.note(em, token);
      await em.nativeDelete(LinkToken, { user: userId, purpose: { $in: ['reset', 'invite', 'contract'] } });
      await this.audit.note(actor, 'password-changed', {}, em);
      return true;
    });
    if (!changed)
      throw invalid('current', 'Ihr Passwort wurde gerade geändert. Bitte laden Sie die Seite neu.');
  }

  private countWrong(actor: Actor, userId: number): Promise<LoginErrorCode> {
    return this.em.fork().transactional(async (em) => {
      const code = await countWrongTry(em, userId);
      await this.audit.note(actor, 'password-change-failed', { code }, em);
      return code;
    });
  }
}

/** As at the login, for a wrong password. */
function wrongMessage(code: LoginErrorCode): string {
  if (code === 4) return loginFailureMessage(4);
  return `Ihr bisheriges Passwort ist falsch. Sie haben noch ${code === 2 ? '2 Versuche' : '1 Versuch'}.`;
}

function invalid(field: keyof TypedChange, message: string): DomainError {
  return new DomainError('invalid', message, { [field]: message });
}
