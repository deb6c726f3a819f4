/** Files one after the other in one answer, behind an index of what each is. */

/** Bytes before the index: its length, big-endian. */
const PREFIX = 4;

/** A file's head, and the position of its bytes in the pack. */
export interface PackedFile<Head> {
  readonly head: Head;
  readonly start: number;
  readonly end: number;
}

/** Packs files; a head is anything that JSON holds. */
export function packFiles<Head>(files: readonly (readonly [head: Head, bytes: Uint8Array])[]): Uint8Array {
  const index = new TextEncoder().encode(JSON.stringify(files.map(([head, { length }]) => [head, length])));
  const before = PREFIX + index.length;
  const packed = new Uint8Array(files.reduce((sum, [, { length }]) => sum + length, before));
  new DataView(packed.buffer).setUint32(0, index.length);
  packed.set(index, PREFIX);
  let start = before;
  for (const [, bytes] of files) {
    packed.set(bytes, start);
    start += bytes.length;
  }
  return packed;
}

/**
 * Heads and positions of the files in a pack of our own server.
 *
 * @throws Error if the bytes are no pack, or truncated
 */
export function unpackFiles<Head>(packed: Uint8Array): readonly PackedFile<Head>[] {
  const before = PREFIX + new DataView(packed.buffer, packed.byteOffset, packed.length).getUint32(0);
  const index: [Head, number][] = JSON.parse(new TextDecoder().decode(packed.subarray(PREFIX, before)));
  let end = before;
  const found = index.map(([head, length]) => {
    const start = end;
    end += length;
    return { head, start, end };
  });
  if (end !== packed.length) throw new Error('The files were cut off.');
  return found;
}
