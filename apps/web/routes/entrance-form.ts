import type * as z from 'zod/mini';
import { type FormSchema, readEntries } from '../ui/form/form-schema.ts';

/** A form as its action reads it: its values, or what is wrong, by field and as a sentence for the whole. */
export type FormReading<T> =
  | { readonly ok: true; readonly values: T; readonly given: object }
  | { readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, string>> };

const UNREADABLE = 'Das Formular konnte nicht gelesen werden. Bitte laden Sie die Seite neu.';

type Entries = readonly (readonly [name: string, value: FormDataEntryValue])[];

const readAtOnce = async (request: Request): Promise<Entries> => [...(await request.formData())];

/**
 * Reads a posted form by its schema. A field that the schema does not know, or that comes twice, is refused.
 *
 * @param read reads the fields; a form that may be large needs another reader than one of a few lines
 */
export async function readForm<S extends z.ZodMiniType>(
  request: Request,
  form: FormSchema<S>,
  read: (request: Request) => Promise<Entries> = readAtOnce,
): Promise<FormReading<z.output<S>>> {
  const entries = await read(request).catch(() => null);
  if (entries === null) return { ok: false, message: UNREADABLE, fields: {} };
  const names = new Set(entries.map(([name]) => name));
  if (names.size !== entries.length) return { ok: false, message: UNREADABLE, fields: {} };
  const parsed = readEntries(form, entries);
  if (parsed.ok) return parsed;
  // What is wrong with the whole, such as a field it does not know, is nothing that can be typed differently.
  const { '': _, ...fields } = parsed.fields;
  return { ok: false, message: Object.values(fields).join(' ') || UNREADABLE, fields };
}
