import type { CareType, CartAreas, CartTab } from './cart.ts';
import { type AddContext, addProduct, addTab, type TabPlace } from './cart-edit.ts';

/** A cart with a place prepared in it. */
export interface Prepared {
  readonly cart: CartAreas;
  readonly place: TabPlace;
}

/** An empty proposal of an area: the first existing one, else a new one at the end. */
export function ownPlace(cart: CartAreas, area: CareType): Prepared {
  const tab = cart[area].findIndex(({ lines }) => lines.length === 0);
  if (tab !== -1) return { cart, place: { area, tab } };
  return { cart: addTab(cart, area), place: { area, tab: cart[area].length } };
}

/**
 * Removes the proposals that a change has emptied; each area keeps at least one. Proposals that were empty before
 * stay.
 */
export function withoutEmptied(before: CartAreas, after: CartAreas): CartAreas {
  const kept = (area: CareType): readonly CartTab[] => {
    const tabs = after[area].filter((tab) => tab.lines.length > 0 || before[area].includes(tab));
    if (tabs.length === after[area].length) return after[area];
    return tabs.length > 0 ? tabs : after[area].slice(0, 1);
  };
  const areas: CartAreas = [kept(0), kept(1), kept(2)];
  return areas.every((tabs, area) => tabs === after[area]) ? after : areas;
}

/** Adds a product as a needs-based proposal of its own: the first empty one of the area, else a new one. */
export function addNeedsBased(cart: CartAreas, product: string, context: AddContext): Prepared {
  const found = context.products.get(product);
  const { cart: ready, place } = ownPlace(cart, 0);
  return { cart: found === undefined ? cart : addProduct(ready, place, found, context), place };
}
