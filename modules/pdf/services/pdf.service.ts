import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { User } from '#auth';
import { InstitutionService, PdfPasswordService } from '#institution';
import { isUncertain, type Mail, MailService } from '#platform';
import { type Actor, DomainError, requireRight, requireUser, type UserActor } from '#platform/domain';
import { requireEncrypted, requirePdf } from '../files/accepted-file.ts';
import { documentPassword } from '../files/document-password.ts';
import { storedName } from '../files/stored-name.ts';
import {
  type CheckedPdfMail,
  checked,
  checkPdfMail,
  type PdfMail,
  requestHashOf,
  subjectOf,
  textOf,
} from './pdf-mail.ts';
import { PdfStorage } from './pdf-storage.ts';
import { SendingLedger } from './sending-ledger.ts';

const NO_PASSWORD =
  'Der Versand per E-Mail ist nicht möglich, da Sie noch kein Passwort zur Verschlüsselung in den Kontaktdaten angegeben haben.';
const IN_TRIAL = 'In der Testphase können keine PDFs per E-Mail versendet werden.';
const NOT_THERE = 'Dieses PDF ist nicht mehr gespeichert. Bitte erstellen Sie es neu.';
const GIVES_PASSWORD_AWAY = 'Das Passwort des PDFs darf nicht in der E-Mail stehen.';

/** Shorter passwords stand in many a word by chance. */
const TELLING_LENGTH = 6;

const upload = z.strictObject({
  name: storedName,
  pdf: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, 'Die Datei fehlt.'),
});
const readable = upload.extend({ password: documentPassword });

/** A document that is encrypted already, with AES-256 of revision 6 and the institution's PDF password. */
export type EncryptedUpload = z.input<typeof upload>;

/** A document of another client, which is encrypted on arrival. */
export type ReadableUpload = z.input<typeof readable>;

/** Keeps encrypted documents for a day and mails them (consultation specification, sections 1 and 7). */
@Injectable()
export class PdfService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(InstitutionService) private readonly institutions: InstitutionService,
    @Inject(PdfPasswordService) private readonly passwords: PdfPasswordService,
    @Inject(PdfStorage) private readonly storage: PdfStorage,
    @Inject(SendingLedger) private readonly ledger: SendingLedger,
    @Inject(MailService) private readonly mails: MailService,
  ) {}

  /** The PDF password of the actor's institution; null where none is set. */
  password(actor: Actor): Promise<string | null> {
    return this.passwords.own(actor);
  }

  /**
   * Keeps a document that was encrypted in the browser; one of the same name is replaced.
   *
   * @returns the name under which it is kept
   * @throws DomainError `invalid` for a bad name, more than 10 MB, and whatever is not encrypted as it must be
   */
  async upload(actor: Actor, given: EncryptedUpload): Promise<{ readonly name: string }> {
    const { userId } = sender(actor);
    const { name, pdf } = checked(upload, given);
    requirePdf(pdf);
    await requireEncrypted(pdf, await this.setPassword(actor));
    await this.storage.put(userId, name, pdf);
    return { name };
  }

  /**
   * Encrypts a readable document with AES-256 of revision 6 and keeps that; one of the same name is replaced.
   *
   * @returns the name under which it is kept
   * @throws DomainError `invalid` for a bad name or password, more than 10 MB, and what is no readable PDF
   */
  async uploadReadable(actor: Actor, given: ReadableUpload): Promise<{ readonly name: string }> {
    const { userId } = sender(actor);
    const { name, pdf, password } = checked(readable, given);
    requirePdf(pdf);
    const { encryptPdf } = await import('../files/encrypt-pdf.ts');
    await this.storage.put(userId, name, await encryptPdf(pdf, password));
    return { name };
  }

  /**
   * Mails a stored document to one person. Mails leave in the order in which they were asked for.
   *
   * @throws DomainError `forbidden` in the trial; `invalid` for bad input and without a PDF password; `not-found`
   *   where no such document is kept; `unavailable` where the mail server does not take it; `conflict` for a
   *   retry of a mail that may have arrived
   */
  async send(actor: Actor, mail: PdfMail): Promise<void> {
    const user = sender(actor);
    const asked = checkPdfMail(mail);
    const { requestId } = asked;
    const request = requestId === undefined ? null : requestHashOf(user.userId, requestId, asked);
    let taken = false;
    try {
      await this.mails.send(async () => {
        const frame = await this.frameOf(user, asked);
        if (request !== null) {
          taken = await this.ledger.take(user.userId, request);
          if (!taken) return null;
        }
        const pdf = await this.storage.get(user.userId, asked.name);
        if (pdf === null) throw new DomainError('not-found', NOT_THERE);
        const name = /\.pdf$/i.test(asked.name) ? asked.name : `${asked.name}.pdf`;
        return {
          ...frame,
          ...(request === null ? {} : { id: request }),
          attachments: [{ name, type: 'application/pdf', bytes: pdf }],
        };
      });
    } catch (error) {
      if (request !== null && taken)
        await (isUncertain(error) ? this.ledger.note(request, 'unsure') : this.ledger.release(request));
      throw error;
    }
    if (request !== null && taken) await this.ledger.note(request, 'sent');
  }

  /** Deletes a document of the actor; nothing happens where there is none of that name. */
  async remove(actor: Actor, name: string): Promise<void> {
    const { userId } = requireUser(actor);
    await this.storage.remove(userId, checked(z.strictObject({ name: storedName }), { name }).name);
  }

  /** Deletes all documents of the actor. */
  async removeAllOf(actor: Actor): Promise<void> {
    await this.storage.removeAllOf(requireUser(actor).userId);
  }

  /** A mail without its attachment, for an actor who may send it. */
  private async frameOf(user: UserActor, asked: CheckedPdfMail): Promise<Mail> {
    const { name: firma, trial } = await this.institutions.letterhead(user);
    if (trial) throw new DomainError('forbidden', IN_TRIAL);
    const password = await this.setPassword(user);
    const { email, subject, text } = asked;
    if (password.length >= TELLING_LENGTH && `${subject}\n${text}`.includes(password))
      throw new DomainError('invalid', GIVES_PASSWORD_AWAY, { text: GIVES_PASSWORD_AWAY });
    const { mail } = await this.em.fork().findOneOrFail(User, user.userId, { fields: ['mail'] });
    return {
      to: email,
      subject: subjectOf(firma, subject),
      text: textOf(firma, text),
      fromName: firma,
      ...(mail ? { replyTo: mail } : {}),
    };
  }

  private async setPassword(actor: Actor): Promise<string> {
    const password = await this.passwords.own(actor);
    if (password === null) throw new DomainError('invalid', NO_PASSWORD);
    return password;
  }
}

function sender(actor: Actor): UserActor {
  requireRight(actor, 'pdf_vers');
  return requireUser(actor);
}
