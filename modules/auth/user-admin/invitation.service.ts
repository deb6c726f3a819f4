import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Installation, type RateLimit, RateLimiter, requireOperator } from '#platform';
import { type Actor, DomainError, isDomainError, limitReached, requireConfirmed } from '#platform/domain';
import { LinkMails } from '../links/link-mails.ts';
import { endAccess } from '../session/end-access.ts';
import { loginKeyOf } from '../users/login-key.ts';
import { User } from '../users/user.entity.ts';
import { requireColleague, requireUserManager, userInScope } from './users-in-scope.ts';

/** Invitations to one user, by all senders together, so that nobody floods an inbox. */
const INVITATIONS_TO_ONE: RateLimit = { name: 'invitations', most: 6, minutes: 60 };
const ENOUGH =
  'Diesem Benutzer wurden in der letzten Stunde schon mehrere Links geschickt. Bitte versuchen Sie es später noch einmal, oder vergeben Sie ein vorläufiges Passwort.';
const NO_MAIL_SERVER =
  'Es ist kein Mailserver eingerichtet. Bitte vergeben Sie ein vorläufiges Passwort und geben Sie es persönlich weiter.';

/** Whether a new user's invitation was mailed, or why not. */
export type Invitation = 'sent' | { readonly failed: string };

/**
 * Mails users a link with which they set a password of their own; nobody else ever knows it. The link is valid for 7
 * days and once; a newer one, and an initial password, void it.
 */
@Injectable()
export class InvitationService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Installation) private readonly installation: Installation,
    @Inject(LinkMails) private readonly mails: LinkMails,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
  ) {}

  /**
   * Sends a colleague a link for a new password, and takes the present one away: sessions and earlier links end, a
   * deactivated user is active again. If the mail was not sent, everything stays as it was.
   *
   * @throws DomainError `not-found` for a user of another institution; `forbidden` for oneself and, for an
   *   institution, for a main user; `unavailable` without a mail server; `limit` after many mails; `password-needed`;
   *   MailFailure
   */
  async reset(actor: Actor, userId: number): Promise<void> {
    const asking = await requireUserManager(this.em, actor);
    const user = await userInScope(this.em.fork(), asking, userId);
    requireColleague(asking, user);
    requireConfirmed(actor);
    requireMailServer(this.installation);
    await this.sendAndReset(actor, user);
  }

  /**
   * The same by the login name, for the operator of the machine.
   *
   * @throws DomainError `not-found` for an unknown user; the rest as `reset`
   */
  async resetByName(actor: Actor, loginname: string): Promise<void> {
    requireOperator(actor);
    const user = await this.em.fork().findOne(User, { loginKey: loginKeyOf(loginname) });
    if (user === null) throw new DomainError('not-found', `Es gibt keinen Benutzer „${loginname}“.`);
    requireMailServer(this.installation);
    await this.sendAndReset(actor, user);
  }

  /**
   * Sends a new user the first link. The caller has just added the user, who stays if the mail was not sent.
   *
   * @throws DomainError `not-found` and `forbidden` as `reset`
   */
  async welcome(actor: Actor, userId: number): Promise<Invitation> {
    const asking = await requireUserManager(this.em, actor);
    const added = await userInScope(this.em.fork(), asking, userId);
    requireColleague(asking, added);
    requireConfirmed(actor);
    try {
      await this.send(added, 'new');
    } catch (error) {
      if (!isDomainError(error)) throw error;
      return { failed: error.message };
    }
    await this.audit.note(actor, 'invitation-sent', { user: userId });
    return 'sent';
  }

  private async sendAndReset(actor: Actor, user: User): Promise<void> {
    await this.send(user, user.passwordHash == null ? 'new' : 'reset');
    await this.em.fork().transactional(async (em) => {
      const there = { id: user.id, loginKey: { $ne: null } };
      const gone = { passwordHash: null, passwordInitial: true, passwordExpires: null };
      await em.nativeUpdate(User, there, { ...gone, failedTries: 0, inactive: false });
      await endAccess(em, user.id, ['invite']);
      await this.audit.note(actor, 'invitation-sent', { user: user.id }, em);
    });
  }

  private async send(user: User, why: 'new' | 'reset'): Promise<void> {
    const { mail } = user;
    if (mail == null) throw new DomainError('unavailable', NO_MAIL_SERVER);
    const wait = await this.limiter.count(INVITATIONS_TO_ONE, String(user.id));
    if (wait !== null) throw limitReached(ENOUGH, wait);
    await this.mails.sendInvitation({ ...user, mail }, why);
  }
}

/** @throws DomainError `unavailable` if mails reach nobody */
export function requireMailServer({ hasMailServer }: Installation): void {
  if (!hasMailServer) throw new DomainError('unavailable', NO_MAIL_SERVER);
}
