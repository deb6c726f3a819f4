import { CARE_TYPES, type CartAreas } from './cart.ts';
import type { TabPlace } from './cart-edit.ts';

/**
 * What identifies a chosen proposal: the ids of its lines. A place does not, because proposals before it are closed,
 * and lines move.
 */
export function linesOfProposal(cart: CartAreas, { area, tab }: TabPlace): readonly string[] {
  return (cart[area][tab]?.lines ?? []).map(({ id }) => id);
}

/**
 * Where the chosen proposal is now: the proposal that holds the first of its lines that is still in the cart.
 *
 * @param chosen result of `linesOfProposal`; undefined if none was chosen
 * @returns null if none was chosen, or all its lines have been removed
 */
export function chosenPlace(cart: CartAreas, chosen: readonly string[] | undefined): TabPlace | null {
  for (const id of chosen ?? []) {
    for (const area of CARE_TYPES) {
      const tab = cart[area].findIndex(({ lines }) => lines.some((line) => line.id === id));
      if (tab !== -1) return { area, tab };
    }
  }
  return null;
}
