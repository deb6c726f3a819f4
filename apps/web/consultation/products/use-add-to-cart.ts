import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useState } from 'react';
import type { Product } from '#catalogue/domain';
import { addProduct, areaOfAddedLine, areasOf } from '#consultation/domain';
import { useCare } from '../care-data.ts';
import { shownAt } from '../cart/shown-proposal.ts';
import { useConsultation, useRight } from '../consultation-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { newLineId } from '../line-id.ts';
import { usePerson } from '../use-person.ts';
import { openedFor, sizesInCart } from './cart-place.ts';

/** A size of a product that the adviser wants in the cart, where the product is in it already. */
export interface RepeatedChoice {
  readonly product: Product;
  readonly size: string;
  readonly inCart: readonly string[];
}

/** Adds a chosen size to the cart and goes there; asks first where the product is in the cart already. */
export function useAddToCart() {
  const { products } = useCare();
  const { method } = useConsultation().institution;
  const { draft, update } = useDraft();
  const { answers, insurer, gross } = usePerson();
  const { state } = useLocation();
  const navigate = useNavigate();
  const mayCalculate = useRight('versorg_aufr');
  const [asked, setAsked] = useState<RepeatedChoice | null>(null);
  const { cart } = draft;
  const { groesse: wantedSize } = answers;
  const selfPay = insurer?.selfPay ?? false;

  const put = useCallback(
    (product: Product, size: string) => {
      const place = openedFor(state, cart, method) ?? {
        area: areaOfAddedLine(product, method, selfPay, gross),
        tab: 0,
      };
      const context = { products, wantedSize, size, nextId: newLineId };
      update((before) => ({
        ...before,
        cart: addProduct(before.cart, place, product, context),
        shown: shownAt(place, before.shown),
      }));
      navigate(mayCalculate ? '/cart' : '/offer');
    },
    [state, cart, method, selfPay, gross, products, wantedSize, update, navigate, mayCalculate],
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
  return { add, asked, confirm, dismiss };
}
