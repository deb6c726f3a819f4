import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { ONE_SIZE } from '#catalogue/domain';
import {
  type FailedCase,
  type Offer,
  type PriceResult,
  shownMehrkosten,
  shownPatientPays,
  shownTotal,
} from '#consultation/domain';
import { type Cents, toDecimal } from '#platform/domain';
import { named } from '../output/called-from.ts';
import { inOneLine } from '../output/one-line.ts';
import { unwritten } from '../output/print.ts';
import { databaseHere } from '../program/database-here.ts';
import { readFailure } from '../program/input-file.ts';
import type { JunitReport } from './junit-report.ts';
import { linesOf } from './ndjson-lines.ts';
import { compared, errorOf } from './price-check.ts';
import { noCounts, summaryOf } from './price-counts.ts';
import { type LineOutcome, type PricedLine, priceLine } from './price-line.ts';
import { askedOnce, type OpenSources, type PriceSources } from './price-sources.ts';

const AREAS = ['Medizinisch notw. Versorgung', 'Wunschversorgung', 'Wunschversorgung / Freiverkauf'] as const;

const row = (name: string, area: string, tab: string, amounts: readonly string[]): string =>
  [
    inOneLine(name).padEnd(24),
    area.padEnd(30),
    tab.padStart(9),
    ...amounts.map((amount) => amount.padStart(11)),
  ]
    .join('  ')
    .trimEnd();

/** The header. Columns have fixed widths, because a stream does not know its longest name. */
const TABLE_HEAD = `${row('Fall', 'Bereich', 'Vorschlag', ['Summe', 'Mehrkosten', 'Zu zahlen', 'Pauschale', 'Zuzahlung'])}\n`;

const euro = (amount: string | null): string => (amount === null ? '–' : amount.replace('.', ','));

/** The row of a case that cannot be computed. */
function failedRow({ case: name, file, line, error }: FailedCase): string {
  return `${inOneLine(`${name ?? '?'}  ${file}, Zeile ${line}: ${error}`)}\n`;
}

/** The rows of one case for people: one per filled proposal, then the warnings. */
function tableRows({ offer, result }: PricedLine): string {
  const rows = proposals(offer, result);
  if (rows.length === 0) rows.push(row(result.case, '–', '–', ['–', '–', '–', ...legalAmounts(result)]));
  if (result.together !== undefined) rows.push(`  Zusammen zu zahlen: ${euro(result.together)}`);
  rows.push(`  ${result.hint}`);
  for (const { area, tab, line, message } of result.warnings) {
    const { product, size } = result.areas[area]?.tabs[tab]?.lines[line] ?? {};
    rows.push(
      inOneLine(
        `  ${AREAS[area]}, Vorschlag ${tab + 1}, ${product ?? ''}${size === undefined || size === ONE_SIZE ? '' : ` ${size}`}: ${message}`,
      ),
    );
  }
  return `${rows.join('\n')}\n`;
}

function legalAmounts({ grossAllowance, copayment }: PriceResult): string[] {
  return [euro(grossAllowance), euro(copayment)];
}

/** The figures that the screens show: an amount that a missing price leaves open is none. */
function proposals({ areas }: Offer, result: PriceResult): string[] {
  const rows: string[] = [];
  for (const { careType, tabs } of areas) {
    tabs.forEach((tab, index) => {
      if (tab.lines.length === 0) return;
      const figures = [shownTotal(tab), shownMehrkosten(tab), shownPatientPays(tab)].map(shown);
      const amounts = [...figures, ...legalAmounts(result)];
      rows.push(row(result.case, AREAS[careType], String(index + 1), amounts));
    });
  }
  return rows;
}

const shown = (cents: Cents | null): string => euro(cents === null ? null : toDecimal(cents));

/** Options of a run. */
export interface PriceOptions {
  /** Compare each result with the case's `expected`. */
  readonly check: boolean;
  /** Write a table for people instead of NDJSON. */
  readonly table: boolean;
  /** Write the results; a check may do without. */
  readonly results: boolean;
  /** A case without expectation has failed. */
  readonly requireExpected: boolean;
  /** Explain failures only: no summary of a check. */
  readonly quiet: boolean;
  /** File for a JUnit report, and whether to overwrite it. */
  readonly junit?: { readonly file: string; readonly force: boolean } | undefined;
}

export interface PriceStreams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** Bytes per read, enough for the overhead of a read not to matter. */
const CHUNK = 128 * 1024;

/**
 * Computes the cases of NDJSON files, `-` being standard input, and writes one result per line in the same order.
 * Holds the lines of one read in memory, however many cases there are.
 *
 * @returns the exit code: 1 if a file or a line could not be read, a checked case has not passed, or a check had nothing
 *   to compare
 */
