import type { DraftCipher } from '../../session/draft-cipher.ts';
import type { DraftStorage } from '../../session/storage/draft-storage.ts';

/** Where nothing may be stored: each write fails, so that the adviser is told. The draft lives in the window. */
export const noStorage: DraftStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Nothing may be stored here.', 'SecurityError');
  },
  removeItem: () => {},
};

/** For what is never stored there is nothing to seal. */
export const noCipher: DraftCipher = {
  seal: (text) => Promise.resolve(text),
  open: (text) => Promise.resolve(text),
};
