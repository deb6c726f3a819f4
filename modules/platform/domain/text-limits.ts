/**
 * Most UTF-16 units that a field keeps. Far above its limit: a text that is too long is kept and marked, for its
 * author to shorten. Anything longer was pasted by mistake.
 */
export const TEXT_CEILING = 20_000;

/** Characters of a text as people count them: one for a letter outside of the basic plane. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** The message for a text beyond its limit; null if it is within. */
export function tooLongMessage(text: string, limit: number): string | null {
  const excess = countCharacters(text) - limit;
  if (excess <= 0) return null;
  return `${excess.toLocaleString('de-DE')} Zeichen zu viel: Bitte kürzen Sie auf höchstens ${limit.toLocaleString('de-DE')} Zeichen.`;
}
