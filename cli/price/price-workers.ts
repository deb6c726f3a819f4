import { availableParallelism } from 'node:os';
import type { BlockBuffers } from './block-buffers.ts';
import type { BlockAnswer, FileBlock, PriceOptions } from './price-block.ts';
import type { PriceSources } from './price-sources.ts';
import { PriceWorker } from './price-worker.ts';

/** Number of workers besides the reading thread, and when to start them. */
export interface WorkerBounds {
  readonly workers: number;
  /** Bytes computed without workers: starting them would take longer. */
  readonly after: number;
}

/** More threads than the reading thread can feed are useless. */
const MOST = 4;

/** One thread per core, including the reading one; no workers on a single core. */
export const WORKER_BOUNDS: WorkerBounds = {
  workers: Math.min(availableParallelism(), MOST) - 1,
  after: 2 * 1024 * 1024,
};

/** Computes blocks in the least busy worker or, while all are busy, in this thread. */
export class PriceWorkers {
  private readonly options: PriceOptions;
  private readonly sources: PriceSources;
  private readonly bounds: WorkerBounds;
  private workers: readonly PriceWorker[] = [];
  private bytes = 0;

  constructor(options: PriceOptions, sources: PriceSources, bounds: WorkerBounds) {
    this.options = options;
    this.sources = sources;
    this.bounds = bounds;
  }

  /** Announces the number of bytes, so that worthwhile workers start early. */
  expect(bytes: number): void {
    if (this.workers.length === 0 && bytes > this.bounds.after) this.start();
  }

  /** Computes a block in shared memory. */
  price(block: FileBlock, buffers: BlockBuffers): Promise<BlockAnswer> {
    this.bytes += block.bytes?.byteLength ?? 0;
    this.expect(this.bytes);
    return this.idlest()?.price(block, buffers) ?? this.priceHere(block);
  }

  /** Terminates all workers. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async priceHere(block: FileBlock): Promise<BlockAnswer> {
    // Loaded on demand: workers load it themselves, in parallel.
    const { priceBlock } = await import('./price-block.ts');
    return priceBlock(block, this.options, this.sources);
  }

  private start(): void {
    this.workers = Array.from(
      { length: this.bounds.workers },
      () => new PriceWorker(this.options, this.sources),
    );
  }

  private idlest(): PriceWorker | null {
    let idlest: PriceWorker | null = null;
    for (const worker of this.workers) {
      if (worker.load !== null && worker.load < (idlest?.load ?? Number.POSITIVE_INFINITY)) idlest = worker;
    }
    return idlest;
  }
}
