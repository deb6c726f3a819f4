import type { Block } from './block.ts';
import { gapSlab, type Setting, type Slab } from './slab.ts';
import { factsSlabs, tableSlabs } from './table-slabs.ts';
import { type Tag, tagIn } from './tag.ts';
import { checkSlabs, headingSlabs, signatureSlabs, textSlabs, titleSlabs } from './text-slabs.ts';

/** What is drawn for a block, and its nodes below `parent`. */
export function slabsOf(setting: Setting, block: Block, parent: Tag): Slab[] {
  switch (block.kind) {
    case 'title':
      return titleSlabs(setting, block, parent);
    case 'heading':
      return headingSlabs(setting, block, parent);
    case 'text':
      return textSlabs(setting, block, tagIn(parent, 'P'));
    case 'facts':
      return factsSlabs(setting, block, parent);
    case 'table':
      return tableSlabs(setting, block, parent);
    case 'checks':
      return checkSlabs(setting, block, parent);
    case 'signatures':
      return signatureSlabs(setting, block, parent);
    case 'gap':
      return [gapSlab(block.height)];
    case 'together':
      return together(block.blocks.flatMap((each) => slabsOf(setting, each, parent)));
  }
}

function together(slabs: readonly Slab[]): Slab[] {
  return slabs.map((slab, index) => (index === slabs.length - 1 ? slab : { ...slab, keep: true }));
}
