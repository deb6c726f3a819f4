import { type CartAreas, holdsProduct } from '#consultation/domain';
import type { Draft } from '../draft/draft.ts';

/**
 * Updates the choice on /recommendations after products in the cart were replaced: replaced ones are unticked,
 * their replacements ticked.
 */
export function followReplacements(draft: Draft, cart: CartAreas): Draft {
  const before = new Map(linesOf(draft.cart).map(({ id, product }) => [id, product]));
  const replaced = new Map<string, string>();
  for (const { id, product } of linesOf(cart)) {
    const former = before.get(id);
    if (former !== undefined && former !== product && !holdsProduct(cart, former))
      replaced.set(former, product);
  }
  if (replaced.size === 0) return draft;
  const follow = (ids: readonly string[]) => [...new Set(ids.map((id) => replaced.get(id) ?? id))];
  return { ...draft, chosen: follow(draft.chosen), placed: follow(draft.placed) };
}

function linesOf(cart: CartAreas) {
  return cart.flatMap((tabs) => tabs.flatMap(({ lines }) => lines));
}
