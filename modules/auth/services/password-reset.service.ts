import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { DomainError } from '#platform/domain';
import { isStrongPassword, PASSWORD_RULE_MESSAGE } from '../domain/index.ts';
import { Session } from '../entities/session.entity.ts';
import { User } from '../entities/user.entity.ts';
import { LinkTokens } from '../links/link-tokens.ts';
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
   * the user. A deactivated user stays deactivated (readings, section 4).
   *
   * @returns false for a link that counts no longer, or for another user or purpose
   * @throws DomainError `invalid` for a password that breaks the rule; the link is good still
   */
  async reset(userId: number, token: string, password: string): Promise<boolean> {
    if (!isStrongPassword(password))
      throw new DomainError('invalid', PASSWORD_RULE_MESSAGE, { pwd: PASSWORD_RULE_MESSAGE });
    // The hash is dear: nobody gets one for a link that counts for nothing.
    if (!(await this.isOpen(userId, token))) return false;
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
      await this.audit.note({ userId }, 'password-reset-by-link', {}, em);
      return changed === 1;
    });
  }
}
