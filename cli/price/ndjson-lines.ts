/** Most bytes of a line: far above any case; bounds the memory where a file has no line breaks. */
export const MAX_LINE = 16 * 1024 * 1024;

/** One line of a file. */
export interface TextLine {
  /** From 1, including blank lines. */
  readonly number: number;
  /** null if the line cannot be read. */
  readonly text: string | null;
  readonly unreadable?: 'too-long' | 'not-utf8';
}

const BREAK = 0x0a;

/**
 * The lines of a stream of bytes, without blank ones and a byte-order mark: those that end in a chunk together, so that
 * their results can be written together. A line that is too long or not UTF-8 is unreadable; others are not affected.
 */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine[]> {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let number = 1;
  /** Bytes since the last line break, as far as they are kept. */
  let rest: Uint8Array[] = [];
  let length = 0;

  const add = (bytes: Uint8Array) => {
    length += bytes.byteLength;
    if (length > MAX_LINE) rest = [];
    else rest.push(bytes);
  };
  const textOf = (): Omit<TextLine, 'number'> => {
    if (length > MAX_LINE) return { text: null, unreadable: 'too-long' };
    try {
      const text = utf8.decode(rest.length === 1 ? rest[0] : Buffer.concat(rest));
      return { text: number === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text };
    } catch {
      return { text: null, unreadable: 'not-utf8' };
    }
  };
  const endLine = (lines: TextLine[]) => {
    const line = { number, ...textOf() };
    if (line.text?.trim() !== '') lines.push(line);
    number += 1;
    rest = [];
    length = 0;
  };

  for await (const chunk of chunks) {
    const lines: TextLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(BREAK); end !== -1; end = chunk.indexOf(BREAK, start)) {
      add(chunk.subarray(start, end));
      endLine(lines);
      start = end + 1;
    }
    if (start < chunk.byteLength) add(chunk.subarray(start));
    yield lines;
  }
  const last: TextLine[] = [];
  endLine(last);
  yield last;
}
