import { Inject, Injectable, Logger } from '@nestjs/common';
import { Installation, MailService } from '#platform';
import { isDomainError } from '#platform/domain';
import { type Addressee, greetingOf } from './link-mails.ts';

/** Notifies a user at the old address that mails now go to another one, in case somebody else has changed it. */
@Injectable()
export class ChangedMailNotice {
  constructor(
    @Inject(MailService) private readonly mails: MailService,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /**
   * Never rejects: the change is valid even if the old address cannot be reached. Does not name the new address.
   * Sends nothing to an unconfirmed address, which may be a stranger's.
   *
   * @param former the user before the change
   * @returns why it was not sent, in German; null if it was, or needs not be
   */
  async send(former: Addressee): Promise<string | null> {
    if (!former.mailConfirmed) return null;
    const { vendorName, url } = this.installation;
    const mail = {
      to: former.mail,
      fromName: `${vendorName} Inkoberatung`,
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: `${greetingOf(former)}

für Ihren Benutzernamen ${former.loginname} wurde in der Inkoberatung eine andere E-Mail-Adresse eingetragen. E-Mails an Sie gehen ab jetzt dorthin, auch die, mit denen Sie ein neues Passwort vergeben.

Wissen Sie davon, brauchen Sie nichts zu tun. Wenn nicht, wenden Sie sich bitte an die Person, die in Ihrer Institution die Benutzer verwaltet, oder an den Kundensupport:

${url}

Ihr Team der Inkoberatung
${vendorName}
`,
    };
    try {
      await this.mails.send(mail, `user:${former.id}`);
      return null;
    } catch (error) {
      new Logger(ChangedMailNotice.name).error(
        `A user was not told of a changed address (${Object(error).code}).`,
      );
      return isDomainError(error) ? error.message : 'Die E-Mail wurde nicht versendet.';
    }
  }
}
