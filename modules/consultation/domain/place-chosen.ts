import type { Product } from '#catalogue/domain';
import type { Berechnungsmethode } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { areaOfAddedLine } from './area.ts';
import { CARE_TYPES, type CartAreas } from './cart.ts';
import { type AddContext, addProduct, removeLine } from './cart-edit.ts';

/** What decides in which area a chosen product goes. */
export interface PlacingFacts extends AddContext {
  readonly method: Berechnungsmethode;
  readonly selfPay: boolean;
  /** Gross allowance in cents; null where none can be named. */
  readonly gross: Cents | null;
}

/**
 * Saves the chosen products of the recommendation into the cart (consultation specification, section 2):
 * each newly chosen one goes into the first proposal of its area, each that was placed before and is no
 * longer chosen leaves it. What is in the cart already stays as it is, with what the adviser set there, and
 * so does what was added to a further proposal by hand.
 *
 * @param placed ids that an earlier call placed and that could have been chosen again
 */
export function placeChosen(
  cart: CartAreas,
  placed: readonly string[],
  chosen: readonly string[],
  facts: PlacingFacts,
): CartAreas {
  const dropped = placed.filter((id) => !chosen.includes(id));
  const fresh = chosen.flatMap((id) => facts.products.get(id) ?? []);
  // Fixierhosen last: a Vorlage brings its own. What is in the cart by then is not added again.
  const ordered = [...fresh.filter((product) => product.Anwendungstyp !== 'Fixierhosen'), ...fresh];
  return ordered.reduce(
    (result, product) => addOnce(result, product, facts),
    dropped.reduce((result, id) => takeBack(result, id, facts), cart),
  );
}

/** Whether any proposal holds a product. */
export function holdsProduct(cart: CartAreas, productId: string): boolean {
  return cart.some((tabs) => tabs.some((tab) => tab.lines.some((line) => line.product === productId)));
}

function addOnce(cart: CartAreas, product: Product, facts: PlacingFacts): CartAreas {
  if (holdsProduct(cart, product.id)) return cart;
  const area = areaOfAddedLine(product, facts.method, facts.selfPay, facts.gross);
  return addProduct(cart, { area, tab: 0 }, product, facts);
}

function takeBack(cart: CartAreas, productId: string, facts: PlacingFacts): CartAreas {
  let result = cart;
  for (const area of CARE_TYPES) {
    cart[area][0]?.lines.forEach((line) => {
      if (line.product === productId) result = removeLine(result, { area, tab: 0 }, line.id, facts.products);
    });
  }
  return result;
}
