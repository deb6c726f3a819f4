import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { LinkToken } from '../links/link-token.entity.ts';
import { LinkTokens } from '../links/link-tokens.ts';
import { Session } from '../session/session.entity.ts';
import { User } from '../users/user.entity.ts';
import { ownerOf, requireNewPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';

/** Lets users who have forgotten their password choose another one with a mailed link. */
@Injectable()
export class PasswordResetService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** Whether a link is valid; changes nothing. */
  async isOpen(userId: number, token: string): Promise<boolean> {
    return (await this.links.state(userId, 'reset', token)) === 'open';
  }

  /**
   * Sets the password chosen with a link, resets the wrong tries, ends all sessions of the user, and voids tokens of
   * logins after the trial. A deactivated user stays deactivated (readings, section 4).
   *
   * @returns false for an invalid link, or one of another user or purpose
   * @throws DomainError `invalid` for a password that breaks the rule; the link stays valid
   */
  async reset(userId: number, token: string, password: string): Promise<boolean> {
    await requireNewPassword('pwd', password);
    // Hashing is expensive; an invalid link must not cause it.
    if (!(await this.isOpen(userId, token))) return false;
    const user = await this.em.fork().findOneOrFail(User, userId, { populate: ['institution'] });
    await requireNewPassword('pwd', password, ownerOf(user));
    const passwordHash = await hashPassword(password);
    return this.em.fork().transactional(async (em) => {
      if (!(await this.links.redeem(userId, 'reset', token, em))) return false;
      const changed = await em.nativeUpdate(
        User,
        // Ignores deleted users.
        { id: userId, loginKey: { $ne: null } },
        { passwordHash, passwordInitial: false, failedTries: 0 },
      );
      await em.nativeDelete(Session, { user: userId });
      await em.nativeDelete(LinkToken, { user: userId, purpose: 'contract' });
      await this.audit.note({ userId }, 'password-reset-by-link', {}, em);
      return changed === 1;
    });
  }
}
