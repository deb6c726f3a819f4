import type { FormField, FormMapping, MappedField } from '../contract-forms/contract-form.ts';
import { suits } from '../contract-forms/fillings.ts';

/** What of a form is compared. */
interface ComparedForm {
  readonly fields: readonly FormField[];
  readonly pages: number;
}

/** What another file would change in a stored form. */
export interface FormComparison {
  readonly pages: { readonly before: number; readonly after: number };
  /** Number of fields that both files have. */
  readonly common: number;
  /** Fields that only the new file has, in reading order. */
  readonly added: readonly FormField[];
  /** Fields that only the stored file has; their content is lost. */
  readonly gone: readonly GoneField[];
  /** Entries for fields that remain, but are of another kind or without that box. */
  readonly unfit: readonly { readonly field: FormField; readonly entry: MappedField }[];
  /** The content of the fields afterwards. */
  readonly mapping: FormMapping;
}

/** A field without a counterpart, with what was to stand in it: several boxes may have an entry each. */
interface GoneField {
  readonly field: FormField;
  readonly entries: readonly MappedField[];
}

/** Compares a stored form with another file of it. Fields are the same by their name. */
export function compareForms(
  before: ComparedForm & { readonly mapping: FormMapping },
  after: ComparedForm,
): FormComparison {
  // Maps, because fields may have any name.
  const old = new Map(before.fields.map((field) => [field.name, field]));
  const now = new Map(after.fields.map((field) => [field.name, field]));
  const entriesOf = Map.groupBy(before.mapping, ({ field }) => field);
  const isKept = (entry: MappedField): boolean => {
    const field = now.get(entry.field);
    return field !== undefined && fits(entry, field);
  };
  return {
    pages: { before: before.pages, after: after.pages },
    common: after.fields.filter(({ name }) => old.has(name)).length,
    added: after.fields.filter(({ name }) => !old.has(name)),
    gone: before.fields
      .filter(({ name }) => !now.has(name))
      .map((field) => ({ field, entries: entriesOf.get(field.name) ?? [] })),
    unfit: before.mapping.flatMap((entry) => {
      const field = now.get(entry.field);
      return field === undefined || fits(entry, field) ? [] : [{ field, entry }];
    }),
    mapping: before.mapping.filter(isKept),
  };
}

/** Whether a field can hold an entry: its kind takes the value, and it has the box. */
export function fits(entry: MappedField, { kind, options }: FormField): boolean {
  if (!suits(entry, kind)) return false;
  return entry.option === null || options.some(({ id }) => id === entry.option);
}
