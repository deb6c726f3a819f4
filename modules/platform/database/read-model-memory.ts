/** What an object costs besides its values, roughly as V8 lays it out; of a string besides its letters. */
const OBJECT_BYTES = 48;
const VALUE_BYTES = 16;

interface Held {
  readonly bytes: number;
  readonly drop: () => void;
}

/**
 * Bounds what the read models of single institutions hold in a process: beyond that the least recently used are
 * dropped, and read again when they are asked for.
 */
export class ReadModelMemory {
  private readonly most: number;
  /** The least recently used first. */
  private readonly held = new Map<object, Held>();
  private sum = 0;

  /** @param most bytes, as `heldBytes` counts them */
  constructor(most: number) {
    this.most = most;
  }

  /**
   * Takes note of what a model holds now, and drops others if it is too much together.
   *
   * @param drop takes the model out of where it is kept
   */
  hold(model: object, bytes: number, drop: () => void): void {
    this.release(model);
    this.held.set(model, { bytes, drop });
    this.sum += bytes;
    for (const [oldest, entry] of this.held) {
      if (this.sum <= this.most) return;
      this.release(oldest);
      entry.drop();
    }
  }

  /** Takes note of a use. */
  touch(model: object): void {
    const entry = this.held.get(model);
    if (entry === undefined) return;
    // A Map keeps insertion order.
    this.held.delete(model);
    this.held.set(model, entry);
  }

  private release(model: object): void {
    this.sum -= this.held.get(model)?.bytes ?? 0;
    this.held.delete(model);
  }
}

/** About as many bytes as plain data take in memory. */
export function heldBytes(value: unknown): number {
  if (typeof value === 'string') return VALUE_BYTES + value.length;
  if (value === null || typeof value !== 'object') return VALUE_BYTES;
  if (ArrayBuffer.isView(value)) return OBJECT_BYTES + value.byteLength;
  let bytes = OBJECT_BYTES;
  const entries: Iterable<unknown> =
    value instanceof Map ? [...value].flat() : value instanceof Set ? value : Object.values(value);
  for (const each of entries) bytes += VALUE_BYTES + heldBytes(each);
  return bytes;
}
