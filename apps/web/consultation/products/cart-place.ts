import { areasOf, type CareType, type CartAreas, type TabPlace } from '#consultation/domain';
import type { Berechnungsmethode } from '#institution/domain';

/**
 * The proposal from which the catalogue was opened, as the way here carries it; null where there is none, or
 * where it has been closed or hidden meanwhile.
 *
 * @param state what the history knows about this page: anything
 */
export function openedFor(state: unknown, cart: CartAreas, method: Berechnungsmethode): TabPlace | null {
  if (typeof state !== 'object' || state === null) return null;
  const { area, tab } = state as Partial<Record<keyof TabPlace, unknown>>;
  const known = areasOf(method).find((each) => each === area);
  if (known === undefined || typeof tab !== 'number' || cart[known][tab] === undefined) return null;
  return { area: known, tab };
}

/** Sizes of a product that the given areas of the cart hold, each once. */
export function sizesInCart(cart: CartAreas, areas: readonly CareType[], product: string): readonly string[] {
  const lines = areas.flatMap((area) => cart[area].flatMap((tab) => tab.lines));
  return [...new Set(lines.filter((line) => line.product === product).map(({ size }) => size))];
}
