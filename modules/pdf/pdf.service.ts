import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { User } from '#auth';
import { InstitutionService, PdfPasswordService } from '#institution';
import { AuditLog, checked, isUncertain, type Mail, MailService } from '#platform';
import {
  type Actor,
  DomainError,
  isDomainError,
  requireRight,
  requireUser,
  type UserActor,
} from '#platform/domain';
import { refusalOf, requirePdf } from './sealing/accepted-file.ts';
import { documentPassword } from './sealing/document-password.ts';
import { PdfSealing } from './sealing/pdf-sealing.ts';
import type { SealInput } from './sealing/seal-pdf.ts';
import { sendingPassword } from './sealing/sending-password.ts';
import { checkPdfMail, requestHashOf, subjectOf, textOf, writerOf } from './sending/pdf-mail.ts';
import type { CheckedPdfMail, PdfMail } from './sending/pdf-mail-input.ts';
import { SendingLedger } from './sending/sending-ledger.ts';
import { PdfStorage } from './storage/pdf-storage.ts';
import { storedName } from './storage/stored-name.ts';

const NO_PASSWORD =
  'Der Versand per E-Mail ist nicht möglich, da Sie noch kein Passwort zur Verschlüsselung in den Kontaktdaten angegeben haben.';
const IN_TRIAL = 'In der Testphase können keine PDFs per E-Mail versendet werden.';
const NOT_THERE = 'Dieses PDF ist nicht mehr gespeichert. Bitte erstellen Sie es neu.';
const OTHER_PASSWORD = 'Das ist nicht das PDF-Passwort aus den Kontaktdaten Ihrer Institution.';
const OWN_PASSWORD =
  'Ihre Institution sendet jedes Dokument mit einem eigenen Kennwort aus acht Zeichen. Bitte öffnen Sie den Versand noch einmal.';
const GIVES_PASSWORD_AWAY = 'Das Passwort des PDFs darf nicht in der E-Mail stehen.';

/** Shorter passwords occur in ordinary words by chance. */
const TELLING_LENGTH = 6;

const upload = z.strictObject({
  name: storedName,
  pdf: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, 'Die Datei fehlt.'),
});
const encrypted = upload.extend({ psw: z.optional(documentPassword) });
const readable = upload.extend({ psw: documentPassword });

/**
 * A document already encrypted with AES-256 of revision 6. `psw` is the password of this sending, where the institution
 * has chosen that; left out, its PDF password.
 */
export type EncryptedUpload = z.input<typeof encrypted>;

/** A document of another client; `psw` is the institution's PDF password, or as in `EncryptedUpload`. */
export type ReadableUpload = z.input<typeof readable>;

/** With what the documents of an institution are sealed. */
export interface DocumentPasswords {
  /** Its PDF password; null without one. */
  readonly password: string | null;
  /** Each document is mailed with a password of its own instead. */
  readonly ownPasswordEach: boolean;
}

