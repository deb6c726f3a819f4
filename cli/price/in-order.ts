/** Does work in its order. Each piece of it holds some room, and there is only so much. */
export class InOrder<Room> {
  private readonly free: Room[];
  private readonly taken: { readonly room: Room; readonly done: Promise<void> }[] = [];
  private last: Promise<void> = Promise.resolve();

  constructor(rooms: readonly Room[]) {
    this.free = [...rooms];
  }

  /**
   * Room for a piece of work, as soon as there is some.
   * @throws what earlier work has thrown; after that nothing is done any more
   */
  async room(): Promise<Room> {
    const free = this.free.pop();
    if (free !== undefined) return free;
    const oldest = this.taken.shift();
    if (oldest === undefined) throw new Error('Nobody gives back what was taken.');
    await oldest.done;
    return oldest.room;
  }

  /** Does a piece of work once all before it is done; then its room is free again. */
  add(work: () => Promise<void>, room: Room | null): void {
    const done = this.last.then(work);
    // It is heard of by whoever needs room next, or waits for all.
    done.catch(() => {});
    this.last = done;
    if (room !== null) this.taken.push({ room, done });
  }

  /**
   * Resolves when all is done.
   * @throws what some of it has thrown
   */
  async all(): Promise<void> {
    await this.last;
  }
}
