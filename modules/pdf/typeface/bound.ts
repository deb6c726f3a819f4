import type { Glyph } from './typesetter.ts';

/** What a number is followed by and never parted from. */
const UNITS = new Set(
  '€ % EUR Euro Cent Prozent Stück ml l g kg mm cm m Uhr Mal Tage Tagen Jahre Jahren Monate Monaten Packung Packungen Tropfen'.split(
    ' ',
  ),
);
const LONGEST_UNIT = 9;
/** No number of more digits is part of what stands before it, such as a house number is. */
const MOST_DIGITS = 4;

const isDigit = (code: number | undefined) => code !== undefined && code >= 48 && code <= 57;
/** Letters, of any script: none of them is below A. */
const isLetter = (code: number | undefined) =>
  code !== undefined && code >= 65 && !(code > 90 && code < 97) && !(code > 122 && code < 0xc0);

/** What a space parts: a number from its unit, a word from the short number that belongs to it, or nothing of a kind. */
export type SpaceKind = 'unit' | 'number' | 'free';

/** A line ends at a free space; where there is none, before a number, and at the very last before a unit. */
export function spaceKind(glyphs: readonly Glyph[], index: number): SpaceKind {
  const before = glyphs[index - 1]?.code;
  const after = glyphs[index + 1]?.code;
  if (isDigit(before)) return isDigit(after) || startsUnit(glyphs, index + 1) ? 'unit' : 'free';
  // The sign of a section, as in § 33, and words such as Vorschlag 1.
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
