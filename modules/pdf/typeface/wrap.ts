import { isBreakingHyphen, spaceKind } from './bound.ts';
import type { Glyph } from './typesetter.ts';

const NEWLINE = 10;
const SPACE = 32;
/** After these a line may end: hyphens and slashes. */
const BREAK_AFTER = new Set([0x2d, 0x2f, 0x2010, 0x2013, 0x2014]);

/**
 * Parts glyphs into lines: at line breaks, at spaces, after hyphens, and within a word that is longer than a line.
 * A number is parted from its unit, and from the word before it, only where there is no better place.
 * Always at least one line; never an endless loop, however narrow.
 *
 * @param width in the unit of `size`
 */
export function wrap(glyphs: readonly Glyph[], size: number, width: number): readonly (readonly Glyph[])[] {
  const limit = (width * 1000) / size;
  const lines: (readonly Glyph[])[] = [];
  let start = 0;
  let used = 0;
  /** First glyph after the last place where the line may end, and what of the line lies before it. */
  let next = 0;
  /** Where a number is parted from the word before it, and where from its unit: where there is no better place. */
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
    // A mark takes no room, and stays with its letter. What is left of a line may be too wide once more.
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

/** Spaces at the end of a line take no room. */
function trimmed(glyphs: readonly Glyph[], from: number, to: number): readonly Glyph[] {
  let end = to;
  while (end > from && glyphs[end - 1]?.code === SPACE) end -= 1;
  return glyphs.slice(from, end);
}
