import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Institution, MatchingService, paketTerms } from '#institution';
import { AuditLog, Clock, isUniqueViolation } from '#platform';
import { DomainError, isDomainError } from '#platform/domain';
import { LinkMails } from '../links/link-mails.ts';
import { requireNewPassword } from '../password/new-password.ts';
import { hashPassword } from '../password/password-hash.ts';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import { generatedLoginname } from '../users/generated-loginname.ts';
import { mailSpellings } from '../users/mail-spellings.ts';
import { User } from '../users/user.entity.ts';
import { MAIL_TAKEN_MESSAGE, NUMBER_UNKNOWN_MESSAGE, type Registration } from './registration.ts';

/** The result of a registration. `error` 1 is the documented one: the mail is already in use. */
export type RegistrationResult =
  | { readonly ok: false; readonly error: 1; readonly message: string }
  | {
      readonly ok: true;
      readonly username: string;
      readonly userId: number;
      /** False if the mail could not be sent; the user may request it again. */
      readonly mailSent: boolean;
    };

/** Most names tried for one registration; others may take one meanwhile. */
const MOST_TRIES = 12;
/** Length of institution.ansprechpartner; two names of maximum length exceed it by one character. */
const CONTACT_MAX_LENGTH = 200;
const NUMBER_TAKEN = 'Diese Kundennummer ist schon vergeben.';

/** Registers an institution with its main user (access specification, sections 4 and 5). */
@Injectable()
export class RegistrationService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MatchingService) private readonly matching: MatchingService,
    @Inject(LinkMails) private readonly mails: LinkMails,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Creates the institution and its main user in one transaction, and mails the link to confirm the address. If the
   * mail cannot be sent the registration stays valid, and the link can be requested again.
   *
   * @throws DomainError `invalid` with the field for a Kundennummer that is unknown or taken, and for a password that
   *   is easy to guess
   */
  async register(form: Registration): Promise<RegistrationResult> {
    const kundennummer = form.Kundennummer || null;
    if (kundennummer !== null) await this.proveFree(kundennummer);
    if (await this.isTaken(form.Mail)) return MAIL_TAKEN;
    await requireNewPassword('Password', form.Password, {
      names: [form.Vorname, form.Nachname],
      loginname: generatedLoginname(form.Vorname, form.Nachname, 0),
      mail: form.Mail,
      institution: form.Name,
    });
    const passwordHash = await hashPassword(form.Password);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const username = generatedLoginname(form.Vorname, form.Nachname, tries);
      const userId = await this.tryToWrite(form, { kundennummer, username, passwordHash });
      if (userId !== null)
        return { ok: true, username, userId, mailSent: await this.mail(form, userId, username) };
      // The mail, the Kundennummer or only the login name was taken meanwhile.
      if (await this.isTaken(form.Mail)) return MAIL_TAKEN;
      if (kundennummer !== null) await this.proveFree(kundennummer);
    }
    throw new DomainError(
      'conflict',
      'Die Registrierung ist gerade nicht möglich. Bitte versuchen Sie es erneut.',
    );
  }

  private async isTaken(mail: string): Promise<boolean> {
    return (await this.em.fork().count(User, { mail: { $in: [...mailSpellings(mail)] } })) > 0;
  }

  private async proveFree(kundennummer: string): Promise<void> {
    const known = await this.matching.find(kundennummer);
    const message = known === null ? NUMBER_UNKNOWN_MESSAGE : NUMBER_TAKEN;
    if (known === null || (await this.em.fork().count(Institution, { kundennummer })) > 0)
      throw new DomainError('invalid', message, { Kundennummer: message });
  }

  /** The id of the new user; null if a unique value is taken. */
  private async tryToWrite(
    form: Registration,
    made: { readonly kundennummer: string | null; readonly username: string; readonly passwordHash: string },
  ): Promise<number | null> {
    const flag = form.selectedVersion === 1 ? 'VollversionStandard' : 'RegistrierungStandard';
    try {
      return await this.em.fork().transactional(async (em) => {
        const institution = (await em.insert(Institution, {
          name: form.Name,
          kundennummer: made.kundennummer,
          vertriebsweg: 20,
          berechnungsmethode: 'A',
          strasse: form.Strasse,
          hausnummer: form.Hausnummer,
          plz: form.PLZ,
          ort: form.Ort,
          telefon: '',
          fax: '',
          ansprechpartner: `${form.Vorname} ${form.Nachname}`.slice(0, CONTACT_MAX_LENGTH),
          email: form.Mail,
          webseite: '',
          ...(await paketTerms(em, flag, this.clock.today())),
          isVendor: false,
          created: this.clock.now(),
        })) as number;
        const id = (await em.insert(User, {
          institution,
          role: MAIN_USER_ROLE_ID,
          anrede: form.Anrede,
          vorname: form.Vorname,
          nachname: form.Nachname,
          mail: form.Mail,
          loginname: made.username,
          loginKey: made.username,
          passwordHash: made.passwordHash,
          passwordInitial: false,
          mailConfirmed: false,
          inactive: false,
          failedTries: 0,
          created: this.clock.now(),
        })) as number;
        await this.audit.note({ userId: id }, 'registration', { institution }, em);
        return id;
      });
    } catch (error) {
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  private async mail(form: Registration, id: number, loginname: string): Promise<boolean> {
    const { Anrede: anrede, Vorname: vorname, Nachname: nachname, Mail: mail } = form;
    try {
      const mailConfirmed = false;
      await this.mails.sendConfirmation({ id, anrede, vorname, nachname, loginname, mail, mailConfirmed });
      return true;
    } catch (error) {
      if (!isDomainError(error)) throw error;
      return false;
    }
  }
}

const MAIL_TAKEN = { ok: false, error: 1, message: MAIL_TAKEN_MESSAGE } as const;
