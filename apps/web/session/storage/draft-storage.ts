/** The part of a browser's storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that returns where the browser's own throws, because it is full or blocked. */
export class SafeStorage {
  constructor(private readonly storage: DraftStorage) {}

  read(key: string): string | null {
    try {
      return this.storage.getItem(key);
    } catch {
      return null;
    }
  }

  /** Returns whether it was written. */
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
      // A blocked storage holds nothing to delete.
    }
  }
}
