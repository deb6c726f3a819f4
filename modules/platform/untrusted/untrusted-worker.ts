import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Why a worker was terminated: too much time or memory. */
export type KillReason = 'time' | 'memory';

/** The result of reading untrusted bytes. */
export type Reading<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'killed'; readonly reason: KillReason };

/** Limits of one worker. */
export interface WorkerLimits {
  /** Milliseconds from start to answer. */
  readonly ms: number;
  /** Heap and buffers together. */
  readonly megabytes: number;
}

/** Interval of checking a worker's memory, in milliseconds. */
const CHECK_MS = 50;

/**
 * V8's own heap limit for a worker. Far above ours, because V8 terminates the whole process if one large allocation
 * does not fit; a worker must be terminated by us first.
 */
const HARD_LIMIT_MB = 4_096;

const MEGABYTE = 1024 * 1024;

/** A worker for one task. Never reused, so that no file affects another. */
export class UntrustedWorker<Value> {
  /** The result. Rejects if the work failed unexpectedly. */
  readonly ended: Promise<Reading<Value>>;
  private readonly worker: Worker;
  private killed: KillReason | null = null;
  private deadline: NodeJS.Timeout | undefined;

  /**
   * @param file of the worker, as loaded
   * @param input becomes its `workerData`; buffers in `transfer` are detached here
   */
  constructor(file: URL, input: object, transfer: ArrayBuffer[], { ms, megabytes }: WorkerLimits) {
    this.worker = new Worker(file, {
      workerData: input,
      transferList: transfer,
      resourceLimits: { maxOldGenerationSizeMb: HARD_LIMIT_MB },
      // Hides the configuration, and discards warnings of libraries.
      env: {},
      argv: [],
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.endWithin(ms);
    const check = setInterval(() => void this.watch(megabytes), CHECK_MS);
    this.ended = this.answer().finally(() => {
      clearInterval(check);
      clearTimeout(this.deadline);
    });
  }

  /** Terminates it if it has not answered within so many milliseconds. */
  endWithin(ms: number): void {
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.kill('time'), ms);
  }

  private async answer(): Promise<Reading<Value>> {
    const exited = once(this.worker, 'exit');
    try {
      // Rejects with the worker's error.
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
    // Rejects if the worker has ended.
    const heap = await this.worker.getHeapStatistics().catch(() => null);
    if (heap === null) return;
    if ((heap.total_heap_size + heap.external_memory) / MEGABYTE > megabytes) this.kill('memory');
  }

  private kill(reason: KillReason): void {
    this.killed ??= reason;
    void this.worker.terminate();
  }
}
