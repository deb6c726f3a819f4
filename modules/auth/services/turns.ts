import { DomainError } from '#platform/domain';

const BUSY =
  'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einigen Sekunden noch einmal.';

/** Lets costly work through a few at a time, the first first; whoever would wait too long is refused at once. */
export class Turns {
  private readonly atOnce: number;
  private readonly waiting: number;
  private running = 0;
  private readonly queue: (() => void)[] = [];

  /**
   * @param atOnce how many works run at the same time
   * @param waiting how many more may wait
   */
  constructor(atOnce: number, waiting: number) {
    this.atOnce = atOnce;
    this.waiting = waiting;
  }

  /**
   * Does the work when it is its turn.
   * @throws DomainError `unavailable` where too many wait already
   */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      // The place goes straight to whoever is next: nobody who comes in between takes it.
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  private wait(): Promise<void> {
    if (this.queue.length >= this.waiting) throw new DomainError('unavailable', BUSY);
    return new Promise((resolve) => this.queue.push(resolve));
  }
}
