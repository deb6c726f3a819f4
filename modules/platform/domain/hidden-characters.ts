/**
 * Characters that nobody sees and that all the same decide how a text is read or what is found in it: direction marks,
 * blanks without a width, controls. Line breaks and tabs are none.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/u;
const BREAKS = /[\t\n\v\f\r\u0085]/;
/** They say where a line may break, or how a letter or an emoji is drawn: nothing else is read without them. */
const HARMLESS = /\u00ad|\u200c|\u200d|\p{Variation_Selector}/u;
const ALL_HARMLESS = new RegExp(HARMLESS, 'gu');

/** A text without the invisible characters that change nothing of it: soft hyphens, joiners, variants of a drawing. */
export function withoutHarmless(text: string): string {
  return text.replaceAll(ALL_HARMLESS, '');
}

/** Whether a character is hidden and matters. */
export function isHidden(character: string): boolean {
  return HIDDEN.test(character) && !BREAKS.test(character) && !HARMLESS.test(character);
}

/** What a hidden character is called, such as `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What to say of a text with hidden characters; null where it has none that matter. */
export function hiddenMessage(text: string): string | null {
  if (!HIDDEN.test(text)) return null;
  const characters = Array.from(withoutHarmless(text));
  const place = characters.findIndex(isHidden);
  const hidden = characters[place];
  if (hidden === undefined) return null;
  const before = characters
    .slice(Math.max(0, place - 12), place)
    .join('')
    .trim();
  const where = before === '' ? 'am Anfang' : `nach „${before}“`;
  return `Unsichtbares Zeichen ${where} (${codePointName(hidden)}): Es kann ändern, was gelesen wird. Bitte tippen Sie den Text dort neu.`;
}
