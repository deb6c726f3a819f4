import type { DraftStorage } from '../../../../apps/web/session/storage/draft-storage.ts';

/** A browser's storage in memory, which can be full. */
export class MapStorage implements DraftStorage {
  readonly items = new Map<string, string>();
  full = false;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  };
  removeItem = (key: string) => void this.items.delete(key);
}
