import type { OpenedRecord } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { canSeal } from '../../session/draft-cipher.ts';

/** What the worker is given. */
export interface RecordOrder {
  readonly bytes: Uint8Array;
  readonly password: string | null;
  readonly institution: { readonly id: number; readonly name: string };
  readonly today: CalendarDay;
}

/**
 * Also: `time` if reading took too long, `not-loaded` if its code is missing, `unreadable` if the file is gone,
 * `no-https` if the browser cannot decrypt.
 */
export type ReadRecord = OpenedRecord | { readonly kind: 'time' | 'not-loaded' | 'unreadable' | 'no-https' };

/** A record takes some 100 ms; a bad file could take for ever. */
const TIMEOUT_MS = 15_000;

/** The part of a Worker that is used. */
export interface RecordWorker {
  onmessage: ((event: MessageEvent<OpenedRecord>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: RecordOrder): void;
  terminate(): void;
}

const startWorker = (): RecordWorker =>
  new Worker(new URL('./open-record.worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads records, each file in a worker that serves it alone. Nothing of them leaves the browser. The worker is started
 * ahead of the file, and waits for its password: its start takes longer than the reading.
 */
export class RecordReader {
  private worker: RecordWorker | null = null;

  constructor(
    private readonly start: () => RecordWorker = startWorker,
    private readonly timeout = TIMEOUT_MS,
  ) {}

  /** Starts the worker of the next file. */
  prepare(): void {
    this.end();
    this.worker = this.started();
  }

  /** Reads a file. One that asks for its password may be read again with it; `prepare` comes before another file. */
  read(order: RecordOrder): Promise<ReadRecord> {
    if (!canSeal()) return Promise.resolve({ kind: 'no-https' });
    const worker = this.worker ?? this.started();
    // A reading that begins meanwhile has a worker of its own.
    this.worker = null;
    return new Promise((resolve) => {
      const end = (answer: ReadRecord) => {
        clearTimeout(timer);
        worker.onmessage = null;
        if (answer.kind === 'password' && this.worker === null) this.worker = worker;
        else worker.terminate();
        resolve(answer);
      };
      const timer = setTimeout(() => end({ kind: 'time' }), this.timeout);
      worker.onmessage = ({ data }) => end(data);
      worker.onerror = (event) => {
        event.preventDefault();
        end({ kind: 'not-loaded' });
      };
      worker.postMessage(order);
    });
  }

  /** Ends the worker that waits. */
  end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private started(): RecordWorker {
    const worker = this.start();
    // One that cannot be loaded while it waits: the file tries another.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      if (this.worker === worker) this.worker = null;
    };
    return worker;
  }
}
