import type * as z from 'zod/mini';
import { fieldMessages, formatEuro, parseEuro, toDecimal } from '#platform/domain';
import { controlName, flat, isControlName, nameInList, nested } from './control-names.ts';
import { type FileRules, fileFault } from './file-rules.ts';
import type { EntryRule, Tree } from './merge/three-way.ts';

/** How what a control holds becomes a value of the schema, and a value the control's text. */
interface Reading {
  /** What cannot be read is given on as it is, so that the schema says what is wrong with it. */
  readonly read: (entry: FormDataEntryValue) => unknown;
  /** Null where the control is left as it is without a value, as a box that is not ticked. */
  readonly write: (value: unknown) => string | null;
  /** A text as it is stored, so that `17,5` and `17,50` are the same. */
  readonly plain?: (text: string) => string;
  /** How a text reads outside of its control. */
  readonly inWords?: (text: string) => string;
}

const isEmpty = (entry: FormDataEntryValue): boolean => typeof entry === 'string' && entry.trim() === '';

const text = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

/** Cents that are shown as `17,85`. The schema takes them as people type them, with comma or dot, as a CSV row has them. */
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

/** A whole number; null where nothing is typed. */
export const WHOLE_NUMBER: Reading = {
  read: (entry) => (isEmpty(entry) ? null : /^\d{1,15}$/.test(String(entry).trim()) ? Number(entry) : entry),
  write: text,
};

/** A box: true where it is ticked, false where it is not. */
export const TICKED: Reading = {
  read: (entry) => (entry === 'on' ? true : entry),
  write: (value) => (value === true ? 'on' : null),
  inWords: (ticked) => (ticked === 'on' ? 'ja' : 'nein'),
};

/** A text that may be missing: null where nothing is typed. */
export const OPTIONAL_TEXT: Reading = { read: (entry) => (isEmpty(entry) ? null : entry), write: text };

/** A file: null where none is chosen, what is wrong with it in place of one that is not taken. */
export function fileBy(rules: FileRules): Reading {
  const read = (entry: FormDataEntryValue) => {
    if (typeof entry === 'string') return entry;
    return entry.name === '' && entry.size === 0 ? null : (fileFault(entry, rules) ?? entry);
  };
  return { read, write: () => null };
}

/** The entries of a list that two people may change at once. */
interface MergedEntries extends EntryRule {
  /** What an entry is called, by what tells it from the others. */
  readonly titleOf: (key: string, entry: Tree) => string;
}

/** What two people's changes of a form are merged by, where the controls do not say it themselves. */
interface MergeHints {
  /** Lists by name, `entries` or `entries[].Saetze`. */
  readonly entries?: Readonly<Record<string, MergedEntries>>;
  /** What is called how that has no field of its own, by name (`entries[].Urinpauschale`). */
  readonly labels?: Readonly<Record<string, string>>;
  /** Secrets that are never loaded, with the name of the tag that changes whenever one is set. */
  readonly secrets?: Readonly<Record<string, string>>;
}

/** What a form may hold: the schema that a call and a CSV row of the same thing have, and how its controls are read. */
export interface FormSchema<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: S;
  readonly reads: ReadonlyMap<string, Reading>;
  /** What a list in it is called, such as `{ Saetze: 'Sätze ab einem Tag' }`: says whose field a fault is about. */
  readonly lists: Readonly<Record<string, string>>;
  readonly merge: MergeHints;
}

/**
 * Makes a form of a schema.
 *
 * @param reads controls that are no plain texts, such as `{ Pauschale: AMOUNT, beihilfe: TICKED }`; in a list
 *   `entries[].Pauschale`. `version` is read as a number anyway.
 */
export function formOf<S extends z.ZodMiniType>(
  schema: S,
  reads: Readonly<Record<string, Reading>> = {},
  lists: Readonly<Record<string, string>> = {},
  merge: MergeHints = {},
): FormSchema<S> {
  return { schema, reads: new Map(Object.entries({ version: WHOLE_NUMBER, ...reads })), lists, merge };
}

/** A form as it was read: its values, or what is wrong with each field. */
export type FormValues<T> =
  /** `given`: what the schema was asked, for a service that asks it itself. */
  | { readonly ok: true; readonly values: T; readonly given: object }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

const BAD_NAME = 'Ein Feld des Formulars hat einen Namen, den es nicht gibt.';

/**
 * Reads what the controls of a form hold. What is wrong with the whole, such as a field it does not know, has no name
 * (`''`).
 */
export function readEntries<S extends z.ZodMiniType>(
  { schema, reads }: FormSchema<S>,
  entries: readonly (readonly [name: string, entry: FormDataEntryValue])[],
): FormValues<z.output<S>> {
  if (!entries.every(([name]) => isControlName(name))) return { ok: false, fields: { '': BAD_NAME } };
  const unticked = [...reads].flatMap(([name, reading]) =>
    reading === TICKED && !name.includes('[') ? [[name, false] as const] : [],
  );
  const read = entries.map(([name, entry]) => {
    const reading = reads.get(nameInList(name));
    return [name, reading === undefined ? entry : reading.read(entry)] as const;
  });
  const given = nested([...unticked, ...read]);
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, values: parsed.data, given };
  return { ok: false, fields: controlMessages(fieldMessages(parsed.error.issues)) };
}

/** What is wrong with each field, by the names of the controls. */
export function controlMessages(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([field, message]) => [controlName(field), message]));
}

/** What the controls show of values; one without a text is left out. */
export function textsOf({ reads }: FormSchema, values: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    flat(values).flatMap(([name, value]) => {
      const shown = (reads.get(nameInList(name))?.write ?? text)(value);
      return shown === null ? [] : [[name, shown]];
    }),
  );
}
