/** Runs work in order, with a limited number of resources such as buffers. */
export class OrderedQueue<Resource> {
  private readonly free: Resource[];
  private readonly taken: { readonly resource: Resource; readonly done: Promise<void> }[] = [];
  private last: Promise<void> = Promise.resolve();

  constructor(resources: readonly Resource[]) {
    this.free = [...resources];
  }

  /**
   * Waits for a free resource.
   * @throws the error of earlier work; the queue is unusable then
   */
  async acquire(): Promise<Resource> {
    const free = this.free.pop();
    if (free !== undefined) return free;
    const oldest = this.taken.shift();
    if (oldest === undefined) throw new Error('All resources were acquired and none is in use by work.');
    await oldest.done;
    return oldest.resource;
  }

  /** Runs work after all earlier work, then frees its resource. */
  add(work: () => Promise<void>, resource: Resource | null): void {
    const done = this.last.then(work);
    // `acquire` or `all` reports it.
    done.catch(() => {});
    this.last = done;
    if (resource !== null) this.taken.push({ resource, done });
  }

  /**
   * Resolves when all work is done.
   * @throws the error of any of it
   */
  async all(): Promise<void> {
    await this.last;
  }
}
