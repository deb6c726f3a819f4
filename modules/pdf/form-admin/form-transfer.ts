import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import {
  type ExportedForms,
  type FileForm,
  type FormWrites,
  type PartPlan,
  type SettingsChange,
  SettingsForms,
} from '#consultation';
import { AuditLog, Clock, changeVersioned } from '#platform';
import { type Actor, DomainError, isDomainError } from '#platform/domain';
import { ContractForm } from '../contract-forms/contract-form.entity.ts';
import { type FormField, type FormMapping, formMappingSchema } from '../contract-forms/contract-form.ts';
import { contractFormInput } from '../contract-forms/contract-form-input.ts';
import { FormReading } from '../contract-forms/form-reading.ts';
import { fits } from './compare-forms.ts';
import { MAX_FORMS } from './contract-form-admin.service.ts';
import { institutionOf, kassenOf, lockForms, whom } from './form-owner.ts';
import { FORMS_TOO_LARGE, formSizes, requireRoom, roomBeside } from './form-room.ts';
import type { ManagedForm } from './managed-form.ts';

/** What is written of a form of a settings file; plain JSON. */
interface FormWrite {
  /** Null: a new one. */
  readonly id: number | null;
  readonly version: number;
  readonly name: string;
  readonly kassen: readonly string[];
  readonly mapping: FormMapping;
  readonly fields: readonly FormField[];
  readonly pages: number;
  /** The PDF in base64, as it was written again; null if it stays. */
  readonly file: string | null;
}

/** A form of a file, and the stored one of its name. */
interface PlannedForm {
  readonly stored: ManagedForm | null;
  readonly write: FormWrite;
}

const UNREADABLE = 'Was in den Feldern steht, ist nicht lesbar.';
const UNFIT = 'Was in den Feldern steht, passt nicht zum Formular.';

/**
 * A form of a file, once its PDF is read; why it is left out, in a sentence.
 *
 * @param file null if the stored PDF is the same
 */
function givenForm(
  given: FileForm,
  stored: ManagedForm | null,
  { fields, pages }: Pick<ManagedForm, 'fields' | 'pages'>,
  file: string | null,
): PlannedForm | string {
  const known = contractFormInput.shape;
  const name = known.name.safeParse(given.name);
  if (!name.success) return name.error.issues[0]?.message ?? UNREADABLE;
  const kassen = known.kassen.safeParse(given.kassen);
  if (!kassen.success) return kassen.error.issues[0]?.message ?? UNREADABLE;
  const mapping = formMappingSchema.safeParse(given.mapping);
  if (!mapping.success) return UNREADABLE;
  const named = new Map(fields.map((field) => [field.name, field]));
  const areFit = mapping.data.every((entry) => {
    const field = named.get(entry.field);
    return field !== undefined && fits(entry, field);
  });
  if (!areFit) return UNFIT;
  const { id = null, version = 1 } = stored ?? {};
  const write = { id, version, name: name.data, kassen: [...new Set(kassen.data)], mapping: mapping.data };
  return { stored, write: { ...write, fields, pages, file } };
}

/** What a form of a file would change, in words; null: nothing. */
function changeOf({ stored, write }: PlannedForm): SettingsChange | null {
  if (stored === null) return { name: write.name, before: null, after: inWords(write) };
  const [before, after] = [inWords(stored), inWords(write)];
  const changed = [
    write.file !== null && 'andere Datei',
    JSON.stringify(sorted(stored.mapping)) !== JSON.stringify(sorted(write.mapping)) &&
      'andere Angaben in den Feldern',
  ].filter(Boolean);
  if (before === after && changed.length === 0) return null;
  return { name: write.name, before, after: [after, ...changed].join('; ') };
}

/** Entries in a fixed order, and their parts too: databases keep neither. */
const sorted = (mapping: FormMapping) =>
  mapping
    .map(({ field, option, value, text }) => JSON.stringify([field, option, value, text ?? null]))
    .toSorted();

const inWords = ({
  pages,
  fields,
  mapping,
  kassen,
}: Pick<ManagedForm, 'pages' | 'fields' | 'mapping' | 'kassen'>) =>
  [
    pages === 1 ? '1 Seite' : `${pages} Seiten`,
    fields.length === 1 ? '1 Feld' : `${fields.length} Felder`,
    `${mapping.length} davon zugeordnet`,
    kassen.length === 0 ? 'alle Krankenkassen' : kassen.toSorted().join(', '),
  ].join(', ');

/** Bytes of all forms in a settings file: in base64 they take a third more. */
const MAX_ALL_BYTES = 14_000_000;

