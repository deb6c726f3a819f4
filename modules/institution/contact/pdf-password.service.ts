import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Keyring } from '#platform';
import { type Actor, DomainError, requireConfirmed, requireRight, requireUser } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { composedPassword, isPdfPassword, PDF_PASSWORD_MESSAGE } from './pdf-password.ts';

const UNREADABLE =
  'Das Passwort zur Verschlüsselung kann nicht gelesen werden. Bitte geben Sie es in den Kontaktdaten neu an.';

/**
 * Encrypts the PDF password of an institution for the database; it can be decrypted only for the same
 * institution.
 */
export function sealPdfPassword(keys: Keyring, institutionId: number, password: string): string {
  return keys.seal(password, pdfPasswordPurpose(institutionId));
}

/** Decrypts the result of `sealPdfPassword` for the same institution; null for anything else. */
export function openPdfPassword(keys: Keyring, institutionId: number, stored: string): string | null {
  return keys.open(stored, pdfPasswordPurpose(institutionId));
}

/** The password that encrypts an institution's mailed PDFs (access specification, section 3, PdfPasswort). */
@Injectable()
export class PdfPasswordService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Keyring) private readonly keys: Keyring,
  ) {}

  /**
   * The password of the actor's institution; null if none is set.
   * @throws DomainError `unavailable` if its encryption key is missing
   */
  async own(actor: Actor): Promise<string | null> {
    requireRight(actor, 'pdf_vers');
    return this.read(requireUser(actor).institutionId);
  }

  /**
   * The same for users who may change it in the contact data; null in the trial, in which nothing is mailed.
   * @throws DomainError `unavailable` if its encryption key is missing; `password-needed`
   */
  async inSettings(actor: Actor): Promise<string | null> {
    requireRight(actor, 'kont_einst');
    requireConfirmed(actor);
    return this.ofSettings(actor);
  }

  /**
   * How strong that password is, without showing it.
   * @throws DomainError `unavailable` if its encryption key is missing
   */
  async strength(actor: Actor, isStrong: (password: string) => boolean): Promise<'none' | 'strong' | 'weak'> {
    requireRight(actor, 'kont_einst');
    const password = await this.ofSettings(actor);
    if (password === null) return 'none';
    return isStrong(password) ? 'strong' : 'weak';
  }

  private ofSettings(actor: Actor): Promise<string | null> {
    return this.read(requireUser(actor).institutionId, { testphase: false });
  }

  private async read(institutionId: number, where: { readonly testphase?: false } = {}) {
    const row = await this.em.findOne(
      Institution,
      { id: institutionId, ...where },
      { fields: ['pdfPasswort'], disableIdentityMap: true },
    );
    if (row?.pdfPasswort == null) return null;
    const password = openPdfPassword(this.keys, institutionId, row.pdfPasswort);
    if (password === null) throw new DomainError('unavailable', UNREADABLE);
    return password;
  }

  /**
   * The encrypted form of a password, for the contact data of the actor's institution.
   * @throws DomainError `invalid` for a password that PDFs do not support
   */
  async encrypt(actor: Actor, password: string): Promise<string> {
    requireRight(actor, 'kont_einst');
    const { institutionId } = requireUser(actor);
    const composed = composedPassword(password);
    if (!isPdfPassword(composed))
      throw new DomainError('invalid', PDF_PASSWORD_MESSAGE, { pdfPasswort: PDF_PASSWORD_MESSAGE });
    return sealPdfPassword(this.keys, institutionId, composed);
  }

  /**
   * The password behind its encrypted form.
   * @throws DomainError `invalid` unless it was encrypted for the actor's own institution; `password-needed`
   */
  async decrypt(actor: Actor, stored: string): Promise<string> {
    requireRight(actor, 'pdf_vers');
    const { institutionId } = requireUser(actor);
    requireConfirmed(actor);
    const password = openPdfPassword(this.keys, institutionId, stored);
    if (password !== null) return password;
    const message = 'Das ist kein gespeichertes Passwort Ihrer Institution.';
    throw new DomainError('invalid', message, { pdfCipher: message });
  }
}

/** Sealing purpose of a password, so that one cannot be opened as another institution's. */
export function pdfPasswordPurpose(institutionId: number): string {
  return `PDF password of institution ${institutionId}`;
}
