import { SCENE } from '#catalogue/domain';
import type { Block } from '../blocks/block.ts';
import { CONTENT_WIDTH, LARGE_PICTURE, PAGE, SIDE_PICTURE } from '../blocks/measures.ts';
import { heightOf, type Setting, setLines } from '../blocks/set-lines.ts';
import { type Tag, tagIn } from '../blocks/tag.ts';
import { rowSlabs } from './row-slabs.ts';
import { signatureSlabs } from './signature-slabs.ts';
import { gapSlab, type Slab, turnSlab } from './slab.ts';
import { factsSlabs, tableSlabs } from './table-slabs.ts';
import { checkSlabs, headingSlabs, textSlabs, titleSlabs } from './text-slabs.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Width of a drawing, and the gaps after it, after a number or point, and below an item, in millimetres. */
const DRAWING = 28;
const AFTER_DRAWING = 4;
const MARK = 8;
const BELOW = 1.4;

/** Points or numbered steps in large text, each with its drawing before it. An item stays on one page. */
function listSlabs(setting: Setting, { items, numbered }: Of<'list'>, parent: Tag): Slab[] {
  const list = tagIn(parent, 'L');
  // All items are indented if one has a drawing, so that their texts align.
  const drawn = items.some(({ scene }) => scene !== undefined);
  const left = PAGE.left + (drawn ? DRAWING + AFTER_DRAWING : 0);
  const text = { x: left + MARK, width: CONTENT_WIDTH - (left - PAGE.left) - MARK, align: 'left' } as const;
  const drawingHeight = (DRAWING * SCENE.height) / SCENE.width;
  return items.map((item, index) => {
    const tag = tagIn(tagIn(list, 'LI'), 'LBody');
    const mark = setLines(setting, [{ text: numbered ? `${index + 1}.` : '•', style: 'largeStrong' }], MARK);
    const lines = setLines(setting, [{ text: item.text, style: 'large' }], text.width);
    const height = Math.max(heightOf(lines), drawn ? drawingHeight : 0);
    return {
      height: height + BELOW,
      draw(canvas, top) {
        if (item.scene) canvas.drawing(item.scene, PAGE.left, top + (height - drawingHeight) / 2, DRAWING);
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

/** The slabs of a block; its structure nodes are added below `parent`. */
export function slabsOf(setting: Setting, block: Block, parent: Tag): Slab[] {
  switch (block.kind) {
    case 'title':
      return titleSlabs(setting, block, parent);
    case 'heading':
      return headingSlabs(setting, block, parent);
    case 'text':
      return spared(textSlabs(setting, block, tagIn(parent, 'P')), block.spare);
    case 'facts':
      return factsSlabs(setting, block, parent);
    case 'table':
      return tableSlabs(setting, block, parent);
    case 'list':
      return listSlabs(setting, block, parent);
    case 'checks':
      return checkSlabs(setting, block, parent);
    case 'signatures':
      return signatureSlabs(setting, block, parent);
    case 'product':
      return productSlabs(setting, block, parent);
    case 'new-page':
      return [turnSlab()];
    case 'gap':
      return [gapSlab(block.height)];
    case 'together':
      return together(
        block.blocks.flatMap((each) => slabsOf(setting, each, parent)),
        block.withNext,
      );
  }
}

/** Printed as a whole or not at all. */
function spared(slabs: Slab[], spare = false): Slab[] {
  if (!spare) return slabs;
  return slabs.map((slab, index) => ({
    ...slab,
    spare,
    keep: index < slabs.length - 1 ? ('firm' as const) : undefined,
  }));
}

/**
 * Keeps slabs together. Groups within become firm, so that the inner one holds if the outer one is too tall for a
 * page.
 */
function together(slabs: readonly Slab[], withNext = false): Slab[] {
  return slabs.map((slab, index) => {
    if (index === slabs.length - 1 && !withNext) return slab;
    return { ...slab, keep: slab.keep === undefined ? 'soft' : 'firm' };
  });
}

/**
 * A product in words with its picture before them, or with the drawing of its kind; without either, the words begin
 * at the margin.
 */
function productSlabs(
  setting: Setting,
  { picture: key, type, paragraphs, small = false }: Of<'product'>,
  parent: Tag,
): Slab[] {
  const picture = key === null ? undefined : setting.pictures.get(key);
  const pictureSize = small ? SIDE_PICTURE : LARGE_PICTURE;
  const shown = picture && key !== null ? { picture: { ...picture, key } } : type ? { drawing: type } : null;
  const x = PAGE.left + (shown === null ? 0 : pictureSize.edge + pictureSize.gap);
  const cell = { x, width: PAGE.right - x, align: 'left' as const, paragraphs, tag: tagIn(parent, 'P') };
  return rowSlabs(setting, [{ ...cell, ...shown, pictureSize }], { padding: 1 });
}
