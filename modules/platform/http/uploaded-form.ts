import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FileLimit } from '../domain/calls/define-call.ts';
import { DomainError } from '../domain/errors.ts';
import { USER_BODY_BYTES } from './body-bytes.ts';
import { type FormFile, type FormPart, readForm } from './form-parts.ts';

/** What a multipart form may hold: one file and the few fields beside it. */
const LIMITS = {
  files: 1,
  fields: 10,
  // More than any field takes in any encoding: what is longer is refused by name, never cut.
  fieldSize: 64 * 1024,
  parts: 11,
  headerPairs: 20,
  headerSize: 2_048,
};

/** What of Fastify's request an upload uses. */
export interface UploadRequest {
  readonly headers: IncomingHttpHeaders;
  /** A stream of a form in parts, as `streamForms` leaves it. */
  readonly body: unknown;
}

const TOO_LONG = 'Die Angabe ist zu lang.';

/**
 * The fields of a multipart form, its file among them as bytes. A field that comes twice becomes a list.
 *
 * @param file limits of the file, if the call takes one
 * @throws DomainError `invalid` for another kind of form, a broken one, a field that is longer than any may be, and a
 *   file that is too large
 */
export async function readUpload(
  { headers, body }: UploadRequest,
  file?: FileLimit,
): Promise<Record<string, unknown>> {
  if (!(body instanceof Readable))
    throw new DomainError('invalid', 'Bitte senden Sie ein Formular mit einer Datei.');
  const parts = await partsOf(body, headers, { ...LIMITS, fileSize: file?.most ?? USER_BODY_BYTES });
  refuseCut(parts, file);
  refuseEnding(parts, file);
  const fields = new Map<string, unknown[]>();
  for (const { name, value } of parts)
    fields.set(name, [...(fields.get(name) ?? []), isFile(value) ? Buffer.concat(value.chunks) : value]);
  const { nameField } = file ?? {};
  const filename = parts.map(({ value }) => value).find(isFile)?.filename;
  if (nameField !== undefined && filename && !fields.has(nameField)) fields.set(nameField, [filename]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/** Refuses a file whose name has another ending (access specification, section 5: .csv only). */
function refuseEnding(parts: readonly FormPart[], file: FileLimit | undefined): void {
  if (file?.ending === undefined) return;
  const { of, refusal } = file.ending;
  const names = parts.flatMap(({ value }) => (isFile(value) ? [value.filename?.toLowerCase() ?? ''] : []));
  // A name without an ending is a program's that names none.
  if (!names.some((name) => name.includes('.') && !name.endsWith(of))) return;
  throw new DomainError('invalid', refusal, { [file.field]: refusal });
}

const isFile = (value: FormPart['value']): value is FormFile => typeof value !== 'string';

async function partsOf(...form: Parameters<typeof readForm>): Promise<readonly FormPart[]> {
  try {
    return await readForm(...form);
  } catch (error) {
    if (Object(error).statusCode !== undefined) throw error;
    throw new DomainError('invalid', 'Das Formular ist nicht lesbar.');
  }
}

function refuseCut(parts: readonly FormPart[], file: FileLimit | undefined): void {
  const cut = parts.filter((part) => part.cut);
  if (cut.length === 0) return;
  if (cut.some(({ value }) => isFile(value))) {
    if (file === undefined) throw Object.assign(new Error('The file is too large.'), { statusCode: 413 });
    throw new DomainError('invalid', file.tooLarge, { [file.field]: file.tooLarge });
  }
  const fields = Object.fromEntries(cut.map(({ name }) => [name, TOO_LONG]));
  throw new DomainError('invalid', 'Bitte überprüfen Sie Ihre Eingaben.', fields);
}
