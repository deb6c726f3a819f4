import * as z from 'zod/mini';

/** A form as its action reads it: its values, or what is wrong, by field and as a sentence for the whole. */
export type FormReading<T> =
  | { readonly ok: true; readonly values: T }
  | { readonly ok: false; readonly message: string; readonly fields: Readonly<Record<string, string>> };

const UNREADABLE = 'Das Formular konnte nicht gelesen werden. Bitte laden Sie die Seite neu.';

/** Reads a posted form by its schema. A field that the schema does not know, or that comes twice, is refused. */
export async function readForm<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
): Promise<FormReading<z.output<S>>> {
  const form = await request.formData().catch(() => null);
  if (form === null) return { ok: false, message: UNREADABLE, fields: {} };
  const entries = [...form];
  const posted = Object.fromEntries(entries);
  if (Object.keys(posted).length !== entries.length) return { ok: false, message: UNREADABLE, fields: {} };
  const parsed = schema.safeParse(posted);
  if (parsed.success) return { ok: true, values: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (typeof field === 'string') fields[field] ??= message;
  }
  return { ok: false, message: Object.values(fields).join(' ') || UNREADABLE, fields };
}

/** A field that must be filled in, with its bounds in German words. */
export function requiredText(missing: string, longest: number, tooLong: string) {
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(longest, tooLong));
}
