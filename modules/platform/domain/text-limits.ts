/**
 * What a field keeps of a text at most, in UTF-16 units. Far more than its limit: what is too long is kept, marked
 * and shortened by the person who typed it, never cut behind their back. More than this was pasted by mistake.
 */
export const TEXT_CEILING = 20_000;

/** Characters of a text as people count them: a letter outside of the basic plane is one, not two. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** What to say of a text that is longer than its limit; null where it is not. */
export function tooLongMessage(text: string, limit: number): string | null {
  const excess = countCharacters(text) - limit;
  if (excess <= 0) return null;
  return `${excess.toLocaleString('de-DE')} Zeichen zu viel: Bitte kürzen Sie auf höchstens ${limit.toLocaleString('de-DE')} Zeichen.`;
}
