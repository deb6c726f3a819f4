import { codePointName, isHidden, withoutHarmless } from '#platform/domain';

/** Stands for a character that the typeface does not have: visible, and in every weight. */
export const SUBSTITUTE = '□';

const LINE_BREAKS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const SPACE = /^\p{Zs}$/u;
/** Text that needs no second look. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\xff\n]*$/;

/** Texts are German, but a grapheme is the same in every language. */
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/** A text as it can be printed, and what had to be replaced in it. */
export interface Printable {
  /** Composed (NFC), lines parted by `\n`. */
  readonly text: string;
  /** Characters as somebody sees them, such as a whole emoji, or by their number, in the order of the text. */
  readonly substituted: readonly string[];
}

/**
 * Prepares any text for printing; never throws. What the typeface has no single drawing of is taken apart into
 * letter and marks; what it lacks altogether, and what nobody would see, becomes SUBSTITUTE.
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

/** What is said to have been replaced: of a direction mark nobody would see more than what it does to the words beside it. */
const nameOf = (segment: string) => (isHidden(segment) ? codePointName(segment) : segment);

/** The character as the typeface can draw it; null where it cannot. */
function drawable(character: string, has: (code: number) => boolean): string | null {
  if (isHidden(character)) return null;
  if (character === '\n' || has(character.codePointAt(0) ?? 0)) return character;
  if (SPACE.test(character)) return ' ';
  const parts = [...character.normalize('NFD')];
  return parts.length > 1 && parts.every((part) => has(part.codePointAt(0) ?? 0)) ? parts.join('') : null;
}
