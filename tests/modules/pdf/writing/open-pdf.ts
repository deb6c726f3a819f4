import { readWith } from '../pdf-tools.ts';

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export type Dict = { readonly [key: string]: Value };

/** A PDF as qpdf reads it. */
export interface OpenPdf {
  /** Objects by reference, such as `12 0 R`. */
  readonly objects: ReadonlyMap<string, Dict>;
  readonly trailer: Dict;
  /** Unpacked bytes of each stream, by reference. */
  readonly streams: ReadonlyMap<string, Buffer>;
  readonly bytes: Buffer;
  readonly encrypted: boolean;
}

/** Opens a PDF with its objects and streams. */
export function openPdf(bytes: Uint8Array, password = ''): OpenPdf {
  const args = [`--password=${password}`, '--json', '--json-key=qpdf', '--json-stream-data=inline'];
  const json = JSON.parse(readWith('qpdf', [...args, '--decode-level=all', 'FILE'], bytes));
  const all = json.qpdf[1] as Record<string, { value?: Dict; stream?: { dict: Dict; data: string } }>;
  const objects = new Map<string, Dict>();
  const streams = new Map<string, Buffer>();
  for (const [key, { value, stream }] of Object.entries(all)) {
    const ref = key.replace('obj:', '');
    objects.set(ref, value ?? stream?.dict ?? {});
    if (stream) streams.set(ref, Buffer.from(stream.data, 'base64'));
  }
  const trailer = objects.get('trailer') ?? {};
  return { objects, trailer, streams, bytes: Buffer.from(bytes), encrypted: '/Encrypt' in trailer };
}

/** The dictionary a value leads to; an empty one where it leads nowhere. */
export function follow({ objects }: OpenPdf, value: Value | undefined): Dict {
  if (typeof value === 'string') return objects.get(value) ?? {};
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Dict) : {};
}

export const listOf = (pdf: OpenPdf, value: Value | undefined): readonly Value[] => {
  if (Array.isArray(value)) return value;
  const led = typeof value === 'string' ? (pdf.objects.get(value) as unknown) : undefined;
  return Array.isArray(led) ? led : [];
};
