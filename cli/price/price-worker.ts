import { Worker } from 'node:worker_threads';
import type { BlockBuffers } from './block-buffers.ts';
import type { BlockAnswer, FileBlock, PriceOptions } from './price-block.ts';
import type { AnswerText, FromWorker, ToWorker, WorkerStart } from './price-messages.ts';
import type { PriceSources } from './price-sources.ts';

/** Blocks queued at a worker, so that it never waits for the reading thread. */
const AT_HAND = 3;

/**
 * Its source, or the bundle that scripts/build.mjs puts beside the command line's. Not found with the platform's
 * `workerFile`, which imports the database code and takes longer to load than a short file to compute.
 */
const FILE = import.meta.filename.endsWith('.ts') ? './price.worker.ts' : '../../workers/price.worker.js';

interface UnderWay extends PromiseWithResolvers<BlockAnswer> {
  readonly output: SharedArrayBuffer;
}

/** A thread that computes blocks one after the other. */
export class PriceWorker {
  private readonly worker: Worker;
  private readonly sources: PriceSources;
  /** Running blocks, in order. */
  private readonly under: UnderWay[] = [];
  private state: 'starting' | 'ready' | 'ended' = 'starting';

  /** @param sources look up data that cases only name; opened in this thread only */
  constructor(options: PriceOptions, sources: PriceSources) {
    this.sources = sources;
    const workerData: WorkerStart = { options };
    this.worker = new Worker(new URL(FILE, import.meta.url), {
      workerData,
      // Hides the configuration.
      env: {},
      argv: [],
    });
    this.worker.on('message', (message: FromWorker) => this.hear(message));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error('A worker ended without an answer.')));
  }

  /** Number of queued blocks; null if it accepts none now. */
  get load(): number | null {
    return this.state === 'ready' && this.under.length < AT_HAND ? this.under.length : null;
  }

  /** Computes a block in shared memory. */
  price(block: FileBlock, { output }: BlockBuffers): Promise<BlockAnswer> {
    const answer = Promise.withResolvers<BlockAnswer>();
    this.under.push({ ...answer, output });
    this.tell({ kind: 'block', block, output });
    return answer.promise;
  }

  /** Terminates it. */
  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private hear(message: FromWorker): void {
    if (message.kind === 'ready') this.state = 'ready';
    else if (message.kind === 'ask') void this.answer(message);
    else {
      const { resolve, output } = this.under.shift() ?? {};
      if (output) resolve?.({ ...message.answer, text: textIn(output, message.text) });
    }
  }

  private async answer({ id, source, name }: Extract<FromWorker, { kind: 'ask' }>): Promise<void> {
    try {
      this.tell({ kind: 'known', id, value: await this.sources[source](name) });
    } catch (error) {
      const { isDomainError } = await import('#platform/domain');
      // Unexpected errors, such as a lost database, end the run as they would without workers.
      if (!isDomainError(error)) return this.end(error);
      const { code, message, fields } = error;
      this.tell({ kind: 'refused', id, error: { code, message, fields } });
    }
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private end(error: unknown): void {
    this.state = 'ended';
    for (const { reject } of this.under.splice(0)) reject(error);
  }
}

function textIn(output: SharedArrayBuffer, text: AnswerText): string | Uint8Array {
  return typeof text === 'string' ? text : new Uint8Array(output, 0, text);
}
