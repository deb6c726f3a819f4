import { SafeStorage } from './draft-storage.ts';

/** The local storage of this browser; if blocked, it reads nothing and keeps nothing. */
export const browserStorage = new SafeStorage({
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, text) => window.localStorage.setItem(key, text),
  removeItem: (key) => window.localStorage.removeItem(key),
});
