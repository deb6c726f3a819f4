import { areasOf, type CareType, type CartAreas, type TabPlace } from '#consultation/domain';
import type { Berechnungsmethode } from '#institution/domain';

/**
 * The proposal from which the catalogue was opened, from the history state; null if there is none, or if it has
 * been closed or hidden since.
 *
 * @param state the page's history state, unvalidated
 */
export function openedFor(state: unknown, cart: CartAreas, method: Berechnungsmethode): TabPlace | null {
  if (typeof state !== 'object' || state === null) return null;
  const { area, tab } = state as Partial<Record<keyof TabPlace, unknown>>;
  const known = areasOf(method).find((each) => each === area);
  if (known === undefined || typeof tab !== 'number' || cart[known][tab] === undefined) return null;
  return { area: known, tab };
}

/** The distinct sizes of a product in the given areas of the cart. */
export function sizesInCart(cart: CartAreas, areas: readonly CareType[], product: string): readonly string[] {
  const lines = areas.flatMap((area) => cart[area].flatMap((tab) => tab.lines));
  return [...new Set(lines.filter((line) => line.product === product).map(({ size }) => size))];
}
