import type { DomainError } from '../domain/errors.ts';

/** Limits of concurrent expensive work. */
export interface ConcurrencyLimits {
  /** Tasks running at the same time. */
  readonly running: number;
  /** Running tasks per party; 1 keeps their order. Default: no limit per party. */
  readonly runningOfParty?: number;
  /** Waiting tasks, of all parties together. */
  readonly waiting: number;
  /** Waiting tasks per party. Default: no limit per party. */
  readonly waitingOfParty?: number;
  /** The error for a task that may not wait. */
  refusal(): DomainError;
}

/** The requester of a task. */
export interface Asking {
  /** Requesters with the same name share a queue: an address, or an institution. */
  readonly party?: string;
  /** Aborted when nobody waits for the task any more. */
  readonly signal?: AbortSignal | undefined;
}

interface Waiter {
  begin(): void;
  refuse(): void;
}

/**
 * Runs expensive tasks a few at a time. Each party has its own queue, and parties alternate: a party with a thousand
 * tasks delays another by one task per task of the other's. If all places are taken, the longest queue gives one up.
 */
export class ConcurrencyLimit {
  private readonly limits: ConcurrencyLimits;
  /** Non-empty queues by party, in order of their turns. */
  private readonly queues = new Map<string, Waiter[]>();
  /** Running tasks by party; parties without any are missing. */
  private readonly runningOf = new Map<string, number>();
  private running = 0;
  private waiting = 0;

  constructor(limits: ConcurrencyLimits) {
    this.limits = limits;
  }

  /** Number of tasks that wait for their turn. */
  get waitingCount(): number {
    return this.waiting;
  }

  /**
   * Runs a task when its turn comes; an aborted one leaves the queue.
   *
   * @throws the refusal if too many are waiting, and for an aborted signal
   */
  async run<Result>(work: () => Promise<Result>, { party = '', signal }: Asking = {}): Promise<Result> {
    // A task that need not wait begins at once.
    if (!this.takesPlace(party, signal)) await this.wait(party, signal);
    try {
      return await work();
    } finally {
      this.leave(party);
    }
  }

  /**
   * Waits for the turn of a task that the caller runs itself.
   *
   * @returns ends the turn; to be called once
   * @throws as `run`
   */
  async enter({ party = '', signal }: Asking = {}): Promise<() => void> {
    if (!this.takesPlace(party, signal)) await this.wait(party, signal);
    return () => this.leave(party);
  }

  /** Takes a place if one is free. */
  private takesPlace(party: string, signal: AbortSignal | undefined): boolean {
    if (signal?.aborted) throw this.limits.refusal();
    if (this.running >= this.limits.running || !this.mayRun(party)) return false;
    this.count(party, 1);
    return true;
  }

  /** Hands the place over directly, so that no newcomer takes it. */
  private leave(party: string): void {
    this.count(party, -1);
    this.next()?.begin();
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

  /** Makes room for a task of a party by dropping the newest of the longest queue. */
  private makeRoom(party: string): void {
    const { waiting, waitingOfParty = waiting } = this.limits;
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

  /** Takes the first task of the next queue, and moves that queue to the end. */
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
