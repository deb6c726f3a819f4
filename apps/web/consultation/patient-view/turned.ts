import { SafeStorage } from '../../session/storage/draft-storage.ts';

const NAME = 'inko.turned';

/** Kept by the tab, so that a reload uncovers nothing: the screen's path, and nothing of the person. */
const tab = new SafeStorage({
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, text) => window.sessionStorage.setItem(key, text),
  removeItem: (key) => window.sessionStorage.removeItem(key),
});

/** Whether this screen was turned to the patient when it was left by a reload. */
export function isTurned(): boolean {
  const kept = tab.read(NAME);
  return kept !== null && kept === window.location.pathname;
}

export function keepTurned(turned: boolean): void {
  if (turned) tab.write(NAME, window.location.pathname);
  else tab.remove(NAME);
}
