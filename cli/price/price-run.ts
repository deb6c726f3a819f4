import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { unwritten } from '../output/print.ts';
import { named } from '../program/called-from.ts';
import { readFailure } from '../program/input-file.ts';
import { type BlockBuffers, blockBuffers, concatenated } from './block-buffers.ts';
import { chunksOf, sizeOf } from './file-chunks.ts';
import { type LineBlock, lineBlocks } from './ndjson-blocks.ts';
import { OrderedQueue } from './ordered-queue.ts';
import type { BlockAnswer, PriceOptions } from './price-block.ts';
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

/**
 * Computes the cases of NDJSON files, `-` being standard input, and writes one result per line in the same order.
 * Holds a few blocks of lines in memory, however many cases there are.
 *
 * @param bounds number of worker threads, and when to start them
 * @returns the exit code: 1 if a file or a line could not be read, or a checked case differs
 */
export async function runPrice(
  files: readonly string[],
  options: PriceOptions,
  streams: PriceStreams,
  open: OpenSources,
  bounds = WORKER_BOUNDS,
): Promise<0 | 1> {
  setFlagsFromString(LONG_RUN);
  const sources = askedOnce(() => open().catch(unavailable));
  const workers = new PriceWorkers(options, sources, bounds);
  const run = new PriceRun(options, streams, workers, UNWRITTEN_BLOCKS * (1 + bounds.workers));
  try {
    await run.files(files);
  } catch (error) {
    if (!isSystemError(error) || error.syscall !== 'write') throw error;
    // The reader of our output has closed it, as `head` does.
    if (error.code !== 'EPIPE') throw unwritten(error);
  } finally {
    await workers.close();
    await sources.close();
  }
  return run.failed ? 1 : 0;
}

/** The error of cases that need the sources if these cannot be opened; other cases are computed all the same. */
async function unavailable(error: unknown): Promise<never> {
  const { explainFailure } = await import('#platform');
  const { DomainError } = await import('#platform/domain');
  throw new DomainError('unavailable', `Die Daten dazu sind nicht erreichbar: ${explainFailure(error)}`);
}

class PriceRun {
  failed = false;
  private readonly options: PriceOptions;
  private readonly streams: PriceStreams;
  private readonly workers: PriceWorkers;
  private readonly queue: OrderedQueue<BlockBuffers>;
  private outputError: Error | undefined;
  private readonly counts = { same: 0, different: 0, unchecked: 0 };

  constructor(options: PriceOptions, streams: PriceStreams, workers: PriceWorkers, blocks: number) {
    this.queue = new OrderedQueue(blockBuffers(blocks));
    this.options = options;
    this.streams = streams;
    this.workers = workers;
    streams.stdout.on('error', (error: Error) => {
      this.outputError = error;
    });
  }

  async files(files: readonly string[]): Promise<void> {
    this.workers.expect(await total(files));
    if (this.options.table) await this.write(TABLE_HEAD);
    for (const file of files) await this.file(file);
    await this.queue.all();
    if (this.options.check) {
      const { same, different, unchecked } = this.counts;
      this.note(`${same} as expected, ${different} different, ${unchecked} without expectation`);
      // A check without comparisons has proved nothing.
      if (same + different === 0) this.failed = true;
    }
  }

  private async file(file: string): Promise<void> {
    try {
      const chunks = file === '-' ? this.streams.stdin : chunksOf(named(file));
      for await (const block of lineBlocks(chunks)) await this.block(file, block);
    } catch (error) {
      const reason = readFailure(error);
      if (reason === undefined) throw error;
      this.failed = true;
      this.queue.add(async () => this.note(`${file}: ${reason}`), null);
    }
  }

  private async block(file: string, { first, parts }: LineBlock): Promise<void> {
    const buffers = await this.queue.acquire();
    const bytes = parts === null ? null : concatenated(parts, buffers);
    const answer = this.workers.price({ file, first, bytes }, buffers);
    // A failure is reported in its turn.
    answer.catch(() => {});
    this.queue.add(async () => this.take(await answer), buffers);
  }

  private async take({ text, notes, failed, same, different, unchecked }: BlockAnswer): Promise<void> {
    if (failed) this.failed = true;
    this.counts.same += same;
    this.counts.different += different;
    this.counts.unchecked += unchecked;
    for (const note of notes) this.note(note);
    await this.write(text);
  }

  /** Resolves when the bytes are written and their memory can be reused. */
  private async write(text: string | Uint8Array): Promise<void> {
    if (this.outputError !== undefined) throw this.outputError;
    if (text.length === 0) return;
    if (typeof text === 'string') {
      if (!this.streams.stdout.write(text)) await once(this.streams.stdout, 'drain');
    } else
      await new Promise<void>((resolve, reject) =>
        this.streams.stdout.write(text, (error) => (error ? reject(error) : resolve())),
      );
  }

  private note(text: string): void {
    this.streams.stderr.write(`inko: ${text}\n`);
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