export async function runPrice(
  files: readonly string[],
  options: PriceOptions,
  streams: PriceStreams,
  open: OpenSources,
): Promise<0 | 1> {
  const report = options.junit && (await beginReport(options.junit));
  const sources = askedOnce(() => open().catch((error) => unavailable(error, streams)));
  const run = new PriceRun(options, streams, sources, report);
  // The write reports it; without a listener it would end the process.
  streams.stdout.on('error', () => {});
  try {
    await run.files(files);
    await report?.finish();
  } catch (error) {
    if (!isSystemError(error) || error.syscall !== 'write') throw error;
    // The reader of our output has closed it, as `head` does.
    if (error.code !== 'EPIPE') throw unwritten(error);
    // Nobody knows whether the rest is as expected.
    if (options.check) run.failed = true;
  } finally {
    await sources.close();
    report?.close();
  }
  return run.failed ? 1 : 0;
}

/** The error of cases that need the sources if these cannot be opened; other cases are computed all the same. */
async function unavailable(error: unknown, { stderr }: PriceStreams): Promise<never> {
  const { explainFailure } = await import('#platform');
  const { DomainError } = await import('#platform/domain');
  // Once, in the operator's language; each case that needs them says in that of the domain what it lacks.
  stderr.write(`inko: ${explainFailure(error, await databaseHere())}\n`);
  throw new DomainError('unavailable', 'Die Daten dazu sind nicht erreichbar.');
}

/** Loaded on demand: most runs write no report. */
async function beginReport({ file, force }: NonNullable<PriceOptions['junit']>): Promise<JunitReport> {
  const { JunitReport } = await import('./junit-report.ts');
  return JunitReport.begin(file, force);
}

class PriceRun {
  failed = false;
  private readonly counts = noCounts();
  private unread = 0;

  constructor(
    private readonly options: PriceOptions,
    private readonly streams: PriceStreams,
    private readonly sources: PriceSources,
    private readonly report: JunitReport | undefined,
  ) {}

  async files(files: readonly string[]): Promise<void> {
    const { table, results, check } = this.options;
    if (table && results) await this.write(TABLE_HEAD);
    for (const file of files) await this.file(file);
    if (check) this.summarize(files.length - this.unread);
  }

  private summarize(read: number): void {
    const { same, different, errors } = this.counts;
    if (!this.options.quiet) this.note(summaryOf(this.counts, read, this.unread));
    // A check without comparisons has proved nothing.
    if (same + different > 0) return;
    this.failed = true;
    if (errors + this.unread === 0) this.note('nothing was compared: no case has an expectation');
  }

  private async file(file: string): Promise<void> {
    let unread: string | undefined;
    this.report?.beginFile(file);
    try {
      const chunks =
        file === '-' ? this.streams.stdin : createReadStream(named(file), { highWaterMark: CHUNK });
      for await (const lines of linesOf(chunks)) {
        let text = '';
        for (const line of lines) text += this.take(await priceLine(line, this.sources), file, line.number);
        await this.write(text);
      }
    } catch (error) {
      unread = readFailure(error);
      if (unread === undefined) throw error;
      this.failed = true;
      this.unread += 1;
      this.note(`${file}: ${unread}`);
    }
    this.report?.endFile(file, unread);
  }

  /** Checks what has become of a line, and returns what is written of it. */
  private take(outcome: LineOutcome, file: string, line: number): string {
    const { check, table, results } = this.options;
    if (check) this.check(outcome, file, line);
    if ('error' in outcome) {
      this.failed = true;
      const { case: name, code, error } = outcome;
      const failed = { case: name, file, line, code, error };
      if (!results) return '';
      return table ? failedRow(failed) : `${JSON.stringify(failed)}\n`;
    }
    if (!results) return '';
    return table ? tableRows(outcome) : `${JSON.stringify(outcome.result)}\n`;
  }

  private check(outcome: LineOutcome, file: string, line: number): void {
    const failed = 'error' in outcome;
    const name = failed ? outcome.case : outcome.result.case;
    const found = failed
      ? errorOf(outcome.code, [outcome.error])
      : compared(outcome.expected, outcome.result);
    const mustExpect = found.element === 'skipped' && this.options.requireExpected;
    const verdict = mustExpect ? { ...found, element: 'failure' as const } : found;
    const { count, element, type, texts } = verdict;
    this.counts[count] += 1;
    this.report?.add(name ?? `line ${line}`, file, line, verdict);
    if (element !== 'failure' && element !== 'error') return;
    this.failed = true;
    const place = name === null ? `${file}:${line}` : `${file}:${line}: ${name}`;
    for (const text of texts)
      this.note(inOneLine(`${place}: ${element === 'error' ? `${type}: ` : ''}${text}`));
  }

  /** Resolves when the text is written, so that a slow reader slows the run down. */
  private async write(text: string): Promise<void> {
    if (text === '') return;
    await new Promise<void>((resolve, reject) =>
      this.streams.stdout.write(text, (error) => (error ? reject(error) : resolve())),
    );
  }

  private note(text: string): void {
    this.streams.stderr.write(`inko: ${text}\n`);
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
