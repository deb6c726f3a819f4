import { PAGE } from './measures.ts';
import type { Slab } from './slab.ts';

/** A slab on its page, `top` in millimetres. */
export interface PlacedSlab {
  readonly slab: Slab;
  readonly top: number;
  /** A head that stands there once more. */
  readonly repeated: boolean;
}

/**
 * Parts slabs into pages. What is to stay together goes to the next page as a whole, unless it is taller than a
 * page. White space never begins a page, and the heads of a table stand above its rows on each.
 *
 * @param firstTop where the text begins on the first page, in millimetres
 */
export function paginate(
  slabs: readonly Slab[],
  firstTop: number = PAGE.firstTop,
): readonly (readonly PlacedSlab[])[] {
  const pages: PlacedSlab[][] = [[]];
  let y = firstTop;
  const turn = () => {
    pages.push([]);
    y = PAGE.top;
  };
  const put = (slab: Slab, repeated: boolean) => {
    pages.at(-1)?.push({ slab, top: y, repeated });
    y += slab.height;
  };
  for (const group of groups(slabs)) {
    if (y + heightOf(group) > PAGE.bottom && pages.at(-1)?.length !== 0) turn();
    for (const slab of group) {
      if (y + slab.height > PAGE.bottom && pages.at(-1)?.length !== 0) turn();
      const first = pages.at(-1)?.length === 0;
      if (slab.gap && first) continue;
      if (first) for (const head of slab.head ?? []) put(head, true);
      put(slab, false);
    }
  }
  return pages;
}

const heightOf = (group: readonly Slab[]) => group.reduce((height, slab) => height + slab.height, 0);

/** Slabs between which no page ends. */
function groups(slabs: readonly Slab[]): Slab[][] {
  const found: Slab[][] = [];
  let open = false;
  for (const slab of slabs) {
    if (open) found.at(-1)?.push(slab);
    else found.push([slab]);
    // White space does not part what is kept: a heading stays with the heading that follows it.
    open = slab.keep || (open && slab.gap) || false;
  }
  return found;
}
