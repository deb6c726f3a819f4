/** Most bytes of a line: far above any case; limits the memory if a file has no line breaks. */
export const MAX_LINE = 16 * 1024 * 1024;

/** Several complete lines of a file. */
export interface LineBlock {
  /** Number of the first line, from 1. */
  readonly first: number;
  /** Their bytes, valid until the next block is requested; null for a single line that is too long. */
  readonly parts: readonly Uint8Array[] | null;
}

const BREAK = 0x0a;

/**
 * Splits a stream of bytes at line breaks, into one block per chunk that ends a line. A chunk may be overwritten once
 * the next one is requested.
 */
export async function* lineBlocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<LineBlock> {
  let first = 1;
  /** Bytes since the last line break. */
  let rest: Uint8Array[] = [];
  let length = 0;
  let tooLong = false;

  for await (const chunk of chunks) {
    let start = 0;
    if (tooLong) {
      const end = chunk.indexOf(BREAK);
      if (end === -1) continue;
      yield { first, parts: null };
      first += 1;
      tooLong = false;
      start = end + 1;
    }
    const last = chunk.lastIndexOf(BREAK);
    if (last >= start) {
      // Without the trailing break, after which no line begins.
      const end = chunk.subarray(start, last);
      yield { first, parts: [...rest, end] };
      first += breaksIn(end) + 1;
      rest = [];
      length = 0;
      start = last + 1;
    }
    if (start < chunk.byteLength) {
      rest.push(Uint8Array.prototype.slice.call(chunk, start));
      length += chunk.byteLength - start;
    }
    if (length > MAX_LINE) {
      tooLong = true;
      rest = [];
      length = 0;
    }
  }
  if (tooLong || length > 0) yield { first, parts: tooLong ? null : rest };
}

function breaksIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(BREAK); at !== -1; at = bytes.indexOf(BREAK, at + 1)) count += 1;
  return count;
}
