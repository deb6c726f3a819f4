import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { LinkToken } from '../links/link-token.entity.ts';
import { LinkTokens } from '../links/link-tokens.ts';
import { Session } from '../session/session.entity.ts';
import { User } from '../users/user.entity.ts';
import { ownerOf, requireNewPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';

/** Lets users who have forgotten their password choose another one, by a link in a mail. */
@Injectable()
export class PasswordResetService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** Whether a link may be used; changes nothing. */
  async isOpen(userId: number, token: string): Promise<boolean> {
    return (await this.links.state(userId, 'reset', token)) === 'open';
  }

  /**
   * Sets the password that somebody with a link has chosen, clears the wrong tries and ends all sessions of
   * the user; what a login behind the trial has opened is void. A deactivated user stays deactivated (readings, section 4).
   *
   * @returns false for a link that counts no longer, or for another user or purpose
   * @throws DomainError `invalid` for a password that breaks the rule; the link is good still
   */
  async reset(userId: number, token: string, password: string): Promise<boolean> {
    await requireNewPassword('pwd', password);
    // The hash is dear: nobody gets one for a link that counts for nothing.
    if (!(await this.isOpen(userId, token))) return false;
    const user = await this.em.fork().findOneOrFail(User, userId, { populate: ['institution'] });
    await requireNewPassword('pwd', password, ownerOf(user));
    const passwordHash = await hashPassword(password);
    return this.em.fork().transactional(async (em) => {
      if (!(await this.links.redeem(userId, 'reset', token, em))) return false;
      const changed = await em.nativeUpdate(
        User,
        // Deleted users are not there any more.
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
