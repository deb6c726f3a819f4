import type { Berechnungsmethode } from '#institution/domain';
import { areasOf } from './area.ts';
import type { CartAreas, LineChoice } from './cart.ts';
import type { TabPlace } from './cart-edit.ts';
import { isSamePlace } from './choice-mode.ts';
import { chosenPlace, linesOfProposal } from './chosen-proposal.ts';
import { isFilled } from './proposal-number.ts';

/** What a person has chosen, as a draft keeps it: results of `linesOfProposal`. */
export interface Choice {
  /** The supply; undefined: not decided yet. */
  readonly chosenProposal?: readonly string[] | undefined;
  /** What is bought besides; undefined: not decided yet. */
  readonly bought?: readonly (readonly string[])[] | undefined;
}

/** The same by places. */
export interface ChosenPlaces {
  readonly supply: TabPlace | null;
  readonly bought: readonly TabPlace[] | undefined;
}

/**
 * Between which proposals a person decides: at most one of areas 0 and 1, their supply, and any of free sale, which is
 * bought besides and never instead.
 */
export interface Decision<Place extends TabPlace = TabPlace> {
  /** The filled proposals of areas 0 and 1. */
  readonly alternatives: readonly Place[];
  /** The one that the person has decided for, or could decide for no other one; null before. */
  readonly supply: Place | null;
  /** The person has decided for it. */
  readonly decided: boolean;
  /** The filled proposals of free sale. */
  readonly sales: readonly Place[];
  /** Those that are bought: all that were chosen, else the only one. */
  readonly bought: readonly Place[];
}

/** What is decided in a cart, between the filled proposals in the areas of the method. */
export function decisionAt(
  cart: CartAreas<LineChoice>,
  chosen: ChosenPlaces,
  method: Berechnungsmethode,
): Decision {
  const filled = areasOf(method).flatMap((area) =>
    cart[area].flatMap((proposal, tab) => (isFilled(proposal) ? [{ area, tab }] : [])),
  );
  const alternatives = filled.filter(({ area }) => area !== 2);
  const sales = filled.filter(({ area }) => area === 2);
  const named = alternatives.find((place) => isIn(chosen.supply, place)) ?? null;
  const [only = null] = alternatives.length === 1 ? alternatives : [];
  const { bought } = chosen;
  return {
    alternatives,
    supply: named ?? only,
    decided: named !== null,
    sales,
    bought:
      bought === undefined
        ? sales.filter(() => sales.length === 1)
        : sales.filter((place) => bought.some((each) => isSamePlace(each, place))),
  };
}

const isIn = (chosen: TabPlace | null, place: TabPlace) => chosen !== null && isSamePlace(chosen, place);

/**
 * The places of what is chosen, wherever its lines are now. A purchase that an older draft has chosen in place of a
 * supply is bought besides.
 */
export function chosenPlaces(cart: CartAreas, { chosenProposal, bought }: Choice): ChosenPlaces {
  const place = chosenPlace(cart, chosenProposal);
  const places = bought?.flatMap((lines) => chosenPlace(cart, lines) ?? []);
  return place?.area === 2
    ? { supply: null, bought: [...(places ?? []), place] }
    : { supply: place, bought: places };
}

/** The same for a choice as a draft keeps it. */
export function decisionOf(cart: CartAreas, choice: Choice, method: Berechnungsmethode): Decision {
  return decisionAt(cart, chosenPlaces(cart, choice), method);
}

/** Decides for a proposal, or takes the decision back: another supply takes its place, free sale is added. */
export function decide(
  cart: CartAreas,
  choice: Choice,
  method: Berechnungsmethode,
  place: TabPlace,
): { readonly [Key in keyof Required<Choice>]: Choice[Key] } {
  const { supply, decided, bought } = decisionOf(cart, choice, method);
  const lines = (places: readonly TabPlace[]) => places.map((each) => linesOfProposal(cart, each));
  if (place.area === 2) {
    const others = bought.filter((each) => !isSamePlace(each, place));
    const [chosenProposal] = lines(decided && supply !== null ? [supply] : []);
    return { chosenProposal, bought: lines(others.length < bought.length ? others : [...bought, place]) };
  }
  return {
    chosenProposal: decided && isIn(supply, place) ? undefined : linesOfProposal(cart, place),
    bought: chosenPlaces(cart, choice).bought === undefined ? undefined : lines(bought),
  };
}
