import { SCENE } from '#catalogue/domain';
import type { Block } from '../blocks/block.ts';
import { CONTENT_WIDTH, PAGE, PICTURE } from '../blocks/measures.ts';
import { heightOf, type Setting, setLines } from '../blocks/set-lines.ts';
import { type Tag, tagIn } from '../blocks/tag.ts';
import type { Slab } from './slab.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Width of a drawing, and the gaps after it, after a number or point, and below an item, in millimetres. */
const DRAWING = 28;
const AFTER_DRAWING = 4;
const MARK = 8;
const BELOW = 1.4;

/** Points or numbered steps in large text, each with its drawing before it. An item stays on one page. */
export function listSlabs(setting: Setting, { items, numbered }: Of<'list'>, parent: Tag): Slab[] {
  const list = tagIn(parent, 'L');
  const pictures = items.map(({ image }) => {
    const picture = image ? setting.pictures.get(image) : undefined;
    return image && picture ? { ...picture, key: image } : undefined;
  });
  // All items are indented if one has a drawing or picture, so that their texts align.
  const drawn = items.some(({ scene }) => scene !== undefined);
  const pictured = pictures.some((picture) => picture !== undefined);
  const left = PAGE.left + (drawn ? DRAWING + AFTER_DRAWING : pictured ? PICTURE.edge + PICTURE.gap : 0);
  const text = { x: left + MARK, width: CONTENT_WIDTH - (left - PAGE.left) - MARK, align: 'left' } as const;
  const drawingHeight = (DRAWING * SCENE.height) / SCENE.width;
  return items.map((item, index) => {
    const tag = tagIn(tagIn(list, 'LI'), 'LBody');
    const mark = setLines(setting, [{ text: numbered ? `${index + 1}.` : '•', style: 'largeStrong' }], MARK);
    const lines = setLines(setting, [{ text: item.text, style: 'large' }], text.width);
    const height = Math.max(heightOf(lines), drawn ? drawingHeight : pictured ? PICTURE.edge : 0);
    const picture = pictures[index];
    return {
      height: height + BELOW,
      draw(canvas, top) {
        if (item.scene) canvas.drawing(item.scene, PAGE.left, top + (height - drawingHeight) / 2, DRAWING);
        if (picture) canvas.picture(picture, PAGE.left, top + (height - PICTURE.edge) / 2, PICTURE.edge);
        let y = top + (height - heightOf(lines)) / 2;
        for (const line of mark) canvas.text(line, { ...text, x: left }, y, tag);
        for (const line of lines) {
          canvas.text(line, text, y, tag);
          y += line.style.line;
        }
      },
    };
  });
}
