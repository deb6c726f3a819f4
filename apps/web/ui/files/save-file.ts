/** A browser may still read a file a moment after the click that saves it. */
const SAVED_AFTER_MS = 60_000;

/** Saves a text or bytes as a file, made in the browser: nothing is sent. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), SAVED_AFTER_MS);
}
