import type { FileName } from '../typeface/typeface-file.ts';
import { type Glyph, type Typesetter, widthOf } from '../typeface/typesetter.ts';
import { wrap } from '../typeface/wrap.ts';
import { operand } from '../writing/operand.ts';
import { operatorsOf } from '../writing/text-operators.ts';
import type { WidgetBox } from './widget-box.ts';

/** How a field sets its text. */
export interface TextRules {
  readonly multiline: boolean;
  /** Number of equal cells, one character each; null without. */
  readonly cells: number | null;
}

/** A text drawn into its field. */
export interface DrawnText {
  readonly operators: string;
  readonly fonts: ReadonlySet<FileName>;
  /** Whether all of it is to be seen. */
  readonly fits: boolean;
}

const LARGEST = 11;
/** Smaller than this nobody reads. */
const SMALLEST = 6;
const STEP = 0.5;
const LINE_HEIGHT = 1.2;

/** Draws a text into a field; shrinks it as far as it can be read. */
export function drawText(typesetter: Typesetter, text: string, box: WidgetBox, rules: TextRules): DrawnText {
  const glyphs = typesetter.glyphs(rules.multiline ? text : text.replaceAll(/\s*\n\s*/g, ', '), 'regular');
  const { lines, size, fits } = rules.cells === null ? laid(glyphs, box, rules) : inCells(glyphs, box);
  const capitals = ((typesetter.font('regular-latin')?.capHeight ?? 660) * size) / 1000;
  const first = rules.multiline ? box.height - box.padding - capitals : (box.height - capitals) / 2;
  const operators = lines.flatMap((line, index) => {
    const at = operand(first - index * size * LINE_HEIGHT);
    if (rules.cells === null) return placed(line, startOf(line, box, size), at, size);
    const cell = box.width / rules.cells;
    return line.flatMap((glyph, place) =>
      placed([glyph], cell * place + (cell - widthOf([glyph], size)) / 2, at, size),
    );
  });
  return {
    operators: `${box.ground} /Tx BMC q 1 1 ${operand(box.width - 2)} ${operand(box.height - 2)} re W n BT ${box.colour} ${operators.join(' ')} ET Q EMC`,
    fonts: new Set(glyphs.map(({ font }) => font)),
    fits,
  };
}

interface Laid {
  readonly lines: readonly (readonly Glyph[])[];
  readonly size: number;
  readonly fits: boolean;
}

function laid(glyphs: readonly Glyph[], box: WidgetBox, { multiline }: TextRules): Laid {
  const [width, height] = [box.width - 2 * box.padding, box.height - 2 * box.padding];
  const wanted = box.size || Math.min(LARGEST, multiline ? LARGEST : box.height * 0.7);
  for (let size = wanted; ; size -= STEP) {
    const lines = multiline ? wrap(glyphs, size, width) : [glyphs];
    const fits = multiline
      ? lines.length * size * LINE_HEIGHT <= height + size / 2
      : widthOf(glyphs, size) <= width;
    if (fits || size - STEP < Math.min(SMALLEST, wanted)) return { lines, size, fits };
  }
}

function inCells(glyphs: readonly Glyph[], box: WidgetBox): Laid {
  return { lines: [glyphs], size: box.size || Math.min(LARGEST, box.height * 0.7), fits: true };
}

function startOf(line: readonly Glyph[], { width, padding, align }: WidgetBox, size: number): number {
  const room = width - widthOf(line, size);
  return align === 'left' ? padding : align === 'right' ? room - padding : room / 2;
}

const placed = (glyphs: readonly Glyph[], x: number, y: number, size: number): readonly string[] =>
  glyphs.length === 0 ? [] : [`1 0 0 1 ${operand(x)} ${y} Tm`, ...operatorsOf(glyphs, size)];

/** A cross that fills a box, as a pen would make it. */
export function drawCross({ width, height, ground }: WidgetBox): string {
  const edge = Math.min(width, height) * 0.25;
  const [right, top] = [operand(width - edge), operand(height - edge)];
  const weight = operand(Math.max(0.8, Math.min(width, height) / 10));
  return `${ground} q 0 G ${weight} w ${operand(edge)} ${operand(edge)} m ${right} ${top} l ${operand(edge)} ${top} m ${right} ${operand(edge)} l S Q`;
}
