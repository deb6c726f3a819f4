import { MAX_LINE } from './ndjson-blocks.ts';
import { linesOf, type TextLine, type Unreadable } from './ndjson-lines.ts';
import { differences, differenceText } from './price-check.ts';
import { type LineOutcome, priceLineOfText } from './price-line.ts';
import type { PriceSources } from './price-sources.ts';
import { failedRow, tableRows } from './price-table.ts';

/** Options of a batch. */
export interface PriceOptions {
  /** Compare each result with the case's `expected`. */
  readonly check: boolean;
  /** Write a table for people instead of NDJSON. */
  readonly table: boolean;
}

/** Complete lines of a file. */
export interface FileBlock {
  /** The file's name on the command line. */
  readonly file: string;
  /** Number of the first line. */
  readonly first: number;
  /** null for a single line that is too long. */
  readonly bytes: Uint8Array | null;
}

/** Output and counts of a block. */
export interface BlockAnswer {
  /** For standard output; UTF-8 in shared memory if a worker has made it. */
  readonly text: string | Uint8Array;
  /** Lines for standard error. */
  readonly notes: readonly string[];
  /** A line could not be computed, or differs from its expectation. */
  readonly failed: boolean;
  readonly same: number;
  readonly different: number;
  readonly unchecked: number;
}

/** Computes the cases of a block, in order. */
export async function priceBlock(
  block: FileBlock,
  options: PriceOptions,
  sources: PriceSources,
): Promise<BlockAnswer & { readonly text: string }> {
  const answer = new AnswerInMaking(block.file, options);
  for (const line of linesOf(block.first, block.bytes)) {
    const outcome = outcomeOf(line, sources);
    // Awaits only promises: computing a case is faster than resolving one.
    answer.add(outcome instanceof Promise ? await outcome : outcome, line.number);
  }
  return answer;
}

function outcomeOf({ number, text, unreadable }: TextLine, sources: PriceSources) {
  if (text !== null) return priceLineOfText(text, number, sources);
  return { case: null, line: number, error: UNREADABLE[unreadable ?? 'not-utf8'] };
}

const UNREADABLE: Readonly<Record<Unreadable, string>> = {
  'too-long': `Die Zeile ist länger als ${MAX_LINE} Bytes.`,
  'not-utf8': 'Die Zeile ist kein UTF-8.',
};

class AnswerInMaking implements BlockAnswer {
  text = '';
  readonly notes: string[] = [];
  failed = false;
  same = 0;
  different = 0;
  unchecked = 0;
  private readonly file: string;
  private readonly options: PriceOptions;

  constructor(file: string, options: PriceOptions) {
    this.file = file;
    this.options = options;
  }

  add(outcome: LineOutcome, line: number): void {
    const { table, check } = this.options;
    if ('error' in outcome) {
      this.failed = true;
      const failed = { case: outcome.case, file: this.file, line, error: outcome.error };
      this.text += table ? failedRow(failed) : `${JSON.stringify(failed)}\n`;
      return;
    }
    if (check) this.check(outcome.result, outcome.expected, `${this.file}:${line}`);
    this.text += table ? tableRows(outcome) : `${JSON.stringify(outcome.result)}\n`;
  }

  private check(result: { readonly case: string }, expected: unknown, place: string): void {
    if (expected === undefined) {
      this.unchecked += 1;
      return;
    }
    const found = differences(expected, result);
    for (const difference of found) this.notes.push(differenceText(`${place}: ${result.case}`, difference));
    if (found.length === 0) {
      this.same += 1;
      return;
    }
    this.different += 1;
    this.failed = true;
  }
}
