import type { DraftCipher } from '../../session/draft-cipher.ts';
import type { DraftStorage } from '../../session/storage/draft-storage.ts';

/**
 * Storage for pages that may not store anything: each write fails, so that the adviser is informed. The draft
 * stays in memory.
 */
export const noStorage: DraftStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Nothing may be stored here.', 'SecurityError');
  },
  removeItem: () => {},
};

/** Nothing is stored, so there is nothing to encrypt. */
export const noCipher: DraftCipher = {
  seal: (text) => Promise.resolve(text),
  open: (text) => Promise.resolve(text),
};
