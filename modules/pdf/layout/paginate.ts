import { PAGE } from '../blocks/measures.ts';
import type { Keep, Slab } from './slab.ts';

/** A slab on its page, `top` in millimetres. */
export interface PlacedSlab {
  readonly slab: Slab;
  readonly top: number;
  /** A repeated table head. */
  readonly repeated: boolean;
}

/**
 * Breaks slabs into pages. Slabs that stay together move to the next page as a whole, unless they are taller than a
 * page. No page begins with white space or with what can be spared, and
 * table heads are repeated on each page.
 *
 * @param firstTop where the text begins on the first page, in millimetres, and `top` on each other
 */
export function paginate(
  slabs: readonly Slab[],
  firstTop: number = PAGE.firstTop,
  top: number = PAGE.top,
): readonly (readonly PlacedSlab[])[] {
  const pages: PlacedSlab[][] = [[]];
  let y = firstTop;
  const isEmpty = () => pages.at(-1)?.length === 0;
  const turn = () => {
    pages.push([]);
    y = top;
  };
  const fits = (height: number) => y + height <= PAGE.bottom + ROUNDING || isEmpty();
  const turnUnlessFits = (height: number) => {
    if (!fits(height)) turn();
  };
  const put = (slab: Slab, repeated: boolean) => {
    pages.at(-1)?.push({ slab, top: y, repeated });
    y += slab.height;
  };
  const place = (group: readonly Slab[]) => {
    // White space turns no page: what follows does, unless it can be spared.
    const mayGo = group.every(({ spare, gap, turns }) => spare || (gap && !turns));
    if (mayGo && !fits(heightOf(group))) return;
    turnUnlessFits(heightOf(group));
    for (const slab of group) {
      if (slab.turns && !isEmpty()) turn();
      turnUnlessFits(slab.height);
      const first = isEmpty();
      if (slab.gap && first) continue;
      if (first) for (const head of slab.head ?? []) put(head, true);
      put(slab, false);
    }
  };
  for (const group of groups(slabs, 'soft')) {
    if (top + heightOf(group) <= PAGE.bottom) place(group);
    else for (const part of groups(group, 'firm')) place(part);
  }
  return pages;
}

/** Sums of the same heights in another order may differ by this; a group that just fits must not lose its last line. */
const ROUNDING = 1e-6;

const heightOf = (group: readonly Slab[]) => group.reduce((height, slab) => height + slab.height, 0);

/** Groups of slabs without a page break, kept at least as firmly as given. */
function groups(slabs: readonly Slab[], least: Keep): Slab[][] {
  const found: Slab[][] = [];
  let open = false;
  for (const slab of slabs) {
    if (open) found.at(-1)?.push(slab);
    else found.push([slab]);
    const keeps = slab.keep === 'firm' || (least === 'soft' && slab.keep === 'soft');
    // White space does not end a group: a heading stays with the heading that follows it.
    open = keeps || (open && slab.gap) || false;
  }
  return found;
}
