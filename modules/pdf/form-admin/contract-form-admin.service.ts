import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, Clock, changeVersioned } from '#platform';
import { type Actor, DomainError, seenRow } from '#platform/domain';
import { ContractForm } from '../contract-forms/contract-form.entity.ts';
import type { FormField, FormMapping } from '../contract-forms/contract-form.ts';
import type { ContractFormInput } from '../contract-forms/contract-form-input.ts';
import { FormReading } from '../contract-forms/form-reading.ts';
import { compareForms, type FormComparison, fits } from './compare-forms.ts';
import { type FormOwner, formRecord, institutionOf, kassenOf, lockForms, whom } from './form-owner.ts';
import { requireRoom } from './form-room.ts';
import { FORM_GONE, type ManagedForm, managedForm, managedForms } from './managed-form.ts';

/** The forms of an owner, and the Krankenkassen they can be tied to. */
export interface ContractForms {
  readonly forms: readonly ManagedForm[];
  readonly kassen: readonly string[];
}

/** Most forms of an owner. */
export const MAX_FORMS = 50;

/** Another file for a stored form. */
interface NewFile {
  readonly id: number;
  readonly version: number;
  readonly bytes: Uint8Array;
}

/** What another file would change, and whether its owner's protection would be removed. */
export interface FileComparison extends FormComparison {
  readonly unprotected: boolean;
}

const UNFIT =
  'Für mindestens ein Feld ist etwas gewählt, das nicht hineinpasst. Bitte laden Sie die Seite neu.';
const UNKNOWN_KASSE = 'Diese Krankenkasse gibt es nicht mehr in der Liste: ';

