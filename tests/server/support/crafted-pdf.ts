import { expect } from 'vitest';

/** An object of a crafted file: what stands between `obj` and `endobj`. */
export type Crafted = readonly (string | Uint8Array)[];

/** A stream with what its dictionary says besides its length. */
export function streamOf(content: string | Uint8Array, dict = ''): Crafted {
  const bytes = Buffer.from(content as string);
  return [`<<${dict}/Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream'];
}

/** The objects of a document of one page, by number; 4 is what stands on it. */
export function pageOf(
  content: Crafted,
  more: Readonly<Record<number, Crafted>> = {},
): Record<number, Crafted> {
  return {
    1: ['<</Type/Catalog/Pages 2 0 R>>'],
    2: ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    3: ['<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>'],
    4: content,
    ...more,
  };
}

/**
 * A file with a table of contents that is right.
 *
 * @param before an earlier file that this one goes on
 */
export function crafted(
  objects: Readonly<Record<number, Crafted>>,
  trailer: string,
  before: Uint8Array = Buffer.from('%PDF-1.7\n'),
): Buffer {
  const parts = [Buffer.from(before)];
  let at = before.length;
  const add = (part: string | Uint8Array) => {
    const bytes = Buffer.from(part as string);
    parts.push(bytes);
    at += bytes.length;
  };
  const offsets = Object.entries(objects).map(([number, object]) => {
    const offset = at;
    for (const part of [`${number} 0 obj\n`, ...object, '\nendobj\n']) add(part);
    return [number, offset] as const;
  });
  const start = at;
  add('xref\n');
  for (const [number, offset] of offsets) add(`${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<<${trailer}>>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/**
 * The description of the encryption of a file, as it stands in it, to be borrowed; with the file's identity. Found as
 * text: pdf-lib finds nothing once sealing has bounded what it unpacks, as what it cannot open counts as too much.
 */
export function encryptionOf(pdf: Uint8Array): { dict: string; id: string } {
  const text = Buffer.from(pdf).toString('latin1');
  const found = (pattern: RegExp) => pattern.exec(text)?.[1] ?? expect.fail(`${pattern} is not in the file`);
  const number = found(/\/Encrypt (\d+) 0 R/);
  return {
    dict: found(new RegExp(`\\n${number} 0 obj\\s+(<<[^]*?>>)\\s+endobj`)),
    id: found(/\/ID (\[[^\]]*\])/),
  };
}
