import { DomainError } from '../domain/errors.ts';
import { type Reading, UntrustedWorker, type WorkerLimits } from './untrusted-worker.ts';
import { workerFile } from './worker-file.ts';

/**
 * Work on bytes that a stranger has made: a file `….worker.ts`, which reads `workerData` and posts one answer.
 * `Input` and `Value` are what it is given and what it answers.
 */
export interface UntrustedTask<Input extends UntrustedInput, Value> extends WorkerLimits {
  /** `new URL('./….worker.ts', import.meta.url)`. */
  readonly worker: URL;
  /** Most bytes that it is given. Whoever has limits of its own says more of them. */
  readonly maxBytes: number;
  /** Never called: it ties the types together. */
  readonly types?: (input: Input) => Value;
}

/** What a task is given: the bytes and what else it needs. */
export interface UntrustedInput {
  readonly bytes: Uint8Array;
}

/** How many tasks are taken on. */
export interface TaskBounds {
  /** Workers at the same time. */
  readonly workers: number;
  /** Tasks that wait for one. */
  readonly waiting: number;
  /** Most milliseconds of any task, whatever it allows itself. */
  readonly ms: number;
}

const BOUNDS: TaskBounds = { workers: 2, waiting: 16, ms: Number.POSITIVE_INFINITY };

/** How long a task may go on once the server is to end. */
const SHUTDOWN_MS = 3_000;

const BUSY =
  'Zurzeit werden zu viele Dateien gleichzeitig verarbeitet. Bitte versuchen Sie es in einigen Sekunden noch einmal.';

interface Waiting {
  readonly owner: string;
  start(): void;
  refuse(): void;
}

/**
 * Reads untrusted bytes in worker threads, so that no file holds up the thread that answers everybody
 * (docs/decisions/0017). One owner has one worker at a time: who sends bad files holds up nobody but themselves.
 */
export class UntrustedTasks {
  private readonly bounds: TaskBounds;
  private readonly running = new Map<string, UntrustedWorker<unknown>>();
  private readonly waiting: Waiting[] = [];
  private closed = false;

  constructor(bounds: Partial<TaskBounds> = {}) {
    this.bounds = { ...BOUNDS, ...bounds };
  }

  /**
   * Runs a task as soon as its owner's turn comes.
   *
   * @param owner on whose behalf, such as `user:7`
   * @returns what it answered, or why it was ended
   * @throws DomainError `unavailable` where too many wait; RangeError for more bytes than the task takes
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

  /** Takes nothing on any more; what is under way may end within a few seconds. */
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
    // A copy is handed over: whoever asked keeps the bytes.
    const bytes = new Uint8Array(input.bytes);
    try {
      const worker = new UntrustedWorker<Value>(
        workerFile(task.worker),
        { ...input, bytes },
        [bytes.buffer],
        limits,
      );
      this.running.set(owner, worker);
      return await worker.ended;
    } finally {
      this.running.delete(owner);
      this.next();
    }
  }
}
