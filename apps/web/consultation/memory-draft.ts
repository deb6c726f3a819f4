import type { DraftCipher } from './draft-cipher.ts';
import type { DraftStorage } from './draft-store.ts';

/** Keeps a draft only as long as the window is open. */
export function memoryStorage(): DraftStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** For what never leaves memory there is nothing to seal. */
export const memoryCipher: DraftCipher = {
  seal: (text) => Promise.resolve(text),
  open: (text) => Promise.resolve(text),
};
