import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Busboy, type BusboyConfig, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';

/** A file of a form. */
export interface FormFile {
  readonly filename: string | undefined;
  readonly type: string;
  readonly chunks: readonly Buffer<ArrayBuffer>[];
}

/** A field of a form in parts. */
export interface FormPart {
  readonly name: string;
  readonly value: string | FormFile;
  /** Longer than the limits allow: what is there of it is not to be used. */
  readonly cut: boolean;
}

/** HTTP's status for a form with more parts than the limits allow. */
const TOO_LARGE = 413;

/**
 * The parts of a form (`multipart/form-data`), read as they come in: a large file, or a form of many parts, holds no
 * other request up. A refused body is read to its end unparsed, so that its sender gets an answer.
 *
 * @throws Error where it is no such form or a broken one, with a `statusCode` of 413 where it has too many parts
 */
export async function readForm(
  body: Readable,
  headers: IncomingHttpHeaders,
  limits: BusboyConfig['limits'],
): Promise<readonly FormPart[]> {
  try {
    return await partsOf(body, new Busboy({ headers: headers as BusboyHeaders, limits }));
  } catch (error) {
    body.unpipe();
    body.resume();
    await finished(body).catch(() => {});
    throw error;
  }
}

async function partsOf(body: Readable, form: BusboyInstance): Promise<readonly FormPart[]> {
  const parts: FormPart[] = [];
  const broken = Promise.withResolvers<never>();
  const tooMany = () =>
    broken.reject(Object.assign(new Error('The form has too many parts.'), { statusCode: TOO_LARGE }));
  form.on('partsLimit', tooMany).on('filesLimit', tooMany).on('fieldsLimit', tooMany);
  form.on('field', (name, value, nameCut, valueCut) => {
    parts.push({ name, value, cut: nameCut || valueCut });
  });
  form.on('file', (name, stream, filename, _encoding, type) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    stream.on('end', () => parts.push({ name, value: { filename, type, chunks }, cut: stream.truncated }));
    // A form that ends within a file is an error of this stream first.
    stream.on('error', broken.reject);
  });
  form.on('error', broken.reject);
  body.once('error', broken.reject);
  const whole = new Promise((resolve) => form.once('finish', resolve));
  body.pipe(form);
  await Promise.race([whole, broken.promise]);
  return parts;
}
