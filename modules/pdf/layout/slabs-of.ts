import type { Block } from '../blocks/block.ts';
import type { Setting } from '../blocks/set-lines.ts';
import { type Tag, tagIn } from '../blocks/tag.ts';
import { listSlabs } from './list-slabs.ts';
import { productSlabs } from './product-slabs.ts';
import { signatureSlabs } from './signature-slabs.ts';
import { gapSlab, type Slab, turnSlab } from './slab.ts';
import { factsSlabs, tableSlabs } from './table-slabs.ts';
import { checkSlabs, headingSlabs, textSlabs, titleSlabs } from './text-slabs.ts';

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
