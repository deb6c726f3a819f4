/** Characters a line may have: far above any case, and a bound on memory where a file has no line breaks. */
export const MAX_LINE = 16 * 1024 * 1024;

/** One line of a file. */
export interface TextLine {
  /** From 1, blank lines counted. */
  readonly number: number;
  /** null where the line is longer than MAX_LINE. */
  readonly text: string | null;
}

/**
 * Cuts a stream of text into batches of lines, one batch for each chunk. Blank lines are left out, a
 * byte-order mark is taken off.
 */
export async function* lineBatches(chunks: AsyncIterable<string>): AsyncGenerator<TextLine[]> {
  let number = 0;
  let rest = '';
  let tooLong = false;
  let batch: TextLine[] = [];

  const add = (line: string) => {
    number += 1;
    const text = number === 1 && line.startsWith('\uFEFF') ? line.slice(1) : line;
    if (tooLong || text.length > MAX_LINE) batch.push({ number, text: null });
    else if (text.trim() !== '') batch.push({ number, text });
    rest = '';
    tooLong = false;
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      add(rest + chunk.slice(start, end));
      start = end + 1;
    }
    rest += chunk.slice(start);
    if (rest.length > MAX_LINE) {
      tooLong = true;
      rest = '';
    }
    if (batch.length > 0) yield batch;
    batch = [];
  }
  add(rest);
  if (batch.length > 0) yield batch;
}
