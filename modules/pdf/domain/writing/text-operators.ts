import type { FileName } from '../typeface/typeface-file.ts';
import type { Glyph } from '../typeface/typesetter.ts';

/** How a page calls a font. */
export function resourceName(font: FileName): string {
  return font.replaceAll('-', '');
}

const hex = (code: number) => code.toString(16).padStart(4, '0');

/**
 * The operators that show glyphs (ISO 32000-1, 9.4.3). A code is the character itself, so that a run of one font
 * is its text in hexadecimal; kerning and the places of marks are moves within it.
 */
export function operatorsOf(glyphs: readonly Glyph[], size: number): string[] {
  const operators: string[] = [];
  let index = 0;
  while (index < glyphs.length) {
    const { font, rise } = glyphs[index] as Glyph;
    let end = index;
    while (end < glyphs.length && glyphs[end]?.font === font && glyphs[end]?.rise === rise) end += 1;
    const raised = rise === 0 ? '' : `${round((rise * size) / 1000)} Ts `;
    const run = runOf(glyphs.slice(index, end));
    operators.push(`/${resourceName(font)} ${size} Tf ${raised}[${run}] TJ${rise === 0 ? '' : ' 0 Ts'}`);
    index = end;
  }
  return operators;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Texts and moves; a positive move goes to the left. */
function runOf(glyphs: readonly Glyph[]): string {
  let run = '';
  let text = '';
  const move = (by: number) => {
    if (by === 0) return;
    if (text !== '') run += `<${text}>`;
    run += ` ${-Math.round(by)} `;
    text = '';
  };
  for (const { code, kern, shift } of glyphs) {
    move(shift);
    text += hex(code);
    move(kern - shift);
  }
  return text === '' ? run : `${run}<${text}>`;
}
