/** A browser may still read a file a moment after the click that saves it. */
const SAVED_AFTER_MS = 60_000;

/** Saves a text as a file. It stays on this machine. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), SAVED_AFTER_MS);
}
