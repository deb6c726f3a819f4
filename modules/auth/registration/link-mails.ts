import { Inject, Injectable } from '@nestjs/common';
import { Installation, MailService } from '#platform';
import type { User } from '../entities/user.entity.ts';
import { LinkTokens } from '../links/link-tokens.ts';

/** Whom a mail with a link is for. */
export type Addressee = Pick<User, 'id' | 'anrede' | 'vorname' | 'nachname' | 'loginname'> & {
  readonly mail: string;
};

/** Mails the links with which users confirm their address and choose another password. */
@Injectable()
export class LinkMails {
  constructor(
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(MailService) private readonly mails: MailService,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /**
   * Sends a new link that confirms the address; an earlier one counts no longer.
   * @throws MailFailure
   */
  async sendConfirmation(user: Addressee): Promise<void> {
    const link = await this.linkTo('/verify', user, 'confirm');
    await this.send(
      user,
      'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      `vielen Dank für Ihre Registrierung. Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link; er gilt 7 Tage:

${link}

Ihr Benutzername: ${user.loginname}

Haben Sie sich nicht registriert, brauchen Sie nichts zu tun.`,
      link,
    );
  }

  /**
   * Sends a new link to choose another password; an earlier one counts no longer.
   * @throws MailFailure
   */
  async sendReset(user: Addressee): Promise<void> {
    const link = await this.linkTo('/resetpwd', user, 'reset');
    await this.send(
      user,
      'Neues Passwort vergeben',
      `mit diesem Link vergeben Sie ein neues Passwort; er gilt 60 Minuten:

${link}

Ihr Benutzername: ${user.loginname}

Haben Sie das nicht angefordert, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.`,
      link,
    );
  }

  private async linkTo(page: string, { id }: Addressee, purpose: 'confirm' | 'reset'): Promise<string> {
    return this.installation.page(page, { id, token: await this.links.issue(id, purpose) });
  }

  private send(user: Addressee, subject: string, body: string, link: string): Promise<void> {
    const text = `${greetingOf(user)}\n\n${body}\n\nIhr Team der Inkoberatung\n${this.installation.vendorName}\n`;
    return this.mails.send({
      to: user.mail,
      subject,
      text,
      fromName: `${this.installation.vendorName} Inkoberatung`,
      links: [link],
    });
  }
}

/** How a mail greets somebody (0 Frau, 1 Herr). */
function greetingOf({ anrede, vorname, nachname }: Pick<User, 'anrede' | 'vorname' | 'nachname'>) {
  return `Guten Tag ${anrede === 0 ? 'Frau' : 'Herr'} ${vorname} ${nachname},`;
}
