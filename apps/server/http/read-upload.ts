import { MAX_PDF_BYTES, TOO_LARGE } from '#pdf';
import { DomainError } from '#platform/domain';

/** What a multipart form may hold: one document and the few fields beside it. */
export const UPLOAD_LIMITS = {
  files: 1,
  fileSize: MAX_PDF_BYTES,
  fields: 10,
  fieldSize: 4_096,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
};

/** A part of a multipart form, as the plugin gives it. */
type Part =
  | { readonly type: 'field'; readonly fieldname: string; readonly value: unknown }
  | { readonly type: 'file'; readonly fieldname: string; toBuffer(): Promise<Buffer> };

/** What of Fastify's request an upload uses. */
export interface UploadRequest {
  isMultipart(): boolean;
  parts(): AsyncIterable<Part>;
}

/**
 * The fields of a multipart form, its file among them as bytes. A field that comes twice becomes a list.
 *
 * @throws DomainError `invalid` for another kind of form, a broken one, and a file of more than 10 MB
 */
export async function readUpload(request: UploadRequest): Promise<Record<string, unknown>> {
  if (!request.isMultipart())
    throw new DomainError('invalid', 'Bitte senden Sie ein Formular mit einer Datei.');
  const fields = new Map<string, unknown[]>();
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? await part.toBuffer() : part.value;
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value]);
    }
  } catch (error) {
    // Told by its code: the class belongs to the plugin. What has none comes of a form that is none.
    const { code, statusCode } = Object(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new DomainError('invalid', TOO_LARGE, { data: TOO_LARGE });
    if (statusCode !== undefined) throw error;
    throw new DomainError('invalid', 'Das Formular ist nicht lesbar.');
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}
