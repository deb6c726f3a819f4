import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Why a worker was ended: it took too long or too much memory. */
export type KillReason = 'time' | 'memory';

/** How the reading of untrusted bytes ended. */
export type Reading<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'killed'; readonly reason: KillReason };

/** What one worker may take. */
export interface WorkerLimits {
  /** Milliseconds from its start to its answer. */
  readonly ms: number;
  /** What it may hold, its heap and its buffers together. */
  readonly megabytes: number;
}

/** How often a worker's memory is looked at. */
const LOOK_MS = 50;

/**
 * Where V8 itself would end a worker. Far above what it may take, because V8 ends the whole process where one large
 * allocation does not fit: a worker is to be ended by us before that.
 */
const HARD_LIMIT_MB = 4_096;

const MEGABYTE = 1024 * 1024;

/** A worker at its one piece of work. Nothing of it is used again: what one file leaves behind no other meets. */
export class UntrustedWorker<Value> {
  /** How it ended. Rejects where the work failed in a way that nobody foresaw. */
  readonly ended: Promise<Reading<Value>>;
  private readonly worker: Worker;
  private killed: KillReason | null = null;
  private deadline: NodeJS.Timeout | undefined;

  /**
   * @param file of the worker, as it is loaded
   * @param input becomes its `workerData`; the buffers in `transfer` are handed over and gone here
   */
  constructor(file: URL, input: object, transfer: ArrayBuffer[], { ms, megabytes }: WorkerLimits) {
    this.worker = new Worker(file, {
      workerData: input,
      transferList: transfer,
      resourceLimits: { maxOldGenerationSizeMb: HARD_LIMIT_MB },
      // It sees nothing of the configuration, and what a library warns of goes nowhere.
      env: {},
      argv: [],
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.endWithin(ms);
    const look = setInterval(() => void this.watch(megabytes), LOOK_MS);
    this.ended = this.answer().finally(() => {
      clearInterval(look);
      clearTimeout(this.deadline);
    });
  }

  /** Ends it after so many milliseconds, where it has not answered by then. */
  endWithin(ms: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.kill('time'), ms);
  }

  private async answer(): Promise<Reading<Value>> {
    const exited = once(this.worker, 'exit');
    try {
      // Rejects with what the worker threw.
      const answered = once(this.worker, 'message') as Promise<[Value]>;
      const first = await Promise.race([answered, exited.then(() => null)]);
      if (first !== null && this.killed === null) return { kind: 'done', value: first[0] };
    } catch (error) {
      if (Object(error).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      this.killed ??= 'memory';
    } finally {
      await this.worker.terminate();
    }
    if (this.killed === null) throw new Error('A worker ended without an answer.');
    return { kind: 'killed', reason: this.killed };
  }

  private async watch(megabytes: number): Promise<void> {
    // Rejects where the worker has ended.
    const heap = await this.worker.getHeapStatistics().catch(() => null);
    if (heap === null) return;
    if ((heap.total_heap_size + heap.external_memory) / MEGABYTE > megabytes) this.kill('memory');
  }

  private kill(reason: KillReason): void {
    this.killed ??= reason;
    void this.worker.terminate();
  }
}
