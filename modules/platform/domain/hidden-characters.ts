/**
 * Invisible characters that still affect how a text is read or found: direction marks, zero-width blanks, controls.
 * Not line breaks and tabs.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/u;
const BREAKS = /[\t\n\v\f\r\u0085]/;
/** Only affect line breaks, or how a letter or an emoji is drawn; the text reads the same without them. */
const HARMLESS = /\u00ad|\u200c|\u200d|\p{Variation_Selector}/u;
const ALL_HARMLESS = new RegExp(HARMLESS, 'gu');

/** A text without harmless invisible characters: soft hyphens, joiners, variation selectors. */
export function withoutHarmless(text: string): string {
  return text.replaceAll(ALL_HARMLESS, '');
}

/** Whether a character is invisible and matters. */
export function isHidden(character: string): boolean {
  return HIDDEN.test(character) && !BREAKS.test(character) && !HARMLESS.test(character);
}

/** Name of a hidden character, such as `U+202E`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The message for a text with hidden characters; null without any that matter. */
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
