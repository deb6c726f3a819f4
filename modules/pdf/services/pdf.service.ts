import { Injectable } from '@nestjs/common';
import { type Actor, DomainError, requireRight, requireUser, type UserActor } from '#platform/domain';

/** A document that the browser has encrypted already. */
export interface EncryptedUpload {
  /** Name of the file; it is kept as `protected-…`. */
  readonly name: string;
  /** Encrypted with AES-256, revision 6, under the institution's PDF password. */
  readonly pdf: Uint8Array;
}

/** A document of another client, which is encrypted on arrival. */
export interface ReadableUpload extends EncryptedUpload {
  readonly password: string;
}

/** A mail with a stored document. */
export interface PdfMail {
  /** Name of the stored file, with or without `protected-`. */
  readonly name: string;
  readonly email: string;
  /** Empty: a subject that says what it is. */
  readonly subject: string;
  /** Empty: a text that says what it is. */
  readonly text: string;
  /** Chosen anew for each mail that somebody wants to send; a retry names the same. */
  readonly requestId?: string | undefined;
}

/** Keeps encrypted documents for a day and mails them. */
@Injectable()
export class PdfService {
  /** The PDF password of the actor's institution; null where none is set. */
  async password(actor: Actor): Promise<string | null> {
    return notYet(sender(actor));
  }

  /** Keeps an encrypted document; one of the same name is replaced. */
  async upload(actor: Actor, _upload: EncryptedUpload): Promise<{ readonly name: string }> {
    return notYet(sender(actor));
  }

  /** Encrypts a readable document and keeps it. */
  async uploadReadable(actor: Actor, _upload: ReadableUpload): Promise<{ readonly name: string }> {
    return notYet(sender(actor));
  }

  /** Mails a stored document. */
  async send(actor: Actor, _mail: PdfMail): Promise<void> {
    return notYet(sender(actor));
  }

  /** Deletes a stored document; nothing happens where there is none of that name. */
  async remove(actor: Actor, _name: string): Promise<void> {
    return notYet(sender(actor));
  }

  /** Deletes all stored documents of the actor. */
  async removeAllOf(actor: Actor): Promise<void> {
    return notYet(requireUser(actor));
  }
}

function sender(actor: Actor): UserActor {
  requireRight(actor, 'pdf_vers');
  return requireUser(actor);
}

function notYet(_actor: UserActor): never {
  throw new DomainError('unavailable', 'Der Versand von Dokumenten ist noch nicht eingerichtet.');
}
