import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { named } from './called-from.ts';
import { readFailure } from './input-file.ts';
import { lineBatches, MAX_LINE, type TextLine, type Unreadable } from './ndjson-lines.ts';
import { differences, differenceText } from './price-check.ts';
import { type LineOutcome, priceLineOfText } from './price-line.ts';
import { lazySources, type OpenSources, type PriceSources } from './price-sources.ts';
import { failedRow, TABLE_HEAD, tableRows } from './price-table.ts';

export interface PriceOptions {
  /** Compare each result with the `expected` of its case. */
  readonly check: boolean;
  /** Write a table for people in place of NDJSON. */
  readonly table: boolean;
}

export interface PriceStreams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** Bytes read at once: what a batch costs besides its lines no longer shows. */
const CHUNK = 128 * 1024;

/**
 * Computes the cases of NDJSON files, `-` being standard input, and writes one result a line in the same
 * order. Memory holds one chunk at a time, whatever the number of cases.
 *
 * @returns the exit code: 1 where a file or a line could not be read, or a checked case differs
 */
export async function runPrice(
  files: readonly string[],
  options: PriceOptions,
  streams: PriceStreams,
  open: OpenSources,
): Promise<0 | 1> {
  const run = new PriceRun(options, streams, lazySources(open));
  try {
    await run.files(files);
  } catch (error) {
    // The reader of our output has gone, as `head` does: nothing is left to do.
    if (!isSystemError(error, 'EPIPE')) throw error;
  } finally {
    await run.sources.close();
  }
  return run.failed ? 1 : 0;
}

class PriceRun {
  readonly sources: PriceSources;
  failed = false;
  private readonly options: PriceOptions;
  private readonly streams: PriceStreams;
  private outputError: Error | undefined;
  private readonly counts = { same: 0, different: 0, unchecked: 0 };

  constructor(options: PriceOptions, streams: PriceStreams, sources: PriceSources) {
    this.options = options;
    this.streams = streams;
    this.sources = sources;
    streams.stdout.on('error', (error: Error) => {
      this.outputError = error;
    });
  }

  async files(files: readonly string[]): Promise<void> {
    if (this.options.table) await this.write(TABLE_HEAD);
    for (const file of files) await this.file(file);
    if (this.options.check) {
      const { same, different, unchecked } = this.counts;
      this.note(`${same} as expected, ${different} different, ${unchecked} without expectation`);
      // A check that has compared nothing has shown nothing.
      if (same + different === 0) this.failed = true;
    }
  }

  private async file(file: string): Promise<void> {
    const input = file === '-' ? this.streams.stdin : createReadStream(named(file), { highWaterMark: CHUNK });
    try {
      for await (const batch of lineBatches(input)) {
        let text = '';
        for (const line of batch) {
          const outcome = this.outcome(line);
          text += this.text(outcome instanceof Promise ? await outcome : outcome, file, line.number);
        }
        await this.write(text);
      }
    } catch (error) {
      const reason = readFailure(error);
      if (reason === undefined) throw error;
      this.failed = true;
      this.note(`${file}: ${reason}`);
    }
  }

  private outcome({ number, text, unreadable }: TextLine): LineOutcome | Promise<LineOutcome> {
    if (text !== null) return priceLineOfText(text, number, this.sources);
    return { case: null, line: number, error: UNREADABLE[unreadable ?? 'not-utf8'] };
  }

  private text(outcome: LineOutcome, file: string, line: number): string {
    if ('error' in outcome) {
      this.failed = true;
      const failed = { case: outcome.case, file, line, error: outcome.error };
      return this.options.table ? failedRow(failed) : `${JSON.stringify(failed)}\n`;
    }
    if (this.options.check) this.check(outcome.result, outcome.expected, `${file}:${line}`);
    return this.options.table ? tableRows(outcome) : `${JSON.stringify(outcome.result)}\n`;
  }

  private check(result: { readonly case: string }, expected: unknown, place: string): void {
    if (expected === undefined) {
      this.counts.unchecked += 1;
      return;
    }
    const found = differences(expected, result);
    for (const difference of found) this.note(differenceText(`${place}: ${result.case}`, difference));
    if (found.length === 0) {
      this.counts.same += 1;
      return;
    }
    this.counts.different += 1;
    this.failed = true;
  }

  private async write(text: string): Promise<void> {
    if (this.outputError !== undefined) throw this.outputError;
    if (!this.streams.stdout.write(text)) await once(this.streams.stdout, 'drain');
  }

  private note(text: string): void {
    this.streams.stderr.write(`inko: ${text}\n`);
  }
}

const UNREADABLE: Readonly<Record<Unreadable, string>> = {
  'too-long': `Die Zeile ist länger als ${MAX_LINE} Bytes.`,
  'not-utf8': 'Die Zeile ist kein UTF-8.',
};

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
