import { DomainError } from '#platform/domain';
import { type FileLimit, USER_BODY } from '../../edge/body-limits.ts';

/** What a multipart form may hold: one file and the few fields beside it. */
const LIMITS = {
  files: 1,
  fields: 10,
  // More than any field takes in any encoding: what is longer is refused by name, never cut.
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
  headerSize: 2_048,
};

/** A part of a multipart form, as the plugin gives it. */
type Part =
  | {
      readonly type: 'field';
      readonly fieldname: string;
      readonly value: unknown;
      readonly fieldnameTruncated: boolean;
      readonly valueTruncated: boolean;
    }
  | {
      readonly type: 'file';
      readonly fieldname: string;
      readonly filename?: string;
      toBuffer(): Promise<Buffer>;
    };

/** What of Fastify's request an upload uses. */
export interface UploadRequest {
  isMultipart(): boolean;
  parts(options: { readonly limits: object }): AsyncIterable<Part>;
}

const TOO_LONG = 'Die Angabe ist zu lang.';

/**
 * The fields of a multipart form, its file among them as bytes. A field that comes twice becomes a list.
 *
 * @param file what is said of the file it may hold
 * @throws DomainError `invalid` for another kind of form, a broken one, a field that is longer than any may be, and a
 *   file that is too large
 */
export async function readUpload(request: UploadRequest, file?: FileLimit): Promise<Record<string, unknown>> {
  if (!request.isMultipart())
    throw new DomainError('invalid', 'Bitte senden Sie ein Formular mit einer Datei.');
  const limits = { ...LIMITS, fileSize: file?.most ?? USER_BODY.most };
  const fields = new Map<string, unknown[]>();
  const tooLong = new Map<string, string>();
  let filename: string | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field' && (part.valueTruncated || part.fieldnameTruncated))
        tooLong.set(part.fieldname, TOO_LONG);
      if (part.type === 'file') filename = part.filename;
      const value = part.type === 'file' ? await part.toBuffer() : part.value;
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value]);
    }
  } catch (error) {
    // Told by its code: the class belongs to the plugin. What has none comes of a form that is none.
    const { code, statusCode } = Object(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE' && file !== undefined)
      throw new DomainError('invalid', file.tooLarge, { [file.field]: file.tooLarge });
    if (statusCode !== undefined) throw error;
    throw new DomainError('invalid', 'Das Formular ist nicht lesbar.');
  }
  if (tooLong.size > 0)
    throw new DomainError('invalid', 'Bitte überprüfen Sie Ihre Eingaben.', Object.fromEntries(tooLong));
  const { nameField } = file ?? {};
  if (nameField !== undefined && filename && !fields.has(nameField)) fields.set(nameField, [filename]);
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}
