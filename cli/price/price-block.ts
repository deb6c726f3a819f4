import { inOneLine } from '../output/one-line.ts';
import { type JunitOutcome, junitCase } from './junit-case.ts';
import { MAX_LINE } from './ndjson-blocks.ts';
import { linesOf, type TextLine, type Unreadable } from './ndjson-lines.ts';
import { compared } from './price-check.ts';
import { type CheckCounts, noCounts } from './price-counts.ts';
import { type LineOutcome, type PricedLine, priceLineOfText } from './price-line.ts';
import type { PriceSources } from './price-sources.ts';
import { failedRow, tableRows } from './price-table.ts';

/** Options of a batch. */
export interface PriceOptions {
  /** Compare each result with the case's `expected`. */
  readonly check: boolean;
  /** Write a table for people instead of NDJSON. */
  readonly table: boolean;
  /** Write the results; a check may do without. */
  readonly results: boolean;
  /** A case without expectation has failed. */
  readonly requireExpected: boolean;
  /** Make the elements of a JUnit report. */
  readonly junit: boolean;
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
  /** Elements of the JUnit report. */
  readonly junit: string;
  /** A line could not be computed, or has not passed the check. */
  readonly failed: boolean;
  readonly counts: Readonly<CheckCounts>;
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
  const code = unreadable ?? 'not-utf8';
  return { case: null, line: number, code, error: UNREADABLE[code] };
}

const UNREADABLE: Readonly<Record<Unreadable, string>> = {
  'too-long': `Die Zeile ist länger als ${MAX_LINE} Bytes.`,
  'not-utf8': 'Die Zeile ist kein UTF-8.',
};

class AnswerInMaking implements BlockAnswer {
  text = '';
  readonly notes: string[] = [];
  junit = '';
  failed = false;
  readonly counts = noCounts();
  private readonly file: string;
  private readonly options: PriceOptions;

  constructor(file: string, options: PriceOptions) {
    this.file = file;
    this.options = options;
  }

  add(outcome: LineOutcome, line: number): void {
    const { table, check, results } = this.options;
    if ('error' in outcome) {
      const { case: name, code, error } = outcome;
      this.failed = true;
      if (results) {
        const failed = { case: name, file: this.file, line, code, error };
        this.text += table ? failedRow(failed) : `${JSON.stringify(failed)}\n`;
      }
      if (check) {
        this.counts.errors += 1;
        this.record(name, line, { element: 'error', type: code, texts: [error] });
      }
      return;
    }
    if (results) this.text += table ? tableRows(outcome) : `${JSON.stringify(outcome.result)}\n`;
    if (check) this.check(outcome, line);
  }

  private check({ result, expected }: PricedLine, line: number): void {
    const { kind, texts } = compared(expected, result);
    if (kind === 'same') {
      this.counts.same += 1;
      this.record(result.case, line, null);
    } else if (kind === 'unchecked') {
      this.counts.unchecked += 1;
      this.record(result.case, line, this.options.requireExpected ? NOT_EXPECTED : SKIPPED);
    } else if (kind === 'different') {
      this.counts.different += 1;
      this.record(result.case, line, { element: 'failure', type: kind, texts });
    } else {
      this.counts.errors += 1;
      this.record(result.case, line, { element: 'error', type: kind, texts });
    }
  }

  /** @param outcome null where the case has passed */
  private record(name: string | null, line: number, outcome: JunitOutcome | null): void {
    const { file, options } = this;
    if (outcome !== null && outcome.element !== 'skipped') {
      this.failed = true;
      const place = name === null ? `${file}:${line}` : `${file}:${line}: ${name}`;
      const type = outcome.element === 'error' ? `${outcome.type}: ` : '';
      for (const text of outcome.texts) this.notes.push(inOneLine(`${place}: ${type}${text}`));
    }
    if (options.junit) this.junit += junitCase({ name: name ?? `line ${line}`, file, line, outcome });
  }
}

const NOT_EXPECTED: JunitOutcome = { element: 'failure', type: 'no-expectation', texts: ['expects nothing'] };
const SKIPPED: JunitOutcome = { element: 'skipped', type: 'no-expectation', texts: ['expects nothing'] };
