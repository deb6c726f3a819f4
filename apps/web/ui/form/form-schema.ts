import type * as z from 'zod/mini';
import { fieldMessages, formatEuro, parseEuro, toDecimal } from '#platform/domain';
import { type FileRules, fileFault } from '../files/file-rules.ts';
import { controlName, flat, isControlName, nameInList, nested } from './control-names.ts';
import type { EntryRule, Tree } from './merge/three-way.ts';

/** Conversion between a control's text and a value of the schema. */
interface Reading {
  /** Unreadable input is passed on unchanged, so that the schema reports it. */
  readonly read: (entry: FormDataEntryValue) => unknown;
  /** Null leaves the control without a value, such as an unticked box. */
  readonly write: (value: unknown) => string | null;
  /** A text in its stored form, so that `17,5` and `17,50` are equal. */
  readonly plain?: (text: string) => string;
  /** A text for display outside its control. */
  readonly inWords?: (text: string) => string;
}

const isEmpty = (entry: FormDataEntryValue): boolean => typeof entry === 'string' && entry.trim() === '';

const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** Cents, shown as `17,85`. The schema accepts them as typed, with comma or dot, as in a CSV row. */
export const AMOUNT: Reading = {
  read: (entry) => entry,
  write: (value) => (typeof value === 'number' ? toDecimal(value).replace('.', ',') : text(value)),
  plain: (typed) => {
    const cents = parseEuro(typed);
    return cents === null ? typed : toDecimal(cents);
  },
  inWords: (typed) => {
    const cents = parseEuro(typed);
    return cents === null ? typed : formatEuro(cents);
  },
};

/** A whole number; null if empty. */
export const WHOLE_NUMBER: Reading = {
  read: (entry) => (isEmpty(entry) ? null : /^\d{1,15}$/.test(String(entry).trim()) ? Number(entry) : entry),
  write: text,
};

/** A checkbox: true or false. */
export const TICKED: Reading = {
  read: (entry) => (entry === 'on' ? true : entry),
  write: (value) => (value === true ? 'on' : null),
  inWords: (ticked) => (ticked === 'on' ? 'ja' : 'nein'),
};

/** An optional text; null if empty. */
export const OPTIONAL_TEXT: Reading = { read: (entry) => (isEmpty(entry) ? null : entry), write: text };

/** A file: null if none is chosen, the error in place of a rejected one. */
export function fileBy(rules: FileRules): Reading {
  const read = (entry: FormDataEntryValue) => {
    if (typeof entry === 'string') return entry;
    return entry.name === '' && entry.size === 0 ? null : (fileFault(entry, rules) ?? entry);
  };
  return { read, write: () => null };
}

/** The entries of a list that two people may edit at once. */
interface MergedEntries extends EntryRule {
  /** An entry's display name, by its key. */
  readonly titleOf: (key: string, entry: Tree) => string;
}

/** Merge rules that the controls do not provide themselves. */
interface MergeHints {
  /** Lists by name, `entries` or `entries[].Saetze`. */
  readonly entries?: Readonly<Record<string, MergedEntries>>;
  /** Labels by control name of what has no field of its own (`entries[].Urinpauschale`). */
  readonly labels?: Readonly<Record<string, string>>;
  /** Secrets that are never loaded, each with the field of the tag that changes with it. */
  readonly secrets?: Readonly<Record<string, string>>;
}

/** A form's content: the schema it shares with the call and the CSV row, and how its controls are read. */
export interface FormSchema<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: S;
  readonly reads: ReadonlyMap<string, Reading>;
  /** Names of its lists, such as `{ Saetze: 'Sätze ab einem Tag' }`, for error messages. */
  readonly lists: Readonly<Record<string, string>>;
  readonly merge: MergeHints;
}

/**
 * Builds a form from a schema.
 *
 * @param reads controls that are not plain texts, such as `{ Pauschale: AMOUNT, beihilfe: TICKED }`; in a list
 * `entries[].Pauschale`. `version` is always read as a number.
 */
export function formOf<S extends z.ZodMiniType>(
  schema: S,
  reads: Readonly<Record<string, Reading>> = {},
  lists: Readonly<Record<string, string>> = {},
  merge: MergeHints = {},
): FormSchema<S> {
  return { schema, reads: new Map(Object.entries({ version: WHOLE_NUMBER, ...reads })), lists, merge };
}

type Entries = readonly (readonly [name: string, entry: FormDataEntryValue])[];

/** A parsed form: its values, or the error of each field. */
export type FormValues<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

const BAD_NAME = 'Ein Feld des Formulars hat einen Namen, den es nicht gibt.';

/**
 * Reads a form's controls. Errors that concern the whole form, such as an unknown field, have an empty name
 * (`''`).
 */
export function readEntries<S extends z.ZodMiniType>(
  form: FormSchema<S>,
  entries: Entries,
): FormValues<z.output<S>> {
  if (!entries.every(([name]) => isControlName(name))) return { ok: false, fields: { '': BAD_NAME } };
  const parsed = form.schema.safeParse(givenBy(form, entries));
  if (parsed.success) return { ok: true, values: parsed.data };
  return { ok: false, fields: controlMessages(fieldMessages(parsed.error.issues)) };
}

/** What a form's controls give to its schema, and to the call that takes it. */
export function givenBy<S extends z.ZodMiniType>({ reads }: FormSchema<S>, entries: Entries): z.input<S> {
  const unticked = [...reads].flatMap(([name, reading]) =>
    reading === TICKED && !name.includes('[') ? [[name, false] as const] : [],
  );
  const read = entries.map(([name, entry]) => {
    const reading = reads.get(nameInList(name));
    return [name, reading === undefined ? entry : reading.read(entry)] as const;
  });
  return nested([...unticked, ...read]) as z.input<S>;
}

/** Field errors by the names of the controls. */
export function controlMessages(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [controlName(field), message]));
}

/** The controls' texts for given values; empty ones are left out. */
export function textsOf({ reads }: FormSchema, values: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    flat(values).flatMap(([name, value]) => {
      const shown = (reads.get(nameInList(name))?.write ?? text)(value);
      return shown === null ? [] : [[name, shown]];
    }),
  );
}
