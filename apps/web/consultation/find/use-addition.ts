import { useCallback, useState } from 'react';
import type { Product } from '#catalogue/domain';
import { addProduct, areasOf, type CartAreas, placeOfAddition, type TabPlace } from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { addedInWords } from '../care/added-in-words.ts';
import { shownAt } from '../care/shown-proposal.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { sizesInCart } from './cart-place.ts';

/** A size of a product to be added; without a size the person's is taken. */
export interface Choice {
  readonly product: Product;
  readonly size?: string | undefined;
  /** Whether a scanner has named it. */
  readonly scanned?: boolean;
}

/** A choice of a product that is already in the cart. */
export interface RepeatedChoice extends Choice {
  readonly inCart: readonly string[];
}

/** What has been added. */
export interface Addition extends Choice {
  readonly place: TabPlace;
  /** The cart afterwards. */
  readonly cart: CartAreas;
}

/**
 * Adds products of the catalogue to the cart; asks first if one is already in it.
 *
 * @param opened the proposal to add to, if it is of the product's area
 */
export function useAddition(opened: TabPlace | null, onAdded: (addition: Addition) => void) {
  const { method } = useConsultation().institution;
  const { update, getState } = useDraftActions();
  const facts = useAddContext('catalogue');
  const [asked, setAsked] = useState<RepeatedChoice | null>(null);

  const put = useCallback(
    (choice: Choice) => {
      const { product, size } = choice;
      const place = placeOfAddition(product, facts, opened);
      update(
        (before) => ({
          ...before,
          cart: addProduct(before.cart, opened, product, { ...facts, size }),
          shown: shownAt(place, before.shown),
        }),
        addedInWords(product, size),
      );
      onAdded({ ...choice, place, cart: getState().draft.cart });
    },
    [opened, facts, update, getState, onAdded],
  );
  const add = useCallback(
    (choice: Choice) => {
      const inCart = sizesInCart(getState().draft.cart, areasOf(method), choice.product.id);
      if (inCart.length === 0) put(choice);
      else setAsked({ ...choice, inCart });
    },
    [method, put, getState],
  );
  const dismiss = () => setAsked(null);
  const confirm = () => {
    setAsked(null);
    if (asked) put(asked);
  };
  return { add, asked, confirm, dismiss };
}
