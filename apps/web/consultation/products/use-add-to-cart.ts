import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useMemo, useState } from 'react';
import type { Product } from '#catalogue/domain';
import { addProduct, areasOf, placeOfAddition } from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { addedInWords } from '../care/added-in-words.ts';
import { shownAt } from '../care/shown-proposal.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { useDraft } from '../draft/draft-provider.tsx';
import { openedFor, sizesInCart } from './cart-place.ts';

/** The chosen size of a product that is already in the cart. */
export interface RepeatedChoice {
  readonly product: Product;
  readonly size: string;
  readonly inCart: readonly string[];
}

/** Adds a chosen size to the cart and opens the cart; asks first if the product is already in it. */
export function useAddToCart() {
  const { method } = useConsultation().institution;
  const { draft, update } = useDraft();
  const facts = useAddContext('catalogue');
  const { state } = useLocation();
  const navigate = useNavigate();
  const mayCalculate = useRight('versorg_aufr');
  const [asked, setAsked] = useState<RepeatedChoice | null>(null);
  const { cart } = draft;

  const opened = useMemo(() => openedFor(state, cart, method), [state, cart, method]);

  const put = useCallback(
    (product: Product, size: string) => {
      update(
        (before) => ({
          ...before,
          cart: addProduct(before.cart, opened, product, { ...facts, size }),
          shown: shownAt(placeOfAddition(product, facts, opened), before.shown),
        }),
        addedInWords(product),
      );
      navigate(mayCalculate ? '/cart' : '/offer');
    },
    [opened, facts, update, navigate, mayCalculate],
  );
  const add = useCallback(
    (product: Product, size: string) => {
      const inCart = sizesInCart(cart, areasOf(method), product.id);
      if (inCart.length === 0) put(product, size);
      else setAsked({ product, size, inCart });
    },
    [cart, method, put],
  );
  const dismiss = () => setAsked(null);
  const confirm = () => asked && put(asked.product, asked.size);
  return { add, asked, confirm, dismiss, opened };
}
