import { type CartAreas, reviewCart } from '#consultation/domain';
import { productNames, reasonsOf } from './review-words.ts';

type Facts = Parameters<typeof reviewCart>[1];

/** The products of the cart that no longer fit the answers, each with its reasons in a line. */
export function reviewLines(cart: CartAreas, facts: Facts): readonly string[] {
  return reviewCart(cart, facts).map((finding) => {
    const names = productNames(finding, cart, facts.products).join(', ');
    return `${names}: ${reasonsOf(finding)
      .map(({ why }) => why)
      .join(' ')}`;
  });
}
