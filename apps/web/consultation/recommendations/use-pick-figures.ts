import {
  type PickFigure,
  type PlacingFacts,
  pickFigures,
  type RecommendedProduct,
} from '#consultation/domain';
import { usePerson } from '../care/use-person.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { usePricing } from '../figures/use-offer.ts';

/** What each recommended product costs, by product id; null without a Krankenkasse. */
export function usePickFigures(source: {
  list: readonly RecommendedProduct[];
  chosen: readonly string[];
  placed: readonly string[];
  facts: PlacingFacts;
}): ReadonlyMap<string, PickFigure> | null {
  const { list, chosen, placed, facts } = source;
  const { insurer } = usePerson();
  const cart = useDraftPart((state) => state.draft.cart);
  const price = usePricing();
  if (insurer === null) return null;
  const listed = list.map(({ product }) => product);
  return pickFigures({
    cart,
    placed,
    chosen,
    listed,
    facts,
    price: (each) => price(each, insurer).offer,
  });
}
