import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Institution } from '#institution';
import { AuditLog, type RateLimit, RateLimiter } from '#platform';
import { DomainError, limitReached } from '#platform/domain';
import { type Addressee, LinkMails } from '../links/link-mails.ts';
import { LinkTokens } from '../links/link-tokens.ts';
import { ContactService } from '../messages/contact.service.ts';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import { loginKeyOf } from '../users/login-key.ts';
import { mailSpellings } from '../users/mail-spellings.ts';
import { User } from '../users/user.entity.ts';

/** Whether a link is valid, and how many users it changed (access specification, section 4, 'E-mail verification'). */
export interface Confirmation {
  readonly correct: boolean;
  readonly userchanged: 0 | 1;
}

const NOT_KNOWN_OR_VERIFIED = 'Der Benutzername ist nicht bekannt oder schon verifiziert.';
const NAME_AND_MAIL =
  'Der Benutzername ist nicht vorhanden oder passt nicht zur angegebenen E-Mail-Adresse. Überprüfen Sie Ihre Unterlagen oder kontaktieren Sie den Kundensupport.';

/** Mails with a link to one user, from any number of addresses, so that nobody can flood an inbox. */
const MAILS_TO_ONE: RateLimit = { name: 'link-mails', most: 6, minutes: 60 };
const ENOUGH =
  'Wir haben Ihnen schon mehrere E-Mails geschickt. Bitte sehen Sie auch im Spam-Ordner nach, oder versuchen Sie es in einer Stunde noch einmal.';

/** Confirms users' mail addresses, and sends their links again. */
@Injectable()
export class MailConfirmationService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(LinkMails) private readonly mails: LinkMails,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(ContactService) private readonly contact: ContactService,
  ) {}

  /**
   * Confirms a user's mail by its link; opening the link again within its lifetime succeeds and changes nothing.
   * Notifies the vendor if that confirms a registration for the contract version.
   */
  async confirm(userId: number, token: string): Promise<Confirmation> {
    const confirmation = await this.redeem(userId, token);
    if (confirmation.userchanged === 1) await this.tellVendor(userId);
    return confirmation;
  }

  private redeem(userId: number, token: string): Promise<Confirmation> {
    return this.em
      .fork()
      .transactional(async (em) => {
        if (!(await this.links.redeem(userId, 'confirm', token, em))) return null;
        const there = { id: userId, loginKey: { $ne: null } };
        const changed = await em.nativeUpdate(
          User,
          { ...there, mailConfirmed: false },
          { mailConfirmed: true },
        );
        if (changed === 1) await this.audit.note({ userId }, 'mail-confirmed', {}, em);
        return { correct: true, userchanged: changed === 1 ? 1 : 0 } as const;
      })
      .then(async (confirmed) => confirmed ?? { correct: await this.wasUsed(userId, token), userchanged: 0 });
  }

  /** Whether a link to confirm, to reset or of an invitation is valid; changes nothing. */
  async isOpen(userId: number, token: string): Promise<boolean> {
    for (const purpose of ['confirm', 'reset', 'invite'] as const)
      if ((await this.links.state(userId, purpose, token)) === 'open') return true;
    return false;
  }

  /**
   * Sends the link to confirm a mail again.
   * @throws DomainError `not-found` if name and mail are unknown or confirmed, `unavailable` if that user has
   *   received enough; MailFailure
   */
  async resend(mail: string, username: string): Promise<void> {
    const user = await this.find(mail, username);
    if (user === null || user.mailConfirmed) throw new DomainError('not-found', NOT_KNOWN_OR_VERIFIED);
    await this.countMail(user.id);
    await this.mails.sendConfirmation(user);
    await this.audit.note('visitor', 'link-sent', { user: user.id, code: 'confirm' });
  }

  /**
   * Sends a link to reset the password.
   * @throws DomainError `not-found` if name and mail do not belong together, `unavailable` if that user has received
   *   enough; MailFailure
   */
  async sendReset(mail: string, username: string): Promise<void> {
    const user = await this.find(mail, username);
    if (user === null) throw new DomainError('not-found', NAME_AND_MAIL);
    await this.countMail(user.id);
    await this.mails.sendReset(user);
    await this.audit.note('visitor', 'link-sent', { user: user.id, code: 'reset' });
  }

  /** The confirmation is valid even if the vendor cannot be reached. */
  private async tellVendor(userId: number): Promise<void> {
    const user = await this.em.fork().findOne(User, userId, { populate: ['institution.paket'] });
    const institution = user?.institution as Institution | undefined;
    // In a trial, the application for the contract notifies the vendor.
    if (user?.role?.id !== MAIN_USER_ROLE_ID || !institution?.paket.VollversionStandard) return;
    await this.contact
      .tellOfApplication(institution, user.mail ?? institution.email)
      .catch((error: unknown) => {
        new Logger(MailConfirmationService.name).error(
          `The vendor was not told of a registration (${Object(error).code}).`,
        );
      });
  }

  private async countMail(userId: number): Promise<void> {
    const wait = await this.limiter.count(MAILS_TO_ONE, String(userId));
    if (wait !== null) throw limitReached(ENOUGH, wait);
  }

  private async wasUsed(userId: number, token: string): Promise<boolean> {
    return (await this.links.state(userId, 'confirm', token)) === 'used';
  }

  private async find(mail: string, username: string): Promise<Addressee | null> {
    const where = { loginKey: loginKeyOf(username), mail: { $in: [...mailSpellings(mail)] } };
    const user = await this.em.fork().findOne(User, where);
    return user?.mail == null ? null : { ...user, mail: user.mail };
  }
}
