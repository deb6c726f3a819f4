import { useCallback, useState } from 'react';
import type { Product } from '#catalogue/domain';
import {
  type AddContext,
  addProduct,
  areasOf,
  type CartAreas,
  isSamePlace,
  placeOfAddition,
  type TabPlace,
} from '#consultation/domain';
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

/** The proposal from which a choice is added, if there is one; it is kept if it is of the product's area. */
export type OpenedFor = (choice: Choice, facts: AddContext) => TabPlace | null;

/**
 * Adds products of the catalogue to the cart; asks first if one is already in it.
 *
 * @param shown the proposal on the screen; the screen tells of what is added elsewhere
 */
export function useAddition(openedFor: OpenedFor, onAdded: (addition: Addition) => void, shown?: TabPlace) {
  const { method } = useConsultation().institution;
  const { update, getState } = useDraftActions();
  const facts = useAddContext('catalogue');
  const [asked, setAsked] = useState<RepeatedChoice | null>(null);

  const put = useCallback(
    (choice: Choice) => {
      const { product, size } = choice;
      const opened = openedFor(choice, facts);
      const place = placeOfAddition(product, facts, opened);
      update(
        (before) => ({
          ...before,
          cart: addProduct(before.cart, opened, product, { ...facts, size }),
          shown: shownAt(place, before.shown),
        }),
        addedInWords(product, size),
        shown !== undefined && !isSamePlace(place, shown),
      );
      onAdded({ ...choice, place, cart: getState().draft.cart });
    },
    [openedFor, facts, update, getState, onAdded, shown],
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
