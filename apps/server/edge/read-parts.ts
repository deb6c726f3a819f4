import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';

/** What a form in parts may hold. How large it is as a whole was said before (`body-limits.ts`). */
const LIMITS = { files: 1, fields: 20, parts: 21, headerPairs: 20, headerSize: 2_048 };

/** A field of a form with its value. */
type Part = readonly [name: string, value: FormDataEntryValue];

/**
 * The fields of a form in parts (`multipart/form-data`), read as it comes: the reader of a web request reads it at
 * one go, and a form of many parts, or one large file, would hold every other request up.
 *
 * @throws Error where it is no such form, a broken one, or one with more parts than any has
 */
export async function readParts({ body, headers }: Request): Promise<readonly Part[]> {
  if (body === null) throw new Error('The form has no body.');
  const parts: Part[] = [];
  const form = new Busboy({
    headers: Object.fromEntries(headers) as BusboyHeaders,
    limits: LIMITS,
  });
  const tooMany = () => form.destroy(new Error('The form has too many parts.'));
  form.on('partsLimit', tooMany).on('filesLimit', tooMany).on('fieldsLimit', tooMany);
  form.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) tooMany();
    parts.push([name, value]);
  });
  form.on('file', (name, stream, filename, _encoding, type) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
    stream.on('end', () => parts.push([name, new File(chunks, filename, { type })]));
  });
  await pipeline(Readable.fromWeb(body as NodeStream), form);
  return parts;
}
