/** Bytes of a block that fit without memory of its own: those of a chunk, and of the line that the last one has begun. */
const INPUT = 160 * 1024;
const OUTPUT = 192 * 1024;

/** Memory for a block of cases and for its results, which threads share: nothing of it is taken and freed each time. */
export interface BlockRoom {
  readonly input: SharedArrayBuffer;
  readonly output: SharedArrayBuffer;
}

/** So many rooms. */
export function blockRooms(count: number): BlockRoom[] {
  return Array.from({ length: count }, () => ({
    input: new SharedArrayBuffer(INPUT),
    output: new SharedArrayBuffer(OUTPUT),
  }));
}

/** Puts bytes together, in the room where they fit into it. */
export function putTogether(parts: readonly Uint8Array[], { input }: BlockRoom): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const bytes = length <= input.byteLength ? new Uint8Array(input, 0, length) : new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
