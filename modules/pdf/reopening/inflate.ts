/**
 * Inflates a zlib stream up to a limit; what lies beyond it is never unpacked.
 *
 * @returns null if it is larger
 * @throws Error if it is broken
 */
export async function inflate(packed: Uint8Array, most: number): Promise<Uint8Array | null> {
  const { readable, writable } = new DecompressionStream('deflate');
  const reader = readable.getReader();
  const writer = writable.getWriter();
  // Written by hand: a browser would fetch the bytes of a Blob from another process. The reader gets a fault.
  writer.write(Uint8Array.from(packed)).catch(() => {});
  writer.close().catch(() => {});
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return whole(parts, length);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}

function whole(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
