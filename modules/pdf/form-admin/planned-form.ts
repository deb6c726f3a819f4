import type { FileForm, SettingsChange } from '#consultation';
import { type FormField, type FormMapping, formMappingSchema } from '../contract-forms/contract-form.ts';
import { contractFormInput } from '../contract-forms/contract-form-input.ts';
import { fits } from './compare-forms.ts';
import type { ManagedForm } from './managed-form.ts';

/** What is written of a form of a settings file; plain JSON. */
export interface FormWrite {
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
export interface PlannedForm {
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
export function givenForm(
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
export function changeOf({ stored, write }: PlannedForm): SettingsChange | null {
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
