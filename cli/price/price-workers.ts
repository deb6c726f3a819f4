import { availableParallelism } from 'node:os';
import type { BlockRoom } from './block-room.ts';
import type { BlockAnswer, FileBlock, PriceOptions } from './price-block.ts';
import type { PriceSources } from './price-sources.ts';
import { PriceWorker } from './price-worker.ts';

/** How many threads compute besides the one that reads and writes, and from when on. */
export interface WorkerBounds {
  readonly workers: number;
  /** Bytes that are computed without them: starting them takes longer than so many cases do. */
  readonly after: number;
}

/** More than these the thread that reads and writes cannot feed. */
const MOST = 4;

/** One thread a core, counting the one that reads; none on one core. */
export const WORKER_BOUNDS: WorkerBounds = {
  workers: Math.min(availableParallelism(), MOST) - 1,
  after: 2 * 1024 * 1024,
};

/** Computes blocks where a thread is free: a worker or, while all have enough at hand, this one. */
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

  /** Says how many bytes there are to be: workers that are worth it are then started before the first of them. */
  expect(bytes: number): void {
    if (this.workers.length === 0 && bytes > this.bounds.after) this.start();
  }

  /** Computes a block that lies in a room. */
  price(block: FileBlock, room: BlockRoom): Promise<BlockAnswer> {
    this.bytes += block.bytes?.byteLength ?? 0;
    this.expect(this.bytes);
    return this.idlest()?.price(block, room) ?? this.priceHere(block);
  }

  /** Ends all workers, whatever they are at. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private async priceHere(block: FileBlock): Promise<BlockAnswer> {
    // Loaded only now: the workers load it themselves, at the same time.
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
