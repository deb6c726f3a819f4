import type { FileName } from '../typeface/typeface-file.ts';
import type { Glyph } from '../typeface/typesetter.ts';
import { operand } from './operand.ts';

/** Resource name of a font. */
export function resourceName(font: FileName): string {
  return font.replaceAll('-', '');
}

const hex = (code: number) => code.toString(16).padStart(4, '0');

/**
 * The operators that show glyphs (ISO 32000-1, 9.4.3). A character code is the character itself, so that a run of one
 * font is its text in hexadecimal; kerning and mark offsets are moves within it.
 */
export function operatorsOf(glyphs: readonly Glyph[], size: number): string[] {
  const operators: string[] = [];
  let index = 0;
  while (index < glyphs.length) {
    const end = endOfRun(glyphs, index);
    const run = glyphs.slice(index, end);
    const marked = run.findIndex(isMark) > 0;
    // Readers take a separately drawn mark for a word boundary, so the text is given explicitly.
    if (marked)
      operators.push(`/Span <</ActualText <feff${run.map(({ code }) => hex(code)).join('')}>>> BDC`);
    for (const part of marked ? run.map((glyph) => [glyph]) : [run]) operators.push(shown(part, size));
    if (marked) operators.push('EMC');
    index = end;
  }
  return operators;
}

const isMark = ({ font }: Glyph) => font.endsWith('-marks');

/** End of a letter with its marks, or of a run of letters in one font. */
function endOfRun(glyphs: readonly Glyph[], start: number): number {
  const font = glyphs[start]?.font;
  let end = start + 1;
  const next = () => glyphs[end];
  const marks = () => end < glyphs.length && isMark(next() as Glyph);
  if (marks()) {
    while (marks()) end += 1;
    return end;
  }
  while (next()?.font === font) end += 1;
  // The last letter belongs to the marks that follow it.
  return marks() && end > start + 1 ? end - 1 : end;
}

function shown(glyphs: readonly Glyph[], size: number): string {
  const [{ font, rise, shift, code }] = glyphs as [Glyph];
  const select = `/${resourceName(font)} ${size} Tf`;
  if (shift === 0) return `${select} [${runOf(glyphs)}] TJ`;
  // Moves back by character spacing, so that the mark ends where its letter ends, for readers too.
  const [up, back] = [operand((rise * size) / 1000), operand((-shift * size) / 1000)];
  return `${select} ${up} Ts ${back} Tc [${-Math.round(shift)} <${hex(code)}>] TJ 0 Tc 0 Ts`;
}

/** Strings and the adjustments between them. */
function runOf(glyphs: readonly Glyph[]): string {
  let run = '<';
  for (const { code, kern } of glyphs) run += kern === 0 ? hex(code) : `${hex(code)}> ${-kern} <`;
  return `${run}>`;
}
