import {
  areasOf,
  type CareType,
  chosenPlace,
  isFilled,
  proposalNumber,
  type TabPlace,
} from '#consultation/domain';
import type { Berechnungsmethode } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { Draft } from '../draft/draft.ts';
import { shownIn } from './shown-proposal.ts';

/** A filled proposal, and whether the person has decided for it or could decide for no other one. */
export interface ChosenProposal extends TabPlace {
  readonly decided: boolean;
}

/**
 * The proposal that the person has decided for; before that, the one last shown in the calculator, else the first
 * filled one of its area, else of all. Null if none is filled.
 */
export function chosenProposal(
  draft: Pick<Draft, 'cart' | 'shown' | 'chosenProposal'>,
  method: Berechnungsmethode,
  gross: Cents | null,
): ChosenProposal | null {
  const decision = chosenPlace(draft.cart, draft.chosenProposal);
  if (decision !== null && areasOf(method).includes(decision.area)) return { ...decision, decided: true };
  const { area, tabs } = shownIn(draft, method, gross);
  const filled = [area, ...areasOf(method)].flatMap((each) =>
    draft.cart[each].flatMap((proposal, tab) => (isFilled(proposal) ? [{ area: each, tab }] : [])),
  );
  const last = filled.find((place) => place.area === area && place.tab === tabs[area]);
  const place = last ?? filled[0];
  const places = new Set(filled.map((each) => `${each.area} ${each.tab}`));
  return place === undefined ? null : { ...place, decided: places.size === 1 };
}

const SHORT_NAMES: Readonly<Record<CareType, string>> = {
  0: 'Medizinisch notwendig',
  1: 'Wunsch',
  2: 'Freiverkauf',
};

/** A filled proposal in few words: 'Wunsch 1'. */
export function shortName({ area, tab }: TabPlace, cart: Draft['cart']): string {
  return `${SHORT_NAMES[area]} ${proposalNumber(cart[area], tab) ?? ''}`.trim();
}
