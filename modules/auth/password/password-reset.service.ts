import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { LinkTokens } from '../links/link-tokens.ts';
import { endAccess } from '../session/end-access.ts';
import { User } from '../users/user.entity.ts';
import { ownerOf, requireNewPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';

/** Links that set a password: one that the user has asked for, and an invitation. */
const PURPOSES = ['reset', 'invite'] as const;
type PasswordLink = (typeof PURPOSES)[number];

/** Lets users choose a password with a mailed link: who have forgotten theirs, and who were invited. */
@Injectable()
export class PasswordResetService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** Whether a link is valid; changes nothing. */
  async isOpen(userId: number, token: string): Promise<boolean> {
    return (await this.openPurpose(userId, token)) !== null;
  }

  /** What an open link is for; null if it is none. */
  private async openPurpose(userId: number, token: string): Promise<PasswordLink | null> {
    for (const purpose of PURPOSES)
      if ((await this.links.state(userId, purpose, token)) === 'open') return purpose;
    return null;
  }

  /**
   * Sets the password chosen with a link, resets the wrong tries, ends all sessions of the user and logins that wait
   * for a code, and voids tokens of logins after the trial. A deactivated user stays deactivated, and a second factor
   * is asked for as before.
   *
   * @returns false for an invalid link, or one of another user or purpose
   * @throws DomainError `invalid` for a password that breaks the rule; the link stays valid
   */
  async reset(userId: number, token: string, password: string): Promise<boolean> {
    await requireNewPassword('pwd', password);
    // Hashing is expensive; an invalid link must not cause it.
    const purpose = await this.openPurpose(userId, token);
    if (purpose === null) return false;
    const user = await this.em.fork().findOneOrFail(User, userId, { populate: ['institution'] });
    await requireNewPassword('pwd', password, ownerOf(user));
    const passwordHash = await hashPassword(password);
    return this.em.fork().transactional(async (em) => {
      if (!(await this.links.redeem(userId, purpose, token, em))) return false;
      // The inviting user vouches for the address, and the link has reached it.
      const confirmed = purpose === 'invite' ? { mailConfirmed: true } : {};
      const changed = await em.nativeUpdate(
        User,
        // Ignores deleted users.
        { id: userId, loginKey: { $ne: null } },
        { passwordHash, passwordInitial: false, passwordExpires: null, failedTries: 0, ...confirmed },
      );
      // The used link stays, so that opening it again can be explained; no other sets a password any more. The second
      // factor and its recovery codes stay, too: access to the mails proves the first factor alone.
      await endAccess(em, userId, [purpose, 'confirm']);
      const act = purpose === 'invite' ? 'invitation-accepted' : 'password-reset-by-link';
      await this.audit.note({ userId }, act, {}, em);
      return changed === 1;
    });
  }
}
