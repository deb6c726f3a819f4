import type { FileName } from '../../typeface/typeface-file.ts';
import { type Glyph, type Typesetter, widthOf } from '../../typeface/typesetter.ts';
import { wrap } from '../../typeface/wrap.ts';
import { operand } from '../../writing/operand.ts';
import { operatorsOf } from '../../writing/text-operators.ts';
import type { WidgetBox } from '../widget-box.ts';

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
  /** Whether it can be read; `cut`: not even all of it is to be seen. */
  readonly fit: Fit;
}

type Fit = 'good' | 'tiny' | 'cut';

const LARGEST = 11;
/** Smaller than this nobody likes to read. */
const SMALLEST = 6;
/** Smaller than this nobody reads at all. */
const TINY = 4;
const STEP = 0.5;
const LINE_HEIGHT = 1.2;
/** Space for dots and accents on capitals, and below the line, by the size. */
const BEYOND = 0.24;
/** Distance of the edge, beyond which a text is cut, in points. */
const EDGE = 0.5;

/** Draws a text into a field; shrinks it until all of it is to be seen. */
export function drawText(typesetter: Typesetter, text: string, box: WidgetBox, rules: TextRules): DrawnText {
  const glyphs = typesetter.glyphs(rules.multiline ? text : text.replaceAll(/\s*\n\s*/g, ', '), 'regular');
  const capHeight = (typesetter.font('regular-latin')?.capHeight ?? 660) / 1000;
  const { lines, size, fit } = laid(glyphs, box, rules, capHeight);
  const capitals = capHeight * size;
  const first = rules.multiline
    ? box.height - above(box, rules, size) - capitals
    : (box.height - capitals) / 2;
  const operators = lines.flatMap((line, index) => {
    const at = operand(first - index * size * LINE_HEIGHT);
    if (rules.cells === null) return placed(line, startOf(line, box, size), at, size);
    const cell = box.width / rules.cells;
    return line.flatMap((glyph, place) =>
      placed([glyph], cell * place + (cell - widthOf([glyph], size)) / 2, at, size),
    );
  });
  return {
    operators: `${box.ground} /Tx BMC q ${EDGE} ${EDGE} ${operand(box.width - 2 * EDGE)} ${operand(box.height - 2 * EDGE)} re W n BT ${box.colour} ${operators.join(' ')} ET Q EMC`,
    fonts: new Set(glyphs.map(({ font }) => font)),
    fit,
  };
}

interface Laid {
  readonly lines: readonly (readonly Glyph[])[];
  readonly size: number;
  readonly fit: Fit;
}

function laid(glyphs: readonly Glyph[], box: WidgetBox, rules: TextRules, capHeight: number): Laid {
  const { multiline, cells } = rules;
  const width = cells === null ? box.width - 2 * box.padding : box.width / cells;
  const line = capHeight + 2 * BEYOND;
  const highest = multiline ? LARGEST : Math.min(box.height * 0.7, (box.height - 2 * EDGE) / line);
  const wanted = box.size || Math.min(LARGEST, highest);
  // A form may want smaller letters than that, a low field may not.
  const readable = Math.min(SMALLEST, box.size || SMALLEST);
  for (let size = wanted; ; size -= STEP) {
    const lines = multiline ? wrap(glyphs, size, width) : [glyphs];
    const height =
      above(box, rules, size) + (capHeight + BEYOND + (lines.length - 1) * LINE_HEIGHT) * size + EDGE;
    const parts = cells === null ? lines : glyphs.map((glyph) => [glyph]);
    // Sizes are computed: the last bit does not count.
    const fits = height <= box.height + 0.001 && parts.every((part) => widthOf(part, size) <= width + 0.001);
    if (fits) return { lines, size, fit: size < readable ? 'tiny' : 'good' };
    if (size - STEP < Math.min(TINY, wanted)) return { lines, size, fit: 'cut' };
  }
}

/** Space above the capitals of the first line. */
const above = ({ padding }: WidgetBox, { multiline }: TextRules, size: number) =>
  Math.max(multiline ? padding : 0, EDGE + BEYOND * size);

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
