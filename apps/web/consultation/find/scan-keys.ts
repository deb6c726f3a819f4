/** Milliseconds between two keys of a scanner that types, on average. A person needs at least twice as long. */
const MEAN_GAP_MS = 50;
/** Longest pause within a code. */
const MAX_GAP_MS = 120;
/** Longest pause that tears a code: later, another one begins. */
const TORN_MS = 1500;

/** A shorter burst is no code on a pack. */
const MIN_SIGNS = 6;
/** A shorter one before a pause may be a person's. */
const MIN_PART = 4;

/** Keys that follow each other as fast as a scanner types. */
export interface Burst {
  readonly signs: string;
  /** Milliseconds of the first and last key. */
  readonly first: number;
  readonly last: number;
  /** Whether it follows a part of the same code, before a pause. */
  readonly isTorn: boolean;
}

/** The burst after another printable key: continued, or begun with it. */
export function burstAfter(burst: Burst | null, key: string, at: number): Burst {
  if (burst !== null && at - burst.last <= MAX_GAP_MS)
    return { ...burst, signs: burst.signs + key, last: at };
  const isTorn = burst !== null && at - burst.last <= TORN_MS && isScanned(burst, MIN_PART);
  return { signs: key, first: at, last: at, isTorn };
}

const isScanned = ({ signs, first, last }: Burst, least: number): boolean =>
  signs.length >= least && last - first <= MEAN_GAP_MS * (signs.length - 1);

/** The code that Enter or Tab ends; `torn` if a part of it is missing, null if a person has typed it. */
export function codeEnded(burst: Burst | null, at: number): string | 'torn' | null {
  if (burst === null || at - burst.last > MAX_GAP_MS) return null;
  if (burst.isTorn) return isScanned(burst, 1) ? 'torn' : null;
  return isScanned(burst, MIN_SIGNS) ? burst.signs : null;
}
