import type { Fact } from '../blocks/block.ts';
import { CONTENT_WIDTH, PAGE, PEN_LINE, POINTS_PER_MM } from '../blocks/measures.ts';
import { heightOf, type SetLine, type Setting, setLines } from '../blocks/set-lines.ts';
import type { Tag } from '../blocks/tag.ts';
import { widthOf } from '../typeface/typesetter.ts';
import type { Canvas } from '../writing/canvas.ts';

/** Gaps after a name and between two facts, in millimetres. */
const AFTER_NAME = 1.5;
const BETWEEN = 7;
/** Room to write a value by hand above its line. */
const PEN = { width: 42, above: 7.5 } as const;

/** The person the document is about; set once and drawn at the head of each page. */
export interface Identity {
  /** Millimetres. */
  readonly height: number;
  /** @param tag null for a repetition, which is not part of the structure */
  draw(canvas: Canvas, top: number, tag: Tag | null): void;
}

interface Field {
  readonly x: number;
  readonly name: SetLine;
  readonly value: readonly SetLine[] | null;
  readonly valueX: number;
  readonly width: number;
}

/**
 * Sets the facts side by side, in as many rows as they need; names are never cut off. An unknown value is a line to
 * write on.
 */
export function setIdentity(setting: Setting, facts: readonly Fact[]): Identity {
  const rows: Field[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const { name: text, value: known } of facts) {
    const [name] = setLines(setting, [{ text, style: 'identityName' }], CONTENT_WIDTH);
    if (name === undefined) continue;
    const before = widthIn(name) + AFTER_NAME;
    const value =
      known === null ? null : setLines(setting, [{ text: known, style: 'identity' }], CONTENT_WIDTH - before);
    const width = value === null ? PEN.width : Math.max(...value.map(widthIn));
    if (x + before + width > PAGE.right) {
      rows.push([]);
      x = PAGE.left;
    }
    rows.at(-1)?.push({ x, name, value, valueX: x + before, width });
    x += before + width + BETWEEN;
  }
  const set = rows.map((fields) => ({ fields, ...heights(fields) }));
  return {
    height: set.reduce((height, row) => height + row.height, 0),
    draw(canvas, top, tag) {
      let y = top;
      for (const { fields, above, height } of set) {
        for (const field of fields) drawField(canvas, field, y + above, tag);
        y += height;
      }
    },
  };
}

const widthIn = ({ glyphs, style }: SetLine) => widthOf(glyphs, style.size) / POINTS_PER_MM;

/** A row with a line to write on has extra room above its texts. */
function heights(fields: readonly Field[]): { readonly above: number; readonly height: number } {
  const text = Math.max(...fields.map(({ name, value }) => heightOf(value ?? [name])));
  const above = fields.some(({ value }) => value === null) ? PEN.above - text : 0;
  return { above: Math.max(0, above), height: Math.max(0, above) + text };
}

function drawField(
  canvas: Canvas,
  { x, name, value, valueX, width }: Field,
  top: number,
  tag: Tag | null,
): void {
  canvas.text(name, { x, width: CONTENT_WIDTH, align: 'left' }, top, tag);
  if (value === null) {
    canvas.rule(valueX, valueX + width, top + name.style.line - 0.6, PEN_LINE);
    return;
  }
  let y = top;
  for (const line of value) {
    canvas.text(line, { x: valueX, width: CONTENT_WIDTH, align: 'left' }, y, tag);
    y += line.style.line;
  }
}
