import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { type FormPart, readForm } from '#platform/http';

/** What a form in parts may hold. How large it is as a whole was said before (`body-limits.ts`). */
const LIMITS = { files: 1, fields: 20, parts: 21, headerPairs: 20, headerSize: 2_048 };

/**
 * The fields of a page's form in parts. The reader of a web request itself would read it at one go.
 *
 * @throws Error where it is no such form, a broken one, or one with more parts than any has
 */
export async function readParts({
  body,
  headers,
}: Request): Promise<readonly (readonly [name: string, value: FormDataEntryValue])[]> {
  if (body === null) throw new Error('The form has no body.');
  const stream = Readable.fromWeb(body as NodeStream);
  const parts = await readForm(stream, Object.fromEntries(headers) as IncomingHttpHeaders, LIMITS);
  if (parts.some(({ cut }) => cut)) throw new Error('A field of the form is too long.');
  return parts.map(({ name, value }) => [name, entryOf(value)]);
}

function entryOf(value: FormPart['value']): FormDataEntryValue {
  if (typeof value === 'string') return value;
  const { chunks, filename = '', type } = value;
  return new File([...chunks], filename, { type });
}
