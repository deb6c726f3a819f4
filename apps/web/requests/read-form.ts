import type * as z from 'zod/mini';
import { occursMoreThan } from '#platform/domain';
import { type FormSchema, readEntries } from '../ui/form/form-schema.ts';

/** A form as read by its action: its values, or messages by field and for the whole. */
export type FormReading<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, string>> };

const UNREADABLE = 'Das Formular konnte nicht gelesen werden. Bitte laden Sie die Seite neu.';

type Entries = readonly (readonly [name: string, value: FormDataEntryValue])[];

/** The only encoding read in one go; multipart needs a reader of its own. */
const URL_ENCODED = /^application\/x-www-form-urlencoded *(;|$)/i;
/** Maximum number of fields; the longest form has ten. */
const MAX_FIELDS = 100;

/**
 * The fields of a URL-encoded form, counted before parsing.
 *
 * @throws Error for another encoding, or too many fields
 */
async function readAtOnce(request: Request): Promise<Entries> {
  if (!URL_ENCODED.test(request.headers.get('content-type') ?? ''))
    throw new Error('The form is not encoded as one.');
  const text = await request.text();
  if (occursMoreThan(MAX_FIELDS - 1, '&', text)) throw new Error('The form has too many fields.');
  return [...new URLSearchParams(text)];
}

/** Reads a posted form by its schema. Unknown and repeated fields are refused. */
export async function readForm<S extends z.ZodMiniType>(
  request: Request,
  form: FormSchema<S>,
): Promise<FormReading<z.output<S>>> {
  const entries = await readAtOnce(request).catch(() => null);
  if (entries === null) return { ok: false, message: UNREADABLE, fields: {} };
  const names = new Set(entries.map(([name]) => name));
  if (names.size !== entries.length) return { ok: false, message: UNREADABLE, fields: {} };
  const parsed = readEntries(form, entries);
  if (parsed.ok) return parsed;
  // Form-level faults, such as an unknown field, cannot be corrected by typing.
  const { '': _, ...fields } = parsed.fields;
  return { ok: false, message: Object.values(fields).join(' ') || UNREADABLE, fields };
}
