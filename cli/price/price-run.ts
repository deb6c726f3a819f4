import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { unwritten } from '../output/print.ts';
import { named } from '../program/called-from.ts';
import { databaseHere } from '../program/database-here.ts';
import { readFailure } from '../program/input-file.ts';
import { type BlockBuffers, blockBuffers, concatenated } from './block-buffers.ts';
import { chunksOf, sizeOf } from './file-chunks.ts';
import type { JunitReport } from './junit-report.ts';
import { type LineBlock, lineBlocks } from './ndjson-blocks.ts';
import { OrderedQueue } from './ordered-queue.ts';
import type { BlockAnswer, PriceOptions } from './price-block.ts';
import { addCounts, noCounts, summaryOf } from './price-counts.ts';
import { askedOnce, type OpenSources } from './price-sources.ts';
import { TABLE_HEAD } from './price-table.ts';
import { PriceWorkers, WORKER_BOUNDS } from './price-workers.ts';

export interface PriceStreams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/**
 * Delays V8's optimising compiler (default: 3000 calls). Up to some 500,000 cases it costs more processor time than
 * it saves, in each thread: 200,000 cases took an eighth longer.
 */
const LONG_RUN = '--invocation-count-for-turbofan=1000000';

/** Unwritten blocks per thread. */
const UNWRITTEN_BLOCKS = 5;

/** How a run reports. */
export interface PriceReporting {
  /** Explain failures only: no summary of a check. */
  readonly quiet?: boolean;
  /** File for a JUnit report, and whether to overwrite it. */
  readonly junit?: { readonly file: string; readonly force: boolean } | undefined;
}

/**
 * Computes the cases of NDJSON files, `-` being standard input, and writes one result per line in the same order.
 * Holds a few blocks of lines in memory, however many cases there are.
 *
 * @param bounds number of worker threads, and when to start them
 * @returns the exit code: 1 if a file or a line could not be read, a checked case has not passed, or a check had nothing
 *   to compare
 */
export async function runPrice(
  files: readonly string[],
  options: PriceOptions,
  streams: PriceStreams,
  open: OpenSources,
  { quiet = false, junit }: PriceReporting = {},
  bounds = WORKER_BOUNDS,
): Promise<0 | 1> {
  setFlagsFromString(LONG_RUN);
  const report = junit && (await beginReport(junit, options));
  const sources = askedOnce(() => open().catch((error) => unavailable(error, streams)));
  const workers = new PriceWorkers(options, sources, bounds);
  const blocks = UNWRITTEN_BLOCKS * (1 + bounds.workers);
  const run = new PriceRun({ options, quiet, streams, workers, report, blocks });
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
    await workers.close();
    await sources.close();
    await report?.close();
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
async function beginReport(
  { file, force }: NonNullable<PriceReporting['junit']>,
  { requireExpected }: PriceOptions,
): Promise<JunitReport> {
  const { JunitReport } = await import('./junit-report.ts');
  return JunitReport.begin(file, force, requireExpected);
}

interface PriceRunParts {
  readonly options: PriceOptions;
  readonly quiet: boolean;
  readonly streams: PriceStreams;
  readonly workers: PriceWorkers;
  readonly report: JunitReport | undefined;
  /** Number of blocks that may wait to be written. */
  readonly blocks: number;
}

class PriceRun {
  failed = false;
  private readonly parts: PriceRunParts;
  private readonly queue: OrderedQueue<BlockBuffers>;
  private outputError: Error | undefined;
  private readonly counts = noCounts();
  private unread = 0;

  constructor(parts: PriceRunParts) {
    this.parts = parts;
    this.queue = new OrderedQueue(blockBuffers(parts.blocks));
    parts.streams.stdout.on('error', (error: Error) => {
      this.outputError = error;
    });
  }

  async files(files: readonly string[]): Promise<void> {
    const { options, workers } = this.parts;
    workers.expect(await total(files));
    if (options.table && options.results) await this.write(TABLE_HEAD);
    for (const file of files) await this.file(file);
    await this.queue.all();
    if (options.check) this.summarize(files.length - this.unread);
  }

  private summarize(read: number): void {
    const { same, different, errors } = this.counts;
    if (!this.parts.quiet) this.note(summaryOf(this.counts, read, this.unread));
    // A check without comparisons has proved nothing.
    if (same + different > 0) return;
    this.failed = true;
    if (errors + this.unread === 0) this.note('nothing was compared: no case has an expectation');
  }

  private async file(file: string): Promise<void> {
    const { streams, report } = this.parts;
    let unread: string | undefined;
    if (report) this.queue.add(() => report.beginFile(file), null);
    try {
      const chunks = file === '-' ? streams.stdin : chunksOf(named(file));
      for await (const block of lineBlocks(chunks)) await this.block(file, block);
    } catch (error) {
      unread = readFailure(error);
      if (unread === undefined) throw error;
      this.failed = true;
      this.unread += 1;
      this.queue.add(async () => this.note(`${file}: ${unread}`), null);
    }
    if (report) this.queue.add(() => report.endFile(file, unread), null);
  }

  private async block(file: string, { first, parts }: LineBlock): Promise<void> {
    const buffers = await this.queue.acquire();
    const bytes = parts === null ? null : concatenated(parts, buffers);
    const answer = this.parts.workers.price({ file, first, bytes }, buffers);
    // A failure is reported in its turn.
    answer.catch(() => {});
    this.queue.add(async () => this.take(await answer), buffers);
  }

  private async take({ text, notes, junit, failed, counts }: BlockAnswer): Promise<void> {
    if (failed) this.failed = true;
    addCounts(this.counts, counts);
    for (const note of notes) this.note(note);
    await this.parts.report?.add(junit, counts);
    await this.write(text);
  }

  /** Resolves when the bytes are written and their memory can be reused. */
  private async write(text: string | Uint8Array): Promise<void> {
    if (this.outputError !== undefined) throw this.outputError;
    if (text.length === 0) return;
    if (typeof text === 'string') {
      if (!this.parts.streams.stdout.write(text)) await once(this.parts.streams.stdout, 'drain');
    } else
      await new Promise<void>((resolve, reject) =>
        this.parts.streams.stdout.write(text, (error) => (error ? reject(error) : resolve())),
      );
  }

  private note(text: string): void {
    this.parts.streams.stderr.write(`inko: ${text}\n`);
  }
}

/** Bytes of all files whose size is known. */
async function total(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => (file === '-' ? 0 : sizeOf(named(file)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
