import type { CartAreas, CartLine, CartTab } from './cart.ts';
import type { TabPlace } from './cart-edit.ts';

/** What a removal took from the cart: enough to put it back, also when other things have changed since. */
export type Removal =
  | { readonly kind: 'lines'; readonly place: TabPlace; readonly before: readonly CartLine[] }
  | { readonly kind: 'tab'; readonly place: TabPlace; readonly tab: CartTab };

/** Notes the lines of a proposal before some of them are taken away. */
export function noteLines(cart: CartAreas, place: TabPlace): Removal {
  return { kind: 'lines', place, before: cart[place.area][place.tab]?.lines ?? [] };
}

/** Notes a proposal before it is closed; undefined where there is none. */
export function noteTab(cart: CartAreas, place: TabPlace): Removal | undefined {
  const tab = cart[place.area][place.tab];
  return tab && { kind: 'tab', place, tab };
}

/**
 * Puts back what a removal took, in its place. Lines that were added or changed since stay as they are; lines
 * of a proposal that has gone meanwhile return to the last one of its area.
 */
export function putBack(cart: CartAreas, removal: Removal): CartAreas {
  const { area, tab } = removal.place;
  const tabs = [...cart[area]];
  if (removal.kind === 'tab') {
    tabs.splice(tab, 0, removal.tab);
  } else {
    const index = Math.min(tab, tabs.length - 1);
    const { lines } = tabs[index] as CartTab;
    tabs[index] = { lines: linesWith(lines, removal.before) };
  }
  return cart.map((each, index) => (index === area ? tabs : each)) as unknown as CartAreas;
}

function linesWith(now: readonly CartLine[], before: readonly CartLine[]): readonly CartLine[] {
  const taken = new Set<string | undefined>(before.map(({ id }) => id));
  for (const { id } of now) taken.delete(id);
  // A Fixierhose that another Vorlage has inherited goes back to its own.
  const owners = new Map(before.map(({ id, companionOf }) => [id, companionOf]));
  const result = now.map((line) => {
    const owner = owners.get(line.id);
    return taken.has(owner) ? { ...line, companionOf: owner } : line;
  });
  // A Vorlage that has come since has brought a Fixierhose: the one that comes back brings no second.
  const held = now.some(({ companionOf }) => companionOf !== undefined);
  before.forEach((line, index) => {
    if (taken.has(line.id) && !(held && taken.has(line.companionOf))) result.splice(index, 0, line);
  });
  return result;
}
