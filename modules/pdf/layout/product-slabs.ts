import type { Block } from '../blocks/block.ts';
import { LARGE_PICTURE, PAGE, SIDE_PICTURE } from '../blocks/measures.ts';
import type { Setting } from '../blocks/set-lines.ts';
import { type Tag, tagIn } from '../blocks/tag.ts';
import { rowSlabs } from './row-slabs.ts';
import type { Slab } from './slab.ts';

/** A product in words with its drawing before them; without one, the words begin at the margin. */
export function productSlabs(
  setting: Setting,
  { picture: key, paragraphs, small = false }: Extract<Block, { kind: 'product' }>,
  parent: Tag,
): Slab[] {
  const picture = key === null ? undefined : setting.pictures.get(key);
  const pictureSize = small ? SIDE_PICTURE : LARGE_PICTURE;
  const x = PAGE.left + (picture === undefined ? 0 : pictureSize.edge + pictureSize.gap);
  const cell = { x, width: PAGE.right - x, align: 'left' as const, paragraphs, tag: tagIn(parent, 'P') };
  const pictured =
    key === null || picture === undefined ? cell : { ...cell, picture: { ...picture, key }, pictureSize };
  return rowSlabs(setting, [pictured], { padding: 1 });
}
