import type { ApplicationType } from '#catalogue/domain';
import type { Paragraph } from '../blocks/block.ts';
import { type HAIRLINE, PAGE, PEN_LINE, PICTURE } from '../blocks/measures.ts';
import type { Picture } from '../blocks/pictures.ts';
import { heightOf, type SetLine, type Setting, setLines } from '../blocks/set-lines.ts';
import type { Tag } from '../blocks/tag.ts';
import type { Canvas } from '../writing/canvas.ts';
import type { Slab } from './slab.ts';

/** A cell with its position, in millimetres from the left edge of the page. */
export interface Cell {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  /** Null: a line to write on. */
  readonly paragraphs: readonly Paragraph[] | null;
  readonly tag: Tag;
  /** Left of its text. */
  readonly picture?: Picture & { readonly key: string };
  /** In place of a picture. */
  readonly drawing?: ApplicationType;
  /** Edge of its picture or drawing and the gap beside it, in millimetres. */
  readonly pictureSize?: { readonly edge: number; readonly gap: number };
}

export interface RowOptions {
  /** A line below it, from one x to another. */
  readonly rule?: { readonly colour: typeof HAIRLINE; readonly from: number; readonly weight?: number };
  readonly keep?: boolean;
  readonly head?: readonly Slab[];
  /** Millimetres above and below the text. */
  readonly padding?: number;
}

/** A row with more lines may continue on the next page if it is taller than a page. */
const MOST_LINES = 12;
/** Room for handwriting. */
const PEN_HEIGHT = 8;

/** Cells side by side, all as high as the highest. A very high row becomes several slabs. */
export function rowSlabs(setting: Setting, cells: readonly Cell[], options: RowOptions = {}): Slab[] {
  const set = cells.map((cell) => ({
    cell,
    lines: cell.paragraphs === null ? [] : cell.paragraphs.flatMap((each) => linesOf(setting, cell, each)),
  }));
  const count = Math.max(1, ...set.map(({ lines }) => Math.ceil(lines.length / MOST_LINES)));
  return Array.from({ length: count }, (_, index) => {
    const shown = set.map(({ cell, lines }) => ({
      cell,
      lines: lines.slice(index * MOST_LINES, (index + 1) * MOST_LINES),
    }));
    return rowSlab(shown, options, index === 0, index === count - 1);
  });
}

/** An amount that is wider than its column extends to the left, because it must stay on one line. */
function linesOf(setting: Setting, { width, align }: Cell, paragraph: Paragraph): readonly SetLine[] {
  const whole = align === 'right' && !/[ \n]/.test(paragraph.text);
  return setLines(setting, [paragraph], whole ? Number.POSITIVE_INFINITY : width);
}

function rowSlab(
  shown: readonly { readonly cell: Cell; readonly lines: readonly SetLine[] }[],
  { rule, keep = false, head, padding = 0 }: RowOptions,
  first: boolean,
  last: boolean,
): Slab {
  const pen = shown.some(({ cell }) => cell.paragraphs === null);
  const edges = shown.map(({ cell }) =>
    first && (cell.picture || cell.drawing) ? (cell.pictureSize ?? PICTURE).edge : 0,
  );
  const least = Math.max(pen ? PEN_HEIGHT : 0, ...edges);
  const text = Math.max(least, ...shown.map(({ lines }) => heightOf(lines)));
  const height = text + 2 * padding;
  return {
    height,
    ...(last ? keep && { keep: 'firm' as const } : { keep: 'soft' as const }),
    ...(head && { head }),
    draw(canvas, top, repeated) {
      for (const { cell, lines } of shown) {
        if (cell.paragraphs === null) canvas.rule(cell.x, cell.x + cell.width, top + height - 1.5, PEN_LINE);
        // Beside a line to write on, text is aligned to that line.
        const lowered = pen && cell.paragraphs !== null ? text - heightOf(lines) : 0;
        const { edge, gap } = cell.pictureSize ?? PICTURE;
        if (first && cell.picture) canvas.picture(cell.picture, cell.x - edge - gap, top + padding, edge);
        if (first && cell.drawing) canvas.drawing(cell.drawing, cell.x - edge - gap, top + padding, edge);
        drawLines(canvas, cell, lines, top + padding + lowered, repeated);
      }
      if (rule && last) canvas.rule(rule.from, PAGE.right, top + height, rule.colour, rule.weight);
    },
  };
}

function drawLines(
  canvas: Canvas,
  cell: Cell,
  lines: readonly SetLine[],
  top: number,
  repeated: boolean,
): void {
  let y = top;
  for (const line of lines) {
    canvas.text(line, cell, y, repeated ? null : cell.tag);
    y += line.style.line;
  }
}
