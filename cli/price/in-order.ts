/** Runs work in order, with a limited number of resources such as buffers. */
export class InOrder<Room> {
  private readonly free: Room[];
  private readonly taken: { readonly room: Room; readonly done: Promise<void> }[] = [];
  private last: Promise<void> = Promise.resolve();

  constructor(rooms: readonly Room[]) {
    this.free = [...rooms];
  }

  /**
   * Waits for a free resource.
   * @throws the error of earlier work; the queue is unusable then
   */
  async room(): Promise<Room> {
    const free = this.free.pop();
    if (free !== undefined) return free;
    const oldest = this.taken.shift();
    if (oldest === undefined) throw new Error('Nobody gives back what was taken.');
    await oldest.done;
    return oldest.room;
  }

  /** Runs work after all earlier work, then frees its resource. */
  add(work: () => Promise<void>, room: Room | null): void {
    const done = this.last.then(work);
    // `acquire` or `all` reports it.
    done.catch(() => {});
    this.last = done;
    if (room !== null) this.taken.push({ room, done });
  }

  /**
   * Resolves when all work is done.
   * @throws the error of any of it
   */
  async all(): Promise<void> {
    await this.last;
  }
}