/** Stores encrypted documents for a day and mails them (consultation specification, sections 1 and 7). */
@Injectable()
export class PdfService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(InstitutionService) private readonly institutions: InstitutionService,
    @Inject(PdfPasswordService) private readonly passwords: PdfPasswordService,
    @Inject(PdfStorage) private readonly storage: PdfStorage,
    @Inject(SendingLedger) private readonly ledger: SendingLedger,
    @Inject(MailService) private readonly mails: MailService,
    @Inject(PdfSealing) private readonly sealing: PdfSealing,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** With what the browser seals and opens documents of the actor's institution. */
  async documentPasswords(actor: Actor): Promise<DocumentPasswords> {
    const password = await this.passwords.own(actor);
    return { password, ownPasswordEach: await this.institutions.ownPasswordEach(actor) };
  }

  /**
   * Stores a document encrypted in the browser; replaces one of the same name.
   *
   * @returns the name under which it is stored
   * @throws DomainError `invalid` for a bad name or password, more than 10 MB, and a file that is not encrypted as required;
   *   `limit` if the storage is full; `unavailable` if too many documents are being read
   */
  async upload(actor: Actor, given: EncryptedUpload): Promise<{ readonly name: string }> {
    const user = sender(actor);
    const { name, pdf, psw } = checked(encrypted, given);
    const { password } = await this.passwordFor(actor, psw);
    return this.keep(user, name, { bytes: pdf, password, readable: false });
  }

  /**
   * Stores a document of another client, encrypted with AES-256 of revision 6; replaces one of the same name. It may
   * be readable or already encrypted as required. One with a password of its own is encrypted already: nobody else
   * makes such a password.
   *
   * @returns the name under which it is stored
   * @throws DomainError `invalid` for a bad name, another password than the institution's choice, more than 10 MB, and
   *   anything but a PDF; `limit` and `unavailable` as `upload`
   */
  async uploadReadable(actor: Actor, given: ReadableUpload): Promise<{ readonly name: string }> {
    const user = sender(actor);
    const { name, pdf, psw } = checked(readable, given);
    const { password, own } = await this.passwordFor(actor, psw);
    return this.keep(user, name, { bytes: pdf, password, readable: !own });
  }

  /**
   * The password that a document has to open with.
   *
   * @param psw the one that came with it
   */
  private async passwordFor(actor: Actor, psw: string | undefined) {
    if (await this.institutions.ownPasswordEach(actor)) {
      const read = sendingPassword.safeParse(psw);
      if (!read.success) throw new DomainError('invalid', OWN_PASSWORD, { psw: OWN_PASSWORD });
      return { password: read.data, own: true };
    }
    const password = await this.passwords.own(actor);
    if (password === null) throw new DomainError('invalid', NO_PASSWORD);
    if (psw !== undefined && psw !== password)
      throw new DomainError('invalid', OTHER_PASSWORD, { psw: OTHER_PASSWORD });
    return { password, own: false };
  }

  private async keep(user: UserActor, name: string, document: SealInput): Promise<{ readonly name: string }> {
    requirePdf(document.bytes);
    const sealed = await this.sealing.seal(user, document);
    if ('refused' in sealed) {
      await this.audit.countRefusal(user, 'document-refused', sealed.refused);
      throw refusalOf(sealed.refused);
    }
    await this.limited(user, 'documents', () => this.storage.put(user, name, sealed.pdf));
    return { name };
  }

  /**
   * Mails a stored document to one person. Mails of an institution leave in the order of their requests.
   *
   * @throws DomainError `forbidden` in the trial; `invalid` for bad input and without a PDF password; `not-found` for
   *   an unknown document; `unavailable` if the mail server does not accept it; `conflict` for a mail with a request
   *   id that may have arrived; `limit` if the user has reached the hourly limit
   */
  async send(actor: Actor, mail: PdfMail): Promise<void> {
    const user = sender(actor);
    const asked = checkPdfMail(mail);
    const request = requestHashOf(user.userId, asked.requestId ?? randomUUID(), asked);
    let taken = false;
    try {
      await this.mails.send(async () => {
        const frame = await this.frameOf(user, asked);
        taken = await this.limited(user, 'mails', () => this.ledger.take(user.userId, request));
        if (!taken) return null;
        const pdf = await this.storage.get(user.userId, asked.name);
        if (pdf === null) throw new DomainError('not-found', NOT_THERE);
        const name = /\.pdf$/i.test(asked.name) ? asked.name : `${asked.name}.pdf`;
        return {
          ...frame,
          id: request,
          attachments: [{ name, type: 'application/pdf', bytes: pdf }],
        };
      }, `institution:${user.institutionId}`);
    } catch (error) {
      if (taken) await this.settle(user, request, error);
      // As a retry by the same id says: only what has certainly not arrived is a mere failure.
      if (asked.requestId !== undefined && isUncertain(error))
        throw new DomainError('conflict', Object(error).message);
      throw error;
    }
    if (!taken) return;
    await this.ledger.note(request, 'sent');
    await this.audit.note(user, 'document-mailed');
  }

  /** Deletes a document of the actor, if it exists. */
  async remove(actor: Actor, name: string): Promise<void> {
    const { userId } = requireUser(actor);
    await this.storage.remove(userId, checked(z.strictObject({ name: storedName }), { name }).name);
  }

  /** Deletes all documents of the actor. */
  async removeAllOf(actor: Actor): Promise<void> {
    await this.storage.removeAllOf(requireUser(actor).userId);
  }

  /** Records the outcome of a mail that failed, as far as it is known. */
  private async settle(user: UserActor, request: string, error: unknown): Promise<void> {
    const unsure = isUncertain(error);
    await (unsure ? this.ledger.note(request, 'unsure') : this.ledger.release(request));
    const code = unsure ? 'unsure' : String(Object(error).code ?? 'failed');
    await this.audit.note(user, 'document-not-mailed', { code });
  }

  /** Records when a limit is reached. */
  private async limited<Result>(
    user: UserActor,
    code: 'documents' | 'mails',
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (isDomainError(error) && error.code === 'limit')
        await this.audit.countRefusal(user, 'limit-reached', code);
      throw error;
    }
  }

  /** A mail without its attachment; checks that the actor may send it. */
  private async frameOf(user: UserActor, asked: CheckedPdfMail): Promise<Mail> {
    const letterhead = await this.institutions.letterhead(user);
    const { name: firma, trial } = letterhead;
    if (trial) throw new DomainError('forbidden', IN_TRIAL);
    const { password, ownPasswordEach } = await this.documentPasswords(user);
    if (password === null && !ownPasswordEach) throw new DomainError('invalid', NO_PASSWORD);
    const { email, subject, text } = asked;
    if (
      password !== null &&
      password.length >= TELLING_LENGTH &&
      folded(`${subject}\n${text}`).includes(folded(password))
    )
      throw new DomainError('invalid', GIVES_PASSWORD_AWAY, { text: GIVES_PASSWORD_AWAY });
    const fields = ['mail', 'vorname', 'nachname'] as const;
    const { mail, vorname, nachname } = await this.em.fork().findOneOrFail(User, user.userId, { fields });
    const advisers = await this.institutions.adviserNames(user);
    return {
      to: email,
      subject: subjectOf(firma, subject),
      text: textOf(letterhead, writerOf(`${vorname} ${nachname}`.trim(), advisers), text),
      fromName: firma,
      ...(mail ? { replyTo: mail } : {}),
    };
  }
}

/** Normalised for comparison with a password, ignoring case. */
const folded = (text: string) => text.normalize('NFKC').toUpperCase();

function sender(actor: Actor): UserActor {
  requireRight(actor, 'pdf_vers');
  return requireUser(actor);
}
