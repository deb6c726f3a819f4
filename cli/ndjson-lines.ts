import { isUtf8 } from 'node:buffer';

/** Bytes a line may have: far above any case, and a bound on memory where a file has no line breaks. */
export const MAX_LINE = 16 * 1024 * 1024;

/** Why a line cannot be read. */
export type Unreadable = 'too-long' | 'not-utf8';

/** One line of a file. */
export interface TextLine {
  /** From 1, blank lines counted. */
  readonly number: number;
  /** null where the line cannot be read. */
  readonly text: string | null;
  readonly unreadable?: Unreadable;
}

const BREAK = 0x0a;

/**
 * Cuts a stream of bytes into batches of lines, one batch for each chunk. Blank lines are left out, a
 * byte-order mark is taken off; a line that is no UTF-8 is given up, and no other one.
 */
export async function* lineBatches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TextLine[]> {
  const lines = new LineCounter();
  /** What the chunks since the last line break hold. */
  let rest: Uint8Array[] = [];
  let length = 0;
  let tooLong = false;

  const whole = (end: Uint8Array): Buffer => {
    const bytes = rest.length === 0 ? asBuffer(end) : Buffer.concat([...rest, end]);
    rest = [];
    length = 0;
    return bytes;
  };
  for await (const chunk of chunks) {
    let start = 0;
    if (tooLong) {
      const end = chunk.indexOf(BREAK);
      if (end === -1) continue;
      lines.giveUp('too-long');
      tooLong = false;
      start = end + 1;
    }
    const last = chunk.lastIndexOf(BREAK);
    if (last >= start) lines.add(whole(chunk.subarray(start, last)));
    else if (start === 0) {
      rest.push(chunk);
      length += chunk.byteLength;
    }
    if (last >= start || start > 0) {
      const left = chunk.subarray(Math.max(last + 1, start));
      rest = left.byteLength === 0 ? [] : [left];
      length = left.byteLength;
    }
    if (length > MAX_LINE) {
      tooLong = true;
      rest = [];
      length = 0;
    }
    if (lines.batch.length > 0) yield lines.take();
  }
  if (tooLong) lines.giveUp('too-long');
  else lines.add(whole(new Uint8Array()));
  if (lines.batch.length > 0) yield lines.take();
}

/** Counts lines and collects those that hold something. */
class LineCounter {
  batch: TextLine[] = [];
  private number = 0;

  /** Takes the bytes of one line or of several. */
  add(bytes: Buffer): void {
    if (isUtf8(bytes)) this.addText(bytes.toString('utf8'));
    else
      for (let start = 0; start <= bytes.byteLength; ) {
        const found = bytes.indexOf(BREAK, start);
        const end = found === -1 ? bytes.byteLength : found;
        const line = bytes.subarray(start, end);
        if (isUtf8(line)) this.addText(line.toString('utf8'));
        else this.giveUp('not-utf8');
        start = end + 1;
      }
  }

  giveUp(unreadable: Unreadable): void {
    this.number += 1;
    this.batch.push({ number: this.number, text: null, unreadable });
  }

  take(): TextLine[] {
    const { batch } = this;
    this.batch = [];
    return batch;
  }

  private addText(text: string): void {
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      this.addLine(text.slice(start, end));
      start = end + 1;
    }
    this.addLine(text.slice(start));
  }

  private addLine(line: string): void {
    this.number += 1;
    const text = this.number === 1 && line.startsWith('\uFEFF') ? line.slice(1) : line;
    if (text.length > MAX_LINE) this.batch.push({ number: this.number, text: null, unreadable: 'too-long' });
    else if (text.trim() !== '') this.batch.push({ number: this.number, text });
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