/** Manages the forms that contracts prescribe: an institution its own, the vendor's staff those of all. */
@Injectable()
export class ContractFormAdminService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(FormReading) private readonly reading: FormReading,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws DomainError `forbidden` without kont_einst, for the vendor's without being its staff */
  async list(actor: Actor, owner: FormOwner): Promise<ContractForms> {
    const institution = await institutionOf(this.em, actor, owner);
    const em = this.em.fork();
    return { forms: await managedForms(em, institution), kassen: await kassenOf(em, institution) };
  }

  /** @throws DomainError `forbidden` as `list`; `not-found` */
  async one(actor: Actor, owner: FormOwner, id: number): Promise<ManagedForm> {
    const institution = await institutionOf(this.em, actor, owner);
    const form = await managedForm(this.em.fork(), institution, id);
    if (form === null) throw new DomainError('not-found', FORM_GONE);
    return form;
  }

  /**
   * Stores a form; scripts, actions and embedded files are removed. It is offered to all Krankenkassen, and its
   * fields are empty, until it is saved.
   *
   * @throws DomainError `limit` above 5 MB, for more than 50 forms and for 20 MB of all; `invalid` with `file`; `unavailable` if too
   *   many files are waiting
   */
  async add(
    actor: Actor,
    owner: FormOwner,
    { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  ): Promise<{ readonly id: number; readonly unprotected: boolean }> {
    const institution = await institutionOf(this.em, actor, owner);
    const { file, fields, pages, unprotected } = await this.reading.read(actor, bytes);
    return this.em.fork().transactional(async (em) => {
      await lockForms(em, institution);
      if ((await em.count(ContractForm, { institution })) >= MAX_FORMS)
        throw new DomainError(
          'limit',
          `Es gibt schon ${MAX_FORMS} Formulare. Bitte löschen Sie eines davon.`,
        );
      await requireRoom(em, institution, file);
      const stored = this.clock.now();
      const row = {
        institution,
        name,
        kassen: [],
        fields,
        mapping: [],
        pages,
        file: Buffer.from(file),
        stored,
      };
      const id = Number(await em.insert(ContractForm, row));
      const facts = { record: formRecord(id, name), after: { name, fields: fields.length, pages } };
      await this.audit.note(actor, 'contract-form-added', { ...whom(institution), ...facts }, em);
      return { id, unprotected };
    });
  }

  /**
   * Changes name, Krankenkassen and the content of the fields.
   *
   * @throws DomainError `not-found`; `conflict` with the stored form as `current`; `invalid` with `kassen`, and for a
   *   value that does not suit its field
   */
  async save(
    actor: Actor,
    owner: FormOwner,
    { id, version, name, kassen, mapping }: ContractFormInput,
  ): Promise<{ readonly version: number }> {
    const institution = await institutionOf(this.em, actor, owner);
    return this.em.fork().transactional(async (em) => {
      await lockForms(em, institution);
      const before = seenRow(await managedForm(em, institution, id), version, FORM_GONE);
      requireSuiting(before.fields, mapping);
      const known = new Set([...(await kassenOf(em, institution)), ...before.kassen]);
      const unknown = kassen.find((each) => !known.has(each));
      if (unknown !== undefined)
        throw new DomainError('invalid', UNKNOWN_KASSE + unknown, { kassen: UNKNOWN_KASSE + unknown });
      const next = { name, kassen: [...new Set(kassen)], mapping };
      await changeVersioned(em, ContractForm, { id, version }, next);
      const facts = (form: Pick<ManagedForm, 'name' | 'kassen' | 'mapping'>) => ({
        name: form.name,
        kassen: form.kassen,
        mapped: form.mapping.length,
      });
      const change = { record: formRecord(id, name), before: facts(before), after: facts(next) };
      await this.audit.note(actor, 'contract-form-saved', { ...whom(institution), ...change }, em);
      return { version: version + 1 };
    });
  }

  /**
   * What another file would change in a form. Nothing is written.
   *
   * @throws DomainError `not-found`; `conflict` with the stored form as `current`; those of `add` for the file
   */
  async compare(actor: Actor, owner: FormOwner, given: NewFile): Promise<FileComparison> {
    const institution = await institutionOf(this.em, actor, owner);
    const stored = await managedForm(this.em.fork(), institution, given.id);
    // Before the file is read: it would be read for nothing.
    const before = seenRow(stored, given.version, FORM_GONE);
    const read = await this.reading.read(actor, given.bytes);
    return { ...compareForms(before, read), unprotected: read.unprotected };
  }

  /**
   * Replaces a form's file; fields of equal names keep their content.
   *
   * @throws DomainError as `compare`
   */
  async replace(
    actor: Actor,
    owner: FormOwner,
    { id, version, bytes }: NewFile,
  ): Promise<{ readonly version: number }> {
    const institution = await institutionOf(this.em, actor, owner);
    seenRow(await managedForm(this.em.fork(), institution, id), version, FORM_GONE);
    const read = await this.reading.read(actor, bytes);
    return this.em.fork().transactional(async (em) => {
      await lockForms(em, institution);
      const before = seenRow(await managedForm(em, institution, id), version, FORM_GONE);
      const { mapping } = compareForms(before, read);
      const { file, fields, pages } = read;
      await requireRoom(em, institution, file, id);
      const next = { file: Buffer.from(file), fields, pages, mapping, stored: this.clock.now() };
      await changeVersioned(em, ContractForm, { id, version }, next);
      const facts = (form: Pick<ManagedForm, 'fields' | 'pages' | 'mapping'>) => ({
        fields: form.fields.length,
        pages: form.pages,
        mapped: form.mapping.length,
      });
      const record = formRecord(id, before.name);
      const change = { record, before: { name: before.name, ...facts(before) }, after: facts(next) };
      await this.audit.note(actor, 'contract-form-replaced', { ...whom(institution), ...change }, em);
      return { version: version + 1 };
    });
  }

  /** @throws DomainError `not-found`; `conflict` with the stored form as `current` */
  async remove(
    actor: Actor,
    owner: FormOwner,
    { id, version }: { readonly id: number; readonly version: number },
  ): Promise<void> {
    const institution = await institutionOf(this.em, actor, owner);
    await this.em.fork().transactional(async (em) => {
      await lockForms(em, institution);
      const { name } = seenRow(await managedForm(em, institution, id), version, FORM_GONE);
      await em.nativeDelete(ContractForm, { id });
      const facts = { ...whom(institution), record: formRecord(id, name), before: { name } };
      await this.audit.note(actor, 'contract-form-deleted', facts, em);
    });
  }

  /**
   * A form with what is stored for its fields, filled from an example.
   *
   * @throws DomainError `not-found`; `unavailable` if too many files are waiting
   */
  async preview(actor: Actor, owner: FormOwner, id: number): Promise<Uint8Array> {
    const institution = await institutionOf(this.em, actor, owner);
    const row = await this.em
      .fork()
      .findOne(
        ContractForm,
        { id, institution },
        { populate: ['file', 'mapping'], disableIdentityMap: true },
      );
    if (row === null) throw new DomainError('not-found', FORM_GONE);
    return this.reading.preview(actor, { bytes: row.file, mapping: row.mapping });
  }
}

/** @throws DomainError `invalid` for a field that the form does not have, and a value that its kind cannot hold */
function requireSuiting(fields: readonly FormField[], mapping: FormMapping): void {
  const named = new Map(fields.map((field) => [field.name, field]));
  const isFit = (each: FormMapping[number]) => {
    const field = named.get(each.field);
    return field !== undefined && fits(each, field);
  };
  if (!mapping.every(isFit)) throw new DomainError('invalid', UNFIT);
}
