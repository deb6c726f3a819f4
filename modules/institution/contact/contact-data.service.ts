import { hash } from 'node:crypto';
import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, changeVersioned, checked, Keyring } from '#platform';
import { type Actor, changedMeanwhile, DomainError, requireRight } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import { type ContactInput, contactInput } from './contact-input.ts';
import { CONTACT_FIELDS, type ContactColumns, columnsOf, fieldsOf } from './contact-rows.ts';
import { openPdfPassword, sealPdfPassword } from './pdf-password.service.ts';

const IN_TRIAL = 'In der Testphase lässt sich kein PDF-Passwort angeben: Es werden keine PDFs versendet.';
const NOT_SEALED = 'Das ist kein gespeichertes Passwort dieser Institution.';

/** Contact data of an institution as they are stored. */
export interface ContactData extends ContactColumns {
  readonly id: number;
  readonly version: number;
  /** In its trial an institution has no PDF password. */
  readonly trial: boolean;
  /** Another text with each PDF password that is set, by which nobody learns it; null where none is set. */
  readonly passwordTag: string | null;
}

/** What is left of a write of contact data. */
interface SavedContactData {
  readonly id: number;
  /** That the next write names. */
  readonly version: number;
  /** Whether there is another mail address now, which the documents name. */
  readonly mailChanged: boolean;
}

interface ContactOptions {
  /** The actor's own where it is left out; any for the vendor's staff. */
  readonly institutionId?: number | undefined;
  /** The PDF password in its stored form, instead of the password itself. */
  readonly sealedPassword?: string | undefined;
  /** The transaction in which it is written, where there is more to be written. */
  readonly within?: SqlEntityManager | undefined;
}

/** Shows and changes what the documents of an institution say of it, and the password that they are sent with. */
@Injectable()
export class ContactDataService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Keyring) private readonly keys: Keyring,
  ) {}

  /** The actor's own. The PDF password is not among them: PdfPasswordService gives it to whoever asks for it. */
  async own(actor: Actor): Promise<ContactData> {
    requireRight(actor, 'kont_einst');
    return readContact(this.em.fork(), await institutionInScope(this.em, actor));
  }

  /**
   * Changes contact data; what is left out stays as it is.
   *
   * @throws DomainError `invalid` with the fields; `not-found`; `conflict` with what is there now (ContactData) as
   *   `current`, where it is not of the version that is named
   */
  async save(actor: Actor, given: ContactInput, options: ContactOptions = {}): Promise<SavedContactData> {
    requireRight(actor, 'kont_einst');
    const id = await institutionInScope(this.em, actor, options.institutionId);
    const { version, PdfPasswort: typed, ...fields } = checked(contactInput, given);
    const wanted = this.openSealed(id, options.sealedPassword) ?? (typed || undefined);
    return (options.within ?? this.em.fork()).transactional(async (em) => {
      // A write first: on SQLite a transaction that has read before it writes fails where another one was faster.
      await em.nativeUpdate(Institution, { id }, { version: raw('version') });
      const before = await readContact(em, id);
      if (version !== undefined && version !== before.version) throw changedMeanwhile(before);
      const password = (await this.isStored(em, id, wanted)) ? undefined : wanted;
      if (password !== undefined && before.trial)
        throw new DomainError('invalid', IN_TRIAL, { PdfPasswort: IN_TRIAL });
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

  /** Whether a PDF password is the one that is stored: sent back as it was got, it is no other one. */
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

/** What the audit log says: the fields that are others now, and of a password only that it is another one. */
function changesBetween(before: ContactData, after: ContactData) {
  const changed = CONTACT_FIELDS.filter((field) => before[field] !== after[field]);
  const of = (data: ContactData) => Object.fromEntries(changed.map((field) => [field, data[field]]));
  const password = before.passwordTag === after.passwordTag ? {} : { PdfPasswort: 'neu gesetzt' };
  return { before: of(before), after: { ...of(after), ...password } };
}
