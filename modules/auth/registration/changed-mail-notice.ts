import { Inject, Injectable, Logger } from '@nestjs/common';
import { Installation, MailService } from '#platform';
import { type Addressee, greetingOf } from './link-mails.ts';

/** Tells a user at their old address that mails go to another one: whoever did not know of it learns of it so. */
@Injectable()
export class ChangedMailNotice {
  constructor(
    @Inject(MailService) private readonly mails: MailService,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /**
   * Resolves in any case: the change stands, whether the old address can be reached or not. Says nothing of the new
   * one. Nobody is told at an address that was never confirmed: it may be a stranger's.
   *
   * @param former the user as they were before the change
   */
  async send(former: Addressee): Promise<void> {
    if (!former.mailConfirmed) return;
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
    await this.mails.send(mail, `user:${former.id}`).catch((error: unknown) => {
      new Logger(ChangedMailNotice.name).error(
        `A user was not told of a changed address (${Object(error).code}).`,
      );
    });
  }
}
