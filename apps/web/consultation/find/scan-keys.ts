/** Milliseconds between two keys of a scanner that types. A person needs at least twice as long. */
const MAX_GAP_MS = 50;

/** A shorter burst is no code on a pack. */
const MIN_SIGNS = 6;

/** Keys that follow each other as fast as a scanner types. */
export interface Burst {
  readonly signs: string;
  /** Milliseconds of the last key. */
  readonly last: number;
}

/** The burst after another printable key: continued, or begun with it. */
export function burstAfter(burst: Burst | null, key: string, at: number): Burst {
  const isFast = burst !== null && at - burst.last <= MAX_GAP_MS;
  return { signs: isFast ? burst.signs + key : key, last: at };
}

/** The code that Enter or Tab ends; null if a person has typed it. */
export function codeEnded(burst: Burst | null, at: number): string | null {
  if (burst === null || at - burst.last > MAX_GAP_MS || burst.signs.length < MIN_SIGNS) return null;
  return burst.signs;
}
