import type { DomainError } from '../domain/errors.ts';

/** How much of a costly kind of work goes on at once. */
export interface ConcurrencyLimits {
  /** Works that run at the same time. */
  readonly running: number;
  /** Works of one party that run at the same time: with 1 they keep their order. As many as of all, where not named. */
  readonly runningOfParty?: number;
  /** Works that may wait, of all parties together. */
  readonly waiting: number;
  /** Works that one party may have waiting. */
  readonly waitingOfParty: number;
  /** What somebody is told who may not wait. */
  refusal(): DomainError;
}

/** Whose work it is. */
export interface Asking {
  /** Those who share a name share a queue: an address, or an institution. */
  readonly party?: string;
  /** Aborted once nobody waits for the work any more. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiter {
  begin(): void;
  refuse(): void;
}

/**
 * Runs costly work a few at a time. Each party has a queue of its own, and the parties take turns: one that asks a
 * thousand times delays another by one work for each of the other's. Where all places are taken, the longest queue
 * gives one up.
 */
export class ConcurrencyLimit {
  private readonly limits: ConcurrencyLimits;
  /** Queues by party, the one whose turn it is first; none of them is empty. */
  private readonly queues = new Map<string, Waiter[]>();
  /** How many works run, by party; nobody is there with none. */
  private readonly runningOf = new Map<string, number>();
  private running = 0;
  private waiting = 0;

  constructor(limits: ConcurrencyLimits) {
    this.limits = limits;
  }

  /**
   * Runs work when it is its turn; whose signal is aborted before that leaves the queue.
   *
   * @throws the refusal where too many wait already, and for an aborted signal
   */
  async run<Result>(work: () => Promise<Result>, { party = '', signal }: Asking = {}): Promise<Result> {
    if (signal?.aborted) throw this.limits.refusal();
    if (this.running < this.limits.running && this.mayRun(party)) this.count(party, 1);
    else await this.wait(party, signal);
    try {
      return await work();
    } finally {
      this.count(party, -1);
      // The place goes straight to the next one: nobody who comes in between takes it.
      this.next()?.begin();
    }
  }

  private mayRun(party: string): boolean {
    const { running, runningOfParty = running } = this.limits;
    return (this.runningOf.get(party) ?? 0) < runningOfParty;
  }

  private count(party: string, change: 1 | -1): void {
    this.running += change;
    const running = (this.runningOf.get(party) ?? 0) + change;
    if (running === 0) this.runningOf.delete(party);
    else this.runningOf.set(party, running);
  }

  private wait(party: string, signal: AbortSignal | undefined): Promise<void> {
    this.makeRoom(party);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.remove(party, waiter);
        waiter.refuse();
      };
      const waiter: Waiter = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          this.count(party, 1);
          resolve();
        },
        refuse: () => {
          signal?.removeEventListener('abort', leave);
          reject(this.limits.refusal());
        },
      };
      signal?.addEventListener('abort', leave);
      const queue = this.queues.get(party) ?? [];
      this.queues.set(party, queue);
      queue.push(waiter);
      this.waiting += 1;
    });
  }

  /** Lets one more of a party wait, at the cost of the youngest of the longest queue. */
  private makeRoom(party: string): void {
    const { waiting, waitingOfParty } = this.limits;
    const own = this.queues.get(party)?.length ?? 0;
    if (own >= waitingOfParty) throw this.limits.refusal();
    if (this.waiting < waiting) return;
    let longest: readonly [party: string, queue: readonly Waiter[]] = [party, []];
    for (const each of this.queues) if (each[1].length > longest[1].length) longest = each;
    const youngest = longest[1].at(-1);
    if (youngest === undefined || longest[1].length <= own + 1) throw this.limits.refusal();
    this.remove(longest[0], youngest);
    youngest.refuse();
  }

  /** Takes the first of the queue whose turn it is; that queue goes behind the others. */
  private next(): Waiter | undefined {
    for (const [party, queue] of this.queues) {
      if (!this.mayRun(party)) continue;
      const waiter = queue[0] as Waiter;
      this.queues.delete(party);
      this.queues.set(party, queue);
      this.remove(party, waiter);
      return waiter;
    }
    return undefined;
  }

  private remove(party: string, waiter: Waiter): void {
    const queue = this.queues.get(party) ?? [];
    const at = queue.indexOf(waiter);
    if (at < 0) return;
    queue.splice(at, 1);
    this.waiting -= 1;
    if (queue.length === 0) this.queues.delete(party);
  }
}
