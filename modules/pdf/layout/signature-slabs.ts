import type { Block } from '../blocks/block.ts';
import { CONTENT_WIDTH, PAGE, PEN_LINE } from '../blocks/measures.ts';
import { heightOf, type Setting, setLines } from '../blocks/set-lines.ts';
import { type Tag, tagIn } from '../blocks/tag.ts';
import { drawSignature } from '../writing/draw-signature.ts';
import type { Slab } from './slab.ts';

/** Room for a signature above the line. */
const PEN_ROOM = 12;
const BELOW = 0.8;
/** Gap above a name of several lines. */
const ABOVE = 4;
/** Share of the width of the first line, for place and day or a name; the others are longer. */
const FIRST_SHARE = { of2: 0.38, of3: 0.3 } as const;
const BETWEEN = 8;
/** A drawn signature: its largest height, and how far it reaches below the line, in millimetres. */
const DRAWN = { height: 14, below: 2 } as const;

/** Lines to sign, side by side, each with its label and any pre-filled text. */
export function signatureSlabs(
  setting: Setting,
  { fields }: Extract<Block, { kind: 'signatures' }>,
  parent: Tag,
): Slab[] {
  const room = CONTENT_WIDTH - BETWEEN * (fields.length - 1);
  const firstShare = fields.length > 2 ? FIRST_SHARE.of3 : FIRST_SHARE.of2;
  let x: number = PAGE.left;
  const placed = fields.map(({ caption, value, drawing }, index) => {
    const share = index === 0 ? firstShare : (1 - firstShare) / Math.max(1, fields.length - 1);
    const place = { x, width: room * share, align: 'left' as const };
    x += place.width + BETWEEN;
    const set = (text: string, style: 'body' | 'note') => setLines(setting, [{ text, style }], place.width);
    const written = value === null ? [] : set(value, 'body');
    const tag = tagIn(parent, 'P');
    return { place, written, caption: set(caption, 'note'), tag, drawing, alt: `Unterschrift: ${caption}` };
  });
  const above = Math.max(PEN_ROOM, ...placed.map(({ written }) => ABOVE + heightOf(written)));
  const below = BELOW + Math.max(...placed.map(({ caption }) => heightOf(caption)));
  return [
    {
      height: above + below,
      draw(canvas, top, repeated) {
        const base = top + above;
        for (const { place, written, caption, tag, drawing, alt } of placed) {
          canvas.rule(place.x, place.x + place.width, base, PEN_LINE);
          let y = base - heightOf(written);
          for (const line of written) {
            canvas.text(line, place, y, repeated ? null : tag);
            y += line.style.line;
          }
          if (drawing) {
            const box = { ...place, top: base + DRAWN.below - DRAWN.height, height: DRAWN.height };
            drawSignature(canvas, drawing, box, alt, repeated ? null : tag);
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
