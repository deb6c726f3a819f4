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
type SpaceKind = 'unit' | 'number' | 'free';

/** Preferred line breaks: at a free space, else before a number, and only as a last resort before a unit. */
function spaceKind(glyphs: readonly Glyph[], index: number): SpaceKind {
  const before = glyphs[index - 1]?.code;
  const after = glyphs[index + 1]?.code;
  if (isDigit(before)) return isDigit(after) || startsUnit(glyphs, index + 1) ? 'unit' : 'free';
  // The section sign, as in § 33, and words such as Vorschlag 1.
  const named = before === 0xa7 || isLetter(before);
  return named && isDigit(after) && isShortNumber(glyphs, index + 1) ? 'number' : 'free';
}

/** Whether a line may end after this hyphen or slash: not within a telephone number, nor in 2-mal. */
function isBreakingHyphen(glyphs: readonly Glyph[], index: number): boolean {
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

const NEWLINE = 10;
const SPACE = 32;
/** Characters after which a line may end: hyphens and slashes. */
const BREAK_AFTER = new Set([0x2d, 0x2f, 0x2010, 0x2013, 0x2014]);

/**
 * Breaks glyphs into lines: at line breaks, at spaces, after hyphens, and within a word that is longer than a line.
 * Separates a number from its unit, and from the word before it, only if there is no better place. Returns at least
 * one line, and terminates at any width.
 *
 * @param width in the unit of `size`
 */
export function wrap(glyphs: readonly Glyph[], size: number, width: number): readonly (readonly Glyph[])[] {
  const limit = (width * 1000) / size;
  const lines: (readonly Glyph[])[] = [];
  let start = 0;
  let used = 0;
  /** First glyph after the last possible break, and the width before it. */
  let next = 0;
  /** Breaks of last resort: between a word and its number, and between a number and its unit. */
  let poor = 0;
  let poorest = 0;
  const end = (at: number, resume: number) => {
    lines.push(trimmed(glyphs, start, at));
    start = resume;
    next = resume;
  };
  for (let index = 0; index < glyphs.length; index += 1) {
    const { code, advance, kern } = glyphs[index] as Glyph;
    if (code === NEWLINE) {
      end(index, index + 1);
      used = 0;
      continue;
    }
    used += advance + kern;
    // A mark has no width and stays with its letter. The rest of the line may again be too wide.
    while (used > limit && code !== SPACE && advance > 0 && index > start) {
      const at = [next, poor, poorest].find((place) => place > start) ?? index;
      end(at, at);
      used = sum(glyphs, at, index + 1);
    }
    if (code === SPACE) {
      const kind = spaceKind(glyphs, index);
      if (kind === 'free') next = index + 1;
      else if (kind === 'number') poor = index + 1;
      else poorest = index + 1;
    } else if (BREAK_AFTER.has(code) && isBreakingHyphen(glyphs, index)) next = index + 1;
  }
  lines.push(trimmed(glyphs, start, glyphs.length));
  return lines;
}

function sum(glyphs: readonly Glyph[], from: number, to: number): number {
  let width = 0;
  for (let index = from; index < to; index += 1) {
    const { advance, kern } = glyphs[index] as Glyph;
    width += advance + kern;
  }
  return width;
}

/** Trailing spaces have no width. */
function trimmed(glyphs: readonly Glyph[], from: number, to: number): readonly Glyph[] {
  let end = to;
  while (end > from && glyphs[end - 1]?.code === SPACE) end -= 1;
  return glyphs.slice(from, end);
}
