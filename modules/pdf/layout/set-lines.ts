import type { Glyph, Typesetter } from '../typeface/typesetter.ts';
import { wrap } from '../typeface/wrap.ts';
import type { Picture } from '../writing/pictures.ts';
import type { Paragraph } from './block.ts';
import { POINTS_PER_MM, STYLES, type Style } from './measures.ts';

/** What lines are set with. */
export interface Setting {
  readonly typesetter: Typesetter;
  /** By their keys; what is not there is left out. */
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** A line of text, ready to be put somewhere. */
export interface SetLine {
  readonly glyphs: readonly Glyph[];
  readonly style: Style;
}

/** The lines of paragraphs in a width of millimetres. */
export function setLines(
  { typesetter }: Setting,
  paragraphs: readonly Paragraph[],
  width: number,
): readonly SetLine[] {
  return paragraphs.flatMap(({ text, style: name }) => {
    const style = STYLES[name];
    const glyphs = typesetter.glyphs(text, style.weight);
    return wrap(glyphs, style.size, width * POINTS_PER_MM).map((line) => ({ glyphs: line, style }));
  });
}

/** Height of lines in millimetres. */
export function heightOf(lines: readonly SetLine[]): number {
  return lines.reduce((height, { style }) => height + style.line, 0);
}
