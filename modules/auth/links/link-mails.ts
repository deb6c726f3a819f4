import { Inject, Injectable } from '@nestjs/common';
import { Installation, MailService, quotedForm } from '#platform';
import { INVITATION_DAYS } from '../users/initial-password.ts';
import type { User } from '../users/user.entity.ts';
import { LinkTokens } from './link-tokens.ts';

/** The recipient of a mail with a link. */
export type Addressee = Pick<
  User,
  'id' | 'anrede' | 'vorname' | 'nachname' | 'loginname' | 'mailConfirmed'
> & {
  readonly mail: string;
};

/** Subject and link of a mail. */
interface Letter {
  readonly page: string;
  readonly purpose: 'confirm' | 'reset' | 'invite';
  readonly subject: string;
}

/** Mails the links to confirm an address, to reset a password and to set a first one. */
@Injectable()
export class LinkMails {
  constructor(
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(MailService) private readonly mails: MailService,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /**
   * Sends a new link to confirm the address; voids the earlier one.
   * @throws MailFailure
   */
  sendConfirmation(user: Addressee): Promise<void> {
    return this.send(
      user,
      { page: '/verify', purpose: 'confirm', subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse' },
      (
        link,
      ) => `vielen Dank für Ihre Registrierung. Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link; er gilt 7 Tage:

${link}

Ihr Benutzername: ${user.loginname}

${quotedForm('Bei der Registrierung wurde dieser Name angegeben', [nameOf(user)])}

Haben Sie sich nicht registriert, brauchen Sie nichts zu tun.`,
    );
  }

  /**
   * Sends a new link to reset the password; voids the earlier one.
   * @throws MailFailure
   */
  sendReset(user: Addressee): Promise<void> {
    return this.send(
      user,
      { page: '/resetpwd', purpose: 'reset', subject: 'Neues Passwort vergeben' },
      (link) => `mit diesem Link vergeben Sie ein neues Passwort; er gilt 60 Minuten:

${link}

Ihr Benutzername: ${user.loginname}

Haben Sie das nicht angefordert, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.`,
    );
  }

  /**
   * Sends a link to set a password that somebody else has asked for; voids the earlier one.
   *
   * @param why a new user, or one whose password no longer holds
   * @throws MailFailure
   */
  sendInvitation(user: Addressee, why: 'new' | 'reset'): Promise<void> {
    const { vendorName, url } = this.installation;
    const reason =
      why === 'new'
        ? `für Sie wurde in der Inkoberatung von ${vendorName} ein Zugang eingerichtet. Mit diesem Link vergeben Sie Ihr Passwort; er gilt ${INVITATION_DAYS} Tage und nur einmal:`
        : `Ihr Passwort für die Inkoberatung wurde zurückgesetzt; das bisherige gilt nicht mehr. Mit diesem Link vergeben Sie ein neues; er gilt ${INVITATION_DAYS} Tage und nur einmal:`;
    return this.send(
      user,
      {
        page: '/einladung',
        purpose: 'invite',
        subject: why === 'new' ? 'Ihr Zugang zur Inkoberatung' : 'Neues Passwort vergeben',
      },
      (link) => `${reason}

${link}

Ihr Benutzername: ${user.loginname}

Danach melden Sie sich hier an: ${url}

Kennen Sie die Inkoberatung nicht, brauchen Sie nichts zu tun. Fragen beantwortet, wer in Ihrer Institution die Benutzer verwaltet, oder der Kundensupport.`,
    );
  }

  private send(user: Addressee, letter: Letter, bodyOf: (link: string) => string): Promise<void> {
    const { page, purpose, subject } = letter;
    const { vendorName } = this.installation;
    return this.links.issueAndSend(user.id, purpose, (token) => {
      const link = this.installation.page(page, { id: user.id, token });
      const mail = {
        to: user.mail,
        subject,
        text: `${greetingOf(user)}\n\n${bodyOf(link)}\n\nIhr Team der Inkoberatung\n${vendorName}\n`,
        fromName: `${vendorName} Inkoberatung`,
        links: [link],
      };
      return this.mails.send(mail, `user:${user.id}`);
    });
  }
}

type Named = Pick<User, 'anrede' | 'vorname' | 'nachname'>;

/** 0 Frau, 1 Herr. */
const nameOf = ({ anrede, vorname, nachname }: Named) =>
  `${anrede === 0 ? 'Frau' : 'Herr'} ${vorname} ${nachname}`;

/**
 * The greeting of a mail. Leaves out the name until the address is confirmed: anyone may have registered it, and the
 * name is their text.
 */
export function greetingOf(user: Named & Pick<User, 'mailConfirmed'>): string {
  return user.mailConfirmed ? `Guten Tag ${nameOf(user)},` : 'Guten Tag,';
}
