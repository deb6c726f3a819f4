/** What of a browser's storage the draft needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that answers where the browser's own throws: it may be full, or blocked by a setting. */
export class SafeStorage {
  constructor(private readonly storage: DraftStorage) {}

  read(key: string): string | null {
    try {
      return this.storage.getItem(key);
    } catch {
      return null;
    }
  }

  /** Whether it was written. */
  write(key: string, text: string): boolean {
    try {
      this.storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.storage.removeItem(key);
    } catch {
      // A blocked storage holds nothing to forget.
    }
  }
}
