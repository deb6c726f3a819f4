import type { Glyph } from './typesetter.ts';

/** Words that stay with the number before them. */
const UNITS = new Set(
  '€ % EUR Euro Cent Prozent Stück ml l g kg mm cm m Uhr Mal Tage Tagen Jahre Jahren Monate Monaten Packung Packungen Tropfen'.split(
    ' ',
  ),
);
const LONGEST_UNIT = 9;
/** A longer number does not belong to the word before it, as a house number does. */
const MOST_DIGITS = 4;

const isDigit = (code: number | undefined) => code !== undefined && code >= 48 && code <= 57;
/** Letters of any script; all have codes from A on. */
const isLetter = (code: number | undefined) =>
  code !== undefined && code >= 65 && !(code > 90 && code < 97) && !(code > 122 && code < 0xc0);

/** What a space separates: a number and its unit, a word and its short number, or unrelated words. */
export type SpaceKind = 'unit' | 'number' | 'free';

/** Preferred line breaks: at a free space, else before a number, and only as a last resort before a unit. */
export function spaceKind(glyphs: readonly Glyph[], index: number): SpaceKind {
  const before = glyphs[index - 1]?.code;
  const after = glyphs[index + 1]?.code;
  if (isDigit(before)) return isDigit(after) || startsUnit(glyphs, index + 1) ? 'unit' : 'free';
  // The section sign, as in § 33, and words such as Vorschlag 1.
  const named = before === 0xa7 || isLetter(before);
  return named && isDigit(after) && isShortNumber(glyphs, index + 1) ? 'number' : 'free';
}

/** Whether a line may end after this hyphen or slash: not within a telephone number, nor in 2-mal. */
export function isBreakingHyphen(glyphs: readonly Glyph[], index: number): boolean {
  return !isDigit(glyphs[index - 1]?.code);
}

function startsUnit(glyphs: readonly Glyph[], start: number): boolean {
  let word = '';
  for (let index = start; index < glyphs.length && word.length <= LONGEST_UNIT; index += 1) {
    const { code } = glyphs[index] as Glyph;
    if (!isLetter(code) && code !== 0x25 && code !== 0x20ac) break;
    word += String.fromCodePoint(code);
  }
  return UNITS.has(word);
}

function isShortNumber(glyphs: readonly Glyph[], start: number): boolean {
  let end = start;
  while (isDigit(glyphs[end]?.code)) end += 1;
  return end - start <= MOST_DIGITS;
}
