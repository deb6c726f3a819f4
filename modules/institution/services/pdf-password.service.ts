import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Keyring } from '#platform';
import { type Actor, DomainError, requireRight, requireUser } from '#platform/domain';
import { Institution } from '../entities/institution.entity.ts';

/** Bytes that a PDF of revision 6 takes of a password (ISO 32000-2, 7.6.4.3.3). */
const MAX_BYTES = 127;

const UNREADABLE =
  'Das Passwort zur Verschlüsselung kann nicht gelesen werden. Bitte geben Sie es in den Kontaktdaten neu an.';

/** Seals the PDF password of an institution, as the database holds it; no other institution's opens with it. */
export function sealPdfPassword(keys: Keyring, institutionId: number, password: string): string {
  return keys.seal(password, purposeOf(institutionId));
}

/** The password with which an institution's sent PDFs are encrypted (access specification, section 3, PdfPasswort). */
@Injectable()
export class PdfPasswordService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Keyring) private readonly keys: Keyring,
  ) {}

  /**
   * The password of the actor's institution; null where none is set.
   * @throws DomainError `unavailable` where the key under which it was stored is missing
   */
  async own(actor: Actor): Promise<string | null> {
    requireRight(actor, 'pdf_vers');
    const { institutionId } = requireUser(actor);
    const row = await this.em.findOneOrFail(Institution, institutionId, {
      fields: ['pdfPasswort'],
      disableIdentityMap: true,
    });
    if (row.pdfPasswort == null) return null;
    const password = this.keys.open(row.pdfPasswort, purposeOf(institutionId));
    if (password === null) throw new DomainError('unavailable', UNREADABLE);
    return password;
  }

  /**
   * The stored form of a password, for the contact data of the actor's institution.
   * @throws DomainError `invalid` for one that no PDF can have
   */
  async encrypt(actor: Actor, password: string): Promise<string> {
    requireRight(actor, 'kont_einst');
    const { institutionId } = requireUser(actor);
    // Programs that open PDFs compose what somebody types (SASLprep).
    const composed = password.normalize('NFKC');
    const bytes = Buffer.byteLength(composed);
    if (bytes === 0 || bytes > MAX_BYTES || /\p{C}/u.test(composed)) {
      const message = `Das Passwort muss 1 bis ${MAX_BYTES} Zeichen haben, ohne Steuerzeichen; Umlaute zählen doppelt.`;
      throw new DomainError('invalid', message, { pdfPasswort: message });
    }
    return sealPdfPassword(this.keys, institutionId, composed);
  }

  /**
   * The password behind its stored form.
   * @throws DomainError `invalid` for anything but a stored form of the actor's own institution
   */
  async decrypt(actor: Actor, stored: string): Promise<string> {
    requireRight(actor, 'pdf_vers');
    const { institutionId } = requireUser(actor);
    const password = this.keys.open(stored, purposeOf(institutionId));
    if (password !== null) return password;
    const message = 'Das ist kein gespeichertes Passwort Ihrer Institution.';
    throw new DomainError('invalid', message, { pdfCipher: message });
  }
}

function purposeOf(institutionId: number): string {
  return `PDF password of institution ${institutionId}`;
}
