/** Bytes of a block that fit into shared memory: a chunk, and the line that the previous one has begun. */
const INPUT = 160 * 1024;
const OUTPUT = 192 * 1024;

/** Memory for a block of cases and for its results; shared between threads, allocated once. */
export interface BlockBuffers {
  readonly input: SharedArrayBuffer;
  readonly output: SharedArrayBuffer;
}

/** Allocates memory for a number of blocks. */
export function blockBuffers(count: number): BlockBuffers[] {
  return Array.from({ length: count }, () => ({
    input: new SharedArrayBuffer(INPUT),
    output: new SharedArrayBuffer(OUTPUT),
  }));
}

/** Concatenates bytes, in the shared memory if they fit. */
export function concatenated(parts: readonly Uint8Array[], { input }: BlockBuffers): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const bytes = length <= input.byteLength ? new Uint8Array(input, 0, length) : new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
