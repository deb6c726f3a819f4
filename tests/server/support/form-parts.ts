import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { readUpload } from '../../../modules/platform/http/uploaded-form.ts';

/** Reads a form in parts as a call does, by the limits of one with a file of 10 MB. */
export function readParts({ body, headers }: Request): Promise<Record<string, unknown>> {
  const sent = body === null ? undefined : Readable.fromWeb(body as ReadableStream);
  const limits = { field: 'data', most: 10_000_000, tooLarge: 'Die Datei ist zu groß.' };
  return readUpload({ headers: Object.fromEntries(headers) as IncomingHttpHeaders, body: sent }, limits);
}
