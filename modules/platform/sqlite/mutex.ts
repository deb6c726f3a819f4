/** Lets one at a time, in the order in which they came. */
export class Mutex {
  private isHeld = false;
  private readonly waiting: (() => void)[] = [];

  async lock(): Promise<void> {
    if (this.isHeld) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isHeld = true;
  }

  unlock(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.isHeld = false;
    else next();
  }

  /** Runs work while others may have it. */
  async without<Result>(work: () => Promise<Result>): Promise<Result> {
    this.unlock();
    try {
      return await work();
    } finally {
      await this.lock();
    }
  }
}
