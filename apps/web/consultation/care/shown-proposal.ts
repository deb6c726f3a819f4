import { areasOf, type CareType, type CartAreas, type TabPlace } from '#consultation/domain';
import type { Berechnungsmethode } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { Draft, ShownProposal } from '../draft/draft.ts';

/** Turns to an area, and to a proposal of it where one is named. */
export type ShowProposal = (area: CareType, tab?: number) => void;

/** What to show: where the calculator stood last, as far as that is still there, else where it begins. */
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

/** The same with another area turned to, and there with a proposal where one is named. */
export function turnTo(shown: ShownProposal, area: CareType, tab = shown.tabs[area]): ShownProposal {
  const [needs, wish, free] = shown.tabs;
  return { area, tabs: [area === 0 ? tab : needs, area === 1 ? tab : wish, area === 2 ? tab : free] };
}

/** What is shown once a product has been added at a place. */
export function shownAt(place: TabPlace, before: ShownProposal | undefined): ShownProposal {
  return turnTo({ area: place.area, tabs: before?.tabs ?? [0, 0, 0] }, place.area, place.tab);
}

/** Desired care where there is no allowance or nothing else was chosen, else needs-based care. */
function firstArea(cart: CartAreas, gross: Cents | null): CareType {
  const filled = (area: CareType) => cart[area].some((tab) => tab.lines.length > 0);
  return gross === 0 || (!filled(0) && filled(1)) ? 1 : 0;
}