/** Carries the forms of contracts in an institution's settings file. */
@Injectable()
export class FormTransfer extends SettingsForms {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(FormReading) private readonly reading: FormReading,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    super();
  }

  async exported(institution: number): Promise<ExportedForms> {
    const em = this.em.fork();
    const { fitting, leftOut } = await this.sizes(em, institution);
    const forms: FileForm[] = [];
    // One by one: beside the forms of the file no other is held in memory.
    for (const id of fitting) {
      const row = await em.findOne(
        ContractForm,
        { id },
        { populate: ['file', 'mapping'], disableIdentityMap: true },
      );
      if (row === null) continue;
      const { name, kassen, mapping, file } = row;
      forms.push({
        name,
        kassen: [...kassen],
        mapping: [...mapping],
        file: Buffer.from(file).toString('base64'),
      });
    }
    return { forms, leftOut };
  }

  async tooLarge(institution: number): Promise<readonly string[]> {
    return (await this.sizes(this.em.fork(), institution)).leftOut;
  }

  async version(em: SqlEntityManager, institution: number): Promise<string> {
    const rows = await em.find(
      ContractForm,
      { institution },
      { fields: ['id', 'version'], orderBy: { id: 1 }, disableIdentityMap: true },
    );
    return rows.map(({ id, version }) => `${id}.${version}`).join(' ');
  }

  async plan(actor: Actor, given: readonly FileForm[]): Promise<PartPlan<FormWrites>> {
    const institution = await institutionOf(this.em, actor, 'institution');
    const em = this.em.fork();
    const known = new Set(await kassenOf(em, institution));
    let free = MAX_FORMS - (await em.count(ContractForm, { institution }));
    const sizes = new Map(await formSizes(em, institution));
    const changes: PartPlan<FormWrites>['changes'][number][] = [];
    const write: FormWrite[] = [];
    const leftOut: string[] = [];
    const named = new Set<string>();
    for (const form of given) {
      const about = `Vertragsformular „${form.name}“`;
      if (named.has(form.name)) {
        leftOut.push(`${about}: Es steht zweimal in der Datei.`);
        continue;
      }
      named.add(form.name);
      const planned = await this.planned(actor, institution, form);
      if (typeof planned === 'string') {
        leftOut.push(`${about}: ${planned}`);
        continue;
      }
      if (planned.stored === null && free <= 0) {
        leftOut.push(`${about}: Es gibt schon ${MAX_FORMS} Formulare.`);
        continue;
      }
      const change = changeOf(planned);
      if (change === null) continue;
      const { id, file } = planned.write;
      if (file !== null) {
        const bytes = Buffer.byteLength(file, 'base64');
        if (bytes > roomBeside(sizes, id)) {
          leftOut.push(`${about}: ${FORMS_TOO_LARGE}`);
          continue;
        }
        // Those without an id are distinguished by their name, which a file has once.
        sizes.set(id ?? -named.size, bytes);
      }
      if (planned.stored === null) free -= 1;
      changes.push(change);
      write.push(planned.write);
      for (const kasse of form.kassen.filter((each) => !known.has(each)))
        leftOut.push(
          `${about}: Die Krankenkasse „${kasse}“ steht nicht in Ihrer Liste. Das Formular bleibt an sie gebunden.`,
        );
    }
    return { write, changes, leftOut };
  }

  async write(actor: Actor, writes: FormWrites, em: SqlEntityManager): Promise<void> {
    const institution = await institutionOf(em, actor, 'institution');
    await lockForms(em, institution);
    for (const { id, version, file, ...form } of writes as readonly FormWrite[]) {
      const { name, kassen, mapping, fields, pages } = form;
      const bytes = file === null ? {} : { file: Buffer.from(file, 'base64'), stored: this.clock.now() };
      if (bytes.file !== undefined) await requireRoom(em, institution, bytes.file, id);
      const after = { name, kassen, fields: fields.length, pages, mapped: mapping.length, imported: true };
      if (id === null) {
        await em.insert(ContractForm, { institution, ...form, ...bytes } as never);
        await this.audit.note(actor, 'contract-form-added', { ...whom(institution), after }, em);
        continue;
      }
      const isChanged = await changeVersioned(em, ContractForm, { id, version }, { ...form, ...bytes });
      if (!isChanged) throw new DomainError('conflict', 'Das Formular wurde inzwischen geändert.');
      const what = file === null ? 'contract-form-saved' : 'contract-form-replaced';
      await this.audit.note(actor, what, { ...whom(institution), after }, em);
    }
  }

  /** One form of a file beside the stored one of its name; why it is left out, in a sentence. */
  private async planned(
    actor: Actor,
    institution: number | null,
    form: FileForm,
  ): Promise<PlannedForm | string> {
    const stored = await this.em.fork().findOne(
      ContractForm,
      { institution, name: form.name },
      // Names are not unique: the oldest one is meant, each time.
      { populate: ['file', 'fields', 'mapping'], orderBy: { id: 1 }, disableIdentityMap: true },
    );
    const bytes = Buffer.from(form.file, 'base64');
    // What was stored here was read before: it need not be read again.
    if (stored !== null && bytes.equals(stored.file)) return givenForm(form, stored, stored, null);
    try {
      const read = await this.reading.read(actor, bytes);
      const isSame = stored !== null && Buffer.from(read.file).equals(stored.file);
      return givenForm(form, stored, read, isSame ? null : Buffer.from(read.file).toString('base64'));
    } catch (error) {
      if (!isDomainError(error) || error.fields?.file === undefined) throw error;
      return error.fields.file;
    }
  }

  /** Which forms a file takes, by name; a large one does not keep the ones after it out. */
  private async sizes(em: SqlEntityManager, institution: number) {
    const rows = await em.execute<{ id: number; name: string; bytes: number | string }[]>(
      'select "id", "name", length("file") as "bytes" from "contract_form" where "institution_id" = ?',
      [institution],
    );
    const fitting: number[] = [];
    const leftOut: string[] = [];
    let all = 0;
    for (const { id, name, bytes } of rows.toSorted(
      (one, other) => one.name.localeCompare(other.name, 'de') || one.id - other.id,
    )) {
      if (all + Number(bytes) > MAX_ALL_BYTES) leftOut.push(name);
      else {
        all += Number(bytes);
        fitting.push(id);
      }
    }
    return { fitting, leftOut };
  }
}
