import { CARE_TYPES, type CartAreas } from './cart.ts';
import type { TabPlace } from './cart-edit.ts';

const countLines = (cart: CartAreas) =>
  cart.reduce((sum, tabs) => sum + tabs.reduce((lines, tab) => lines + tab.lines.length, 0), 0);
const countTabs = (cart: CartAreas) => cart.reduce((sum, tabs) => sum + tabs.length, 0);

/** Whether a step removed lines or a proposal from the cart. */
export function tookAway(before: CartAreas, after: CartAreas): boolean {
  return countLines(after) < countLines(before) || countTabs(after) < countTabs(before);
}

/**
 * The place to show after an undo from `after` to `before`: the first proposal that differs, or the last one of its
 * area if that is gone; null if the carts are equal.
 */
export function changedPlace(before: CartAreas, after: CartAreas): TabPlace | null {
  for (const area of CARE_TYPES) {
    if (before[area] === after[area]) continue;
    const count = Math.max(before[area].length, after[area].length);
    for (let tab = 0; tab < count; tab += 1) {
      if (before[area][tab] !== after[area][tab])
        return { area, tab: Math.min(tab, before[area].length - 1) };
    }
  }
  return null;
}
