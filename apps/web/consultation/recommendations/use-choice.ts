import { useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import type { Product } from '#catalogue/domain';
import { areaOfAddedLine, holdsProduct, placeChosen, recommendedProducts } from '#consultation/domain';
import { useCare } from '../care-data.ts';
import { shownAt } from '../cart/shown-proposal.ts';
import { useConsultation, useRight } from '../consultation-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { newLineId } from '../line-id.ts';
import { usePerson } from '../use-person.ts';

/** The recommended products, which of them are chosen, and the way on with those. */
export function useChoice(recommendationKey: string) {
  const navigate = useNavigate();
  const { products, recommendations } = useCare();
  const { method } = useConsultation().institution;
  const { draft, update } = useDraft();
  const { answers, insurer, gross } = usePerson();
  const mayCalculate = useRight('versorg_aufr');
  const selfPay = insurer?.selfPay ?? false;
  const areaOf = (product: Product) => areaOfAddedLine(product, method, selfPay, gross);
  const list = useMemo(
    () => recommendedProducts({ ids: recommendations[recommendationKey] ?? [], products }),
    [recommendations, recommendationKey, products],
  );
  const listed = (id: string) => list.some(({ product }) => product.id === id);
  // What was deleted in the calculator is no longer chosen; what is no longer recommended stays there.
  const deleted = (id: string) => draft.placed.includes(id) && !holdsProduct(draft.cart, id);
  const chosen = draft.chosen.filter((id) => listed(id) && !deleted(id));

  const toggle = (id: string) =>
    update((current) => ({
      ...current,
      chosen: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
      placed: current.placed.filter((other) => !deleted(other)),
    }));
  /** Only wish products: the calculator opens on them (consultation specification, section 2). */
  const onlyWishes = () =>
    chosen.length > 0 && list.every(({ product }) => !chosen.includes(product.id) || areaOf(product) === 1);
  const goOn = () => {
    update((current) => ({
      ...current,
      chosen,
      placed: chosen,
      shown: onlyWishes() ? shownAt({ area: 1, tab: 0 }, current.shown) : undefined,
      cart: placeChosen(current.cart, current.placed.filter(listed), chosen, {
        products,
        wantedSize: answers.groesse,
        nextId: newLineId,
        method,
        selfPay,
        gross,
      }),
    }));
    navigate(mayCalculate ? '/cart' : '/offer');
  };
  return { list, chosen, areaOf, toggle, goOn, mayCalculate };
}
