import type { Block } from './block.ts';
import { CONTENT_WIDTH, PAGE, PEN_LINE } from './measures.ts';
import { heightOf, type Setting, setLines } from './set-lines.ts';
import type { Slab } from './slab.ts';
import { type Tag, tagIn } from './tag.ts';

/** Room for a signature above the line. */
const PEN_ROOM = 12;
const BELOW = 0.8;
/** Gap above a name of several lines. */
const ABOVE = 4;
/** Share of the width of the first line, for place and day or a name; the other is longer. */
const FIRST_SHARE = 0.38;
const BETWEEN = 8;

/** Lines to sign, side by side, each with its label and any pre-filled text. */
export function signatureSlabs(
  setting: Setting,
  { fields }: Extract<Block, { kind: 'signatures' }>,
  parent: Tag,
): Slab[] {
  const room = CONTENT_WIDTH - BETWEEN * (fields.length - 1);
  let x: number = PAGE.left;
  const placed = fields.map(({ caption, value }, index) => {
    const share = index === 0 ? FIRST_SHARE : (1 - FIRST_SHARE) / Math.max(1, fields.length - 1);
    const place = { x, width: room * share, align: 'left' as const };
    x += place.width + BETWEEN;
    const set = (text: string, style: 'body' | 'note') => setLines(setting, [{ text, style }], place.width);
    const written = value === null ? [] : set(value, 'body');
    return { place, written, caption: set(caption, 'note'), tag: tagIn(parent, 'P') };
  });
  const above = Math.max(PEN_ROOM, ...placed.map(({ written }) => ABOVE + heightOf(written)));
  const below = BELOW + Math.max(...placed.map(({ caption }) => heightOf(caption)));
  return [
    {
      height: above + below,
      draw(canvas, top, repeated) {
        const base = top + above;
        for (const { place, written, caption, tag } of placed) {
          canvas.rule(place.x, place.x + place.width, base, PEN_LINE);
          let y = base - heightOf(written);
          for (const line of written) {
            canvas.text(line, place, y, repeated ? null : tag);
            y += line.style.line;
          }
          y = base + BELOW;
          for (const line of caption) {
            canvas.text(line, place, y, repeated ? null : tag);
            y += line.style.line;
          }
        }
      },
    },
  ];
}
