import { isUtf8 } from 'node:buffer';
import { MAX_LINE } from './ndjson-blocks.ts';

/** Why a line cannot be read. */
export type Unreadable = 'too-long' | 'not-utf8';

/** One line of a file. */
export interface TextLine {
  /** From 1, including blank lines. */
  readonly number: number;
  /** null if the line cannot be read. */
  readonly text: string | null;
  readonly unreadable?: Unreadable;
}

const BREAK = 0x0a;

/**
 * The lines of a block, without blank ones and a byte-order mark. A line that is not UTF-8 is unreadable; others are
 * not affected.
 *
 * @param first number of its first line
 * @param bytes null for a single line that is too long
 */
export function linesOf(first: number, bytes: Uint8Array | null): TextLine[] {
  const lines = new LineCounter(first);
  if (bytes === null) lines.giveUp('too-long');
  else lines.add(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return lines.found;
}

/** Counts lines and collects non-empty ones. */
class LineCounter {
  readonly found: TextLine[] = [];
  private number: number;

  constructor(first: number) {
    this.number = first;
  }

  add(bytes: Buffer): void {
    const text = bytes.toString('utf8');
    // Invalid UTF-8 decodes to this character, which may also occur by itself; most texts lack it and need no further
    // check.
    if (!text.includes('\uFFFD') || isUtf8(bytes)) this.addText(text);
    else
      for (let start = 0; start <= bytes.byteLength; ) {
        const found = bytes.indexOf(BREAK, start);
        const end = found === -1 ? bytes.byteLength : found;
        const line = bytes.subarray(start, end);
        if (isUtf8(line)) this.addLine(line.toString('utf8'));
        else this.giveUp('not-utf8');
        start = end + 1;
      }
  }

  giveUp(unreadable: Unreadable): void {
    this.found.push({ number: this.number, text: null, unreadable });
    this.number += 1;
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
    const text = this.number === 1 && line.startsWith('\uFEFF') ? line.slice(1) : line;
    if (text.length > MAX_LINE) this.giveUp('too-long');
    else {
      if (text.trim() !== '') this.found.push({ number: this.number, text });
      this.number += 1;
    }
  }
}
