import { useMemo } from 'react';
import { chosenPlaces, idsOf, knownCart, type RecommendedProduct } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { DocumentInput } from '#pdf/domain';
import { useRight } from '../../../session/frame-data.ts';
import { useConsultation } from '../../area/consultation-data.ts';
import { useCare } from '../../care/care-data.ts';
import { useRecommended } from '../../care/use-recommended.ts';
import { useDraft } from '../../draft/draft-provider.tsx';
import { useGoneNames } from '../../figures/use-gone-names.ts';
import { usePicks } from '../../figures/use-picks.ts';

const NONE: readonly RecommendedProduct[] = [];

/** The open consultation as input for the documents; a line that has left the catalogue is named, but not counted. */
export function useDocumentInput(insurer: Krankenkasse): DocumentInput {
  const { products, questionnaire, letterhead, contractPrices } = useCare();
  const { institution, prices, today } = useConsultation();
  const { answers, cart, details, chosenProposal, bought, largeType, appointments } = useDraft().draft;
  const advises = useRight('bera_durch');
  const nameOf = useGoneNames();
  const list = useRecommended();
  const { basis, wish, rest } = usePicks((advises && list) || NONE);
  return useMemo(() => {
    const picked = [wish, basis].flatMap((pick) => (pick ? idsOf(pick) : []));
    const recommended = [...picked, ...rest.map(({ product }) => product.id)];
    const known = knownCart(cart, products, nameOf);
    const places = chosenPlaces(known, { chosenProposal, bought });
    const lines = cart.flat().flatMap((tab) => tab.lines.map(({ product }) => product));
    // Only the products it names, not the whole catalogue: the input is copied into the worker each time.
    const named = new Set([...lines, ...recommended]);
    return {
      today,
      answers,
      questionnaire,
      institution: letterhead,
      institutionId: institution.id,
      insurer,
      method: institution.method,
      products: new Map([...products].filter(([id]) => named.has(id))),
      prices,
      cart: known,
      recommended,
      contractPrices,
      details,
      appointments,
      decided: places.supply ?? undefined,
      bought: places.bought,
      largeType,
    };
  }, [
    answers,
    cart,
    details,
    appointments,
    chosenProposal,
    bought,
    largeType,
    basis,
    wish,
    rest,
    contractPrices,
    today,
    questionnaire,
    letterhead,
    insurer,
    institution.method,
    institution.id,
    products,
    prices,
    nameOf,
  ]);
}
