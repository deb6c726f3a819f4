import { DomainError } from '../domain/errors.ts';
import {
  type ProcessLimits,
  type Reading,
  type UntrustedInput,
  UntrustedProcess,
} from './untrusted-process.ts';
import { workerFile } from './worker-file.ts';

/**
 * Work on untrusted bytes: a file `….worker.ts` whose default export takes an `Input` and gives a `Value`, or a promise
 * of one.
 */
export interface UntrustedTask<Input extends UntrustedInput, Value> extends ProcessLimits {
  /** `new URL('./….worker.ts', import.meta.url)`. */
  readonly worker: URL;
  /** Most bytes of input. Callers with limits of their own give better messages. */
  readonly maxBytes: number;
  /** Never called: a phantom type. */
  readonly types?: (input: Input) => Value;
}

/** Limits of concurrent tasks. */
export interface TaskBounds {
  /** Concurrent processes. */
  readonly workers: number;
  /** Waiting tasks. */
  readonly waiting: number;
  /** Upper bound of any task's time limit, in milliseconds. */
  readonly ms: number;
}

const BOUNDS: TaskBounds = { workers: 2, waiting: 16, ms: Number.POSITIVE_INFINITY };

/** How long a running task may continue at shutdown. */
const SHUTDOWN_MS = 3_000;

const BUSY =
  'Zurzeit werden zu viele Dateien gleichzeitig verarbeitet. Bitte versuchen Sie es in einigen Sekunden noch einmal.';

interface Waiting {
  readonly owner: string;
  start(): void;
  refuse(): void;
}

/**
 * Reads untrusted bytes in processes of their own, which can be killed (docs/decisions/0017). One per owner at a time:
 * bad files only delay their sender.
 */
export class UntrustedTasks {
  private readonly bounds: TaskBounds;
  private readonly running = new Map<string, UntrustedProcess<unknown>>();
  private readonly waiting: Waiting[] = [];
  private closed = false;

  constructor(bounds: Partial<TaskBounds> = {}) {
    this.bounds = { ...BOUNDS, ...bounds };
  }

  /**
   * Runs a task when its owner's turn comes.
   *
   * @param owner such as `user:7`
   * @returns its answer, or why it was terminated
   * @throws DomainError `unavailable` if too many are waiting; RangeError for more bytes than the task accepts
   */
  run<Input extends UntrustedInput, Value>(
    task: UntrustedTask<Input, Value>,
    input: Input,
    owner: string,
  ): Promise<Reading<Value>> {
    if (input.bytes.byteLength > task.maxBytes) throw new RangeError('More bytes than the task takes.');
    if (this.closed || this.waiting.length >= this.bounds.waiting)
      return Promise.reject(new DomainError('unavailable', BUSY));
    return new Promise((resolve, reject) => {
      const start = () => void this.begin(task, input, owner).then(resolve, reject);
      this.waiting.push({ owner, start, refuse: () => reject(new DomainError('unavailable', BUSY)) });
      this.next();
    });
  }

  /** Accepts no more tasks; running ones may finish within a few seconds. */
  close(): void {
    this.closed = true;
    for (const { refuse } of this.waiting.splice(0)) refuse();
    for (const worker of this.running.values()) worker.endWithin(SHUTDOWN_MS);
  }

  private next(): void {
    if (this.running.size >= this.bounds.workers) return;
    const index = this.waiting.findIndex(({ owner }) => !this.running.has(owner));
    const [first] = index < 0 ? [] : this.waiting.splice(index, 1);
    first?.start();
  }

  private async begin<Input extends UntrustedInput, Value>(
    task: UntrustedTask<Input, Value>,
    input: Input,
    owner: string,
  ): Promise<Reading<Value>> {
    const limits = { ms: Math.min(task.ms, this.bounds.ms), megabytes: task.megabytes };
    try {
      const worker = new UntrustedProcess<Value>(workerFile(task.worker), input, limits);
      this.running.set(owner, worker);
      return await worker.ended;
    } finally {
      this.running.delete(owner);
      this.next();
    }
  }
}
