import { hash } from 'node:crypto';
import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, changeVersioned, Keyring } from '#platform';
import { type Actor, DomainError, refuseOutdated, requireConfirmed, requireRight } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import type { ContactInput } from './contact-input.ts';
import { CONTACT_FIELDS, type ContactColumns, columnsOf, fieldsOf } from './contact-rows.ts';
import { openPdfPassword, sealPdfPassword } from './pdf-password.service.ts';

const IN_TRIAL = 'In der Testphase lässt sich kein PDF-Passwort angeben: Es werden keine PDFs versendet.';
const NOT_SEALED = 'Das ist kein gespeichertes Passwort dieser Institution.';

/** Stored contact data of an institution. */
export interface ContactData extends ContactColumns {
  readonly id: number;
  readonly version: number;
  /** An institution in its trial has no PDF password. */
  readonly trial: boolean;
  /** Opaque tag that changes whenever the PDF password changes; null if none is set. */
  readonly passwordTag: string | null;
}

/** Result of saving contact data. */
export interface SavedContactData {
  readonly id: number;
  /** Version to be sent with the next write. */
  readonly version: number;
  /** Whether the mail address, which documents show, has changed. */
  readonly mailChanged: boolean;
}

interface ContactOptions {
  /** The actor's own by default; the vendor's staff may name any. */
  readonly institutionId?: number | undefined;
  /** The PDF password in encrypted form, instead of the password itself. */
  readonly sealedPassword?: string | undefined;
  /** Transaction of a larger write. */
  readonly within?: SqlEntityManager | undefined;
}

/** Reads and changes an institution's contact data and its PDF password. */
@Injectable()
export class ContactDataService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Keyring) private readonly keys: Keyring,
  ) {}

  /**
   * The contact data of the actor's institution, without the PDF password, which PdfPasswordService returns.
   */
  async own(actor: Actor): Promise<ContactData> {
    requireRight(actor, 'kont_einst');
    return readContact(this.em.fork(), await institutionInScope(this.em, actor));
  }

  /**
   * Changes contact data; omitted fields stay as they are.
   *
   * @throws DomainError `invalid` for a PDF password in the trial, or one that is not the institution's; `not-found`;
   *   `conflict` with the stored ContactData as `current` if the version is outdated; `password-needed` for another PDF
   *   password, which opens all documents that are mailed from then on
   */
  async save(actor: Actor, given: ContactInput, options: ContactOptions = {}): Promise<SavedContactData> {
    requireRight(actor, 'kont_einst');
    const id = await institutionInScope(options.within ?? this.em, actor, options.institutionId);
    const { version, PdfPasswort: typed, ...fields } = given;
    const wanted = this.openSealed(id, options.sealedPassword) ?? (typed || undefined);
    return (options.within ?? this.em.fork()).transactional(async (em) => {
      // Writes first: on SQLite a transaction that reads before it writes fails if another one was faster.
      await em.nativeUpdate(Institution, { id }, { version: raw('version') });
      const before = await readContact(em, id);
      refuseOutdated(before, version);
      const password = (await this.isStored(em, id, wanted)) ? undefined : wanted;
      if (password !== undefined && before.trial)
        throw new DomainError('invalid', IN_TRIAL, { PdfPasswort: IN_TRIAL });
      if (password !== undefined) requireConfirmed(actor);
      const columns = {
        ...columnsOf(fields),
        ...(password !== undefined && { pdfPasswort: sealPdfPassword(this.keys, id, password) }),
      };
      await changeVersioned(em, Institution, { id }, columns);
      const after = await readContact(em, id);
      await this.audit.note(
        actor,
        'contact-data-saved',
        { institution: id, ...changesBetween(before, after) },
        em,
      );
      return { id, version: after.version, mailChanged: before.Email !== after.Email };
    });
  }

  /** Whether a password equals the stored one; sending it back unchanged is no change. */
  private async isStored(em: SqlEntityManager, id: number, password: string | undefined): Promise<boolean> {
    if (password === undefined) return false;
    const { pdfPasswort } = await em.findOneOrFail(Institution, id, { disableIdentityMap: true });
    return pdfPasswort != null && password === openPdfPassword(this.keys, id, pdfPasswort);
  }

  private openSealed(id: number, sealed: string | undefined): string | undefined {
    if (sealed === undefined) return undefined;
    const password = openPdfPassword(this.keys, id, sealed);
    if (password === null) throw new DomainError('invalid', NOT_SEALED, { PdfPasswort: NOT_SEALED });
    return password;
  }
}

async function readContact(em: SqlEntityManager, id: number): Promise<ContactData> {
  const row = await em.findOneOrFail(Institution, id, { disableIdentityMap: true });
  return {
    id,
    version: row.version,
    ...fieldsOf(row),
    trial: row.testphase,
    passwordTag: row.pdfPasswort == null ? null : hash('sha256', row.pdfPasswort).slice(0, 16),
  };
}

/** The audit entry's changes: fields with a new value, and of the password only that it has changed. */
function changesBetween(before: ContactData, after: ContactData) {
  const changed = CONTACT_FIELDS.filter((field) => before[field] !== after[field]);
  const of = (data: ContactData) => Object.fromEntries(changed.map((field) => [field, data[field]]));
  const password = before.passwordTag === after.passwordTag ? {} : { PdfPasswort: 'neu gesetzt' };
  return { before: of(before), after: { ...of(after), ...password } };
}
