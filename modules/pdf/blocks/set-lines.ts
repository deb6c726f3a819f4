import type { Glyph, Typesetter } from '../typeface/typesetter.ts';
import { wrap } from '../typeface/wrap.ts';
import type { Paragraph } from './block.ts';
import { POINTS_PER_MM, type Style, styleOf } from './measures.ts';
import type { Picture } from './pictures.ts';

/** What setting text needs. */
export interface Setting {
  readonly typesetter: Typesetter;
  /** By key; missing ones are left out. */
  readonly pictures: ReadonlyMap<string, Picture>;
  /** Whether it is set in large type. */
  readonly large: boolean;
}

/** A set line of text, ready to be placed. */
export interface SetLine {
  readonly glyphs: readonly Glyph[];
  readonly style: Style;
}

/** Breaks paragraphs into lines of a width in millimetres. */
export function setLines(
  { typesetter, large }: Setting,
  paragraphs: readonly Paragraph[],
  width: number,
): readonly SetLine[] {
  return paragraphs.flatMap(({ text, style: name }) => {
    const style = styleOf(name, large);
    const glyphs = typesetter.glyphs(text, style.weight);
    return wrap(glyphs, style.size, width * POINTS_PER_MM).map((line) => ({ glyphs: line, style }));
  });
}

/** Height of lines in millimetres. */
export function heightOf(lines: readonly SetLine[]): number {
  return lines.reduce((height, { style }) => height + style.line, 0);
}
