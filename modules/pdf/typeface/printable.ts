import { codePointName, isHidden, withoutHarmless } from '#platform/domain';

/** Replaces a character that the typeface lacks; exists in every weight. */
export const SUBSTITUTE = '□';

const LINE_BREAKS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const SPACE = /^\p{Zs}$/u;
/** Text without special cases. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\xff\n]*$/;

/** Grapheme segmentation does not depend on the language. */
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** A printable text, and what was replaced in it. */
export interface Printable {
  /** Composed (NFC), lines separated by `\n`. */
  readonly text: string;
  /** Characters as readers see them, such as a whole emoji, or by code point, in the order of the text. */
  readonly substituted: readonly string[];
}

/**
 * Prepares any text for printing; never throws. Characters without a glyph are decomposed into letter and marks;
 * missing and invisible ones become SUBSTITUTE.
 *
 * @param has whether the typeface has a code point
 */
export function printable(source: string, has: (code: number) => boolean): Printable {
  const text = source.replace(LINE_BREAKS, '\n').replaceAll('\t', ' ').normalize('NFC');
  if (PLAIN.test(text)) return { text, substituted: [] };
  const substituted: string[] = [];
  let result = '';
  for (const { segment } of graphemes.segment(text.toWellFormed())) {
    let missing = false;
    for (const character of withoutHarmless(segment)) {
      const drawn = drawable(character, has);
      result += drawn ?? (missing ? '' : SUBSTITUTE);
      missing ||= drawn === null;
    }
    if (missing) substituted.push(nameOf(segment));
  }
  return { text: result, substituted };
}

/** Names a replaced character; by code point if it is invisible. */
const nameOf = (segment: string) => (isHidden(segment) ? codePointName(segment) : segment);

/** The character in a form that the typeface has; null if there is none. */
function drawable(character: string, has: (code: number) => boolean): string | null {
  if (isHidden(character)) return null;
  if (character === '\n' || has(character.codePointAt(0) ?? 0)) return character;
  if (SPACE.test(character)) return ' ';
  const parts = [...character.normalize('NFD')];
  return parts.length > 1 && parts.every((part) => has(part.codePointAt(0) ?? 0)) ? parts.join('') : null;
}
