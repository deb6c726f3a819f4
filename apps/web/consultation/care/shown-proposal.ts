import { areasOf, type CareType, type CartAreas, type TabPlace } from '#consultation/domain';
import type { Berechnungsmethode } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { Draft, ShownProposal } from '../draft/draft.ts';

/** Shows an area, and optionally one of its proposals. */
export type ShowProposal = (area: CareType, tab?: number) => void;

/** What to show: the last position in the calculator if it still exists, else the default one. */
export function shownIn(
  { cart, shown }: Pick<Draft, 'cart' | 'shown'>,
  method: Berechnungsmethode,
  gross: Cents | null,
): ShownProposal {
  const tabs = shown?.tabs ?? [0, 0, 0];
  const last = (area: CareType) => Math.min(tabs[area], cart[area].length - 1);
  const known = shown !== undefined && areasOf(method).includes(shown.area);
  return { area: known ? shown.area : firstArea(cart, gross), tabs: [last(0), last(1), last(2)] };
}

/** The same state with another area, and optionally another proposal of it. */
export function turnTo(shown: ShownProposal, area: CareType, tab = shown.tabs[area]): ShownProposal {
  const [needs, wish, free] = shown.tabs;
  return { area, tabs: [area === 0 ? tab : needs, area === 1 ? tab : wish, area === 2 ? tab : free] };
}

/** The state after a product has been added at `place`. */
export function shownAt(place: TabPlace, before: ShownProposal | undefined): ShownProposal {
  return turnTo({ area: place.area, tabs: before?.tabs ?? [0, 0, 0] }, place.area, place.tab);
}

/** Desired care if there is no allowance or only wish products are chosen, else needs-based care. */
function firstArea(cart: CartAreas, gross: Cents | null): CareType {
  const filled = (area: CareType) => cart[area].some((tab) => tab.lines.length > 0);
  return gross === 0 || (!filled(0) && filled(1)) ? 1 : 0;
}
