import type {
  DocumentOrder,
  FormOrder,
  MadeDocument,
  OrderPictures,
  PdfAnswer,
  PdfOrder,
  PdfResults,
  PdfTask,
  PicturedOrder,
} from './worker-messages.ts';

/** The part of a Worker that is used. */
export interface PdfWorker {
  onmessage: ((event: MessageEvent<PdfAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: unknown): void;
  terminate(): void;
}

/** Longer than any document takes on a slow tablet and network. */
const TIMEOUT_MS = 60_000;

/** A caller waiting for a result. */
interface Waiting {
  drawn(): void;
  made(made: PdfResults[keyof PdfResults] | null): void;
}

/** Makes PDFs in a worker that starts with the first document; after a failure the next one starts a new worker. */
export class PdfMaker {
  private worker: PdfWorker | null = null;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly start: () => PdfWorker) {}

  /**
   * Makes a document as a file.
   *
   * @param password encrypts the file; null leaves it readable
   * @param onDrawn called once it is drawn, before it is written and encrypted
   * @throws if its code or typeface could not be loaded
   */
  make(order: PicturedOrder, password: string | null, onDrawn?: () => void): Promise<MadeDocument> {
    return this.ask({ task: 'file', order, password }, onDrawn);
  }

  /**
   * Makes documents as one readable file, with filled forms of contracts after them.
   *
   * @throws as `make`
   */
  makeJob(
    orders: readonly DocumentOrder[],
    forms: readonly FormOrder[],
    pictures: OrderPictures,
  ): Promise<PdfResults['job']> {
    return this.ask({ task: 'job', orders, forms, pictures });
  }

  /**
   * Fills a contract's form.
   *
   * @param password encrypts the file; null leaves it readable
   * @throws as `make`
   */
  fill(order: FormOrder, password: string | null): Promise<PdfResults['form']> {
    return this.ask({ task: 'form', order, password });
  }

  /**
   * Makes a slip with the password of a document, as a readable file.
   *
   * @throws as `make`
   */
  slip(password: string): Promise<PdfResults['slip']> {
    return this.ask({ task: 'slip', password });
  }

  /**
   * Identifies what documents would hold now, in the order given.
   *
   * @throws as `make`
   */
  contentsOf(orders: readonly DocumentOrder[]): Promise<PdfResults['contents']> {
    return this.ask({ task: 'contents', orders });
  }

  private async ask<Task extends PdfTask>(
    task: Task,
    onDrawn: () => void = () => {},
  ): Promise<PdfResults[Task['task']]> {
    this.last += 1;
    const id = this.last;
    const made = await new Promise<unknown>((resolve) => {
      const timer = setTimeout(() => this.giveUp(), TIMEOUT_MS);
      this.waiting.set(id, {
        drawn: onDrawn,
        made: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
      });
      this.worker ??= this.started();
      this.worker.postMessage({ ...task, id } satisfies PdfOrder);
    });
    if (made === null) throw new Error('The document was not made.');
    // The worker answers each task with its own result.
    return made as PdfResults[Task['task']];
  }

  private started(): PdfWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.id);
      if ('drawn' in data) {
        waiting?.drawn();
        return;
      }
      waiting?.made(data.made);
      this.waiting.delete(data.id);
    };
    // The script could not be loaded or has crashed: the next document starts a new worker.
    worker.onerror = (event) => {
      event.preventDefault();
      this.giveUp();
    };
    return worker;
  }

  private giveUp(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { made } of this.waiting.values()) made(null);
    this.waiting.clear();
  }
}
