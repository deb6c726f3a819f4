import type { Product } from '#catalogue/domain';
import { areaOfLine, areasOf } from '../cart/area.ts';
import type { CareType, CartAreas, CartLine } from '../cart/cart.ts';
import { addProduct, addTab, type TabPlace } from '../cart/cart-edit.ts';
import { type PlacingFacts, placeChosen } from '../cart/place-chosen.ts';
import type { Offer, TabOffer } from '../pricing/offer.ts';

/** What a recommended product costs, as the calculator will show it. */
export interface PickFigure {
  readonly area: CareType;
  /** The figures of its proposal. */
  readonly tab: TabOffer;
  readonly line: CartLine;
  /** Whether its proposal holds other products, too. */
  readonly isShared: boolean;
}

/** The cart and the choice that the figures are for. */
export interface PickSource {
  readonly cart: CartAreas;
  /** Recommended products that the cart holds already, as `placeChosen` takes them. */
  readonly placed: readonly string[];
  readonly chosen: readonly string[];
  /** The recommended products. */
  readonly listed: readonly Product[];
  readonly facts: PlacingFacts;
  /** Prices a cart as screens show it. */
  readonly price: (cart: CartAreas) => Offer;
}

/**
 * The figures of recommended products, by product id. A chosen one has those of the proposal in which the calculator
 * will hold it; another one those it would have as one more proposal. Nothing is calculated here: the carts are made
 * and priced as the calculator's.
 */
export function pickFigures(source: PickSource): ReadonlyMap<string, PickFigure> {
  const { cart, placed, chosen, listed, facts, price } = source;
  const after = placeChosen(cart, placed, chosen, facts);
  const figures = new Map<string, PickFigure>();
  const note = (product: Product, within: CartAreas, offer: Offer, place: TabPlace) => {
    const figure = figureAt(product, within, offer, place);
    if (figure !== undefined) figures.set(product.id, figure);
  };
  const offer = price(after);
  const others: Product[] = [];
  for (const product of listed) {
    const place = chosen.includes(product.id) ? placeOf(product, after, facts) : undefined;
    if (place === undefined) others.push(product);
    else note(product, after, offer, place);
  }
  // Apart: under method C a further needs-based proposal would change what wish care costs.
  const isNeedsBased = (product: Product) => areaOfLine(product, facts) === 0;
  for (const group of [others.filter(isNeedsBased), others.filter((product) => !isNeedsBased(product))]) {
    if (group.length === 0) continue;
    let added = after;
    const places = group.map((product) => {
      const area = areaOfLine(product, facts);
      const place = { area, tab: added[area].length };
      added = addProduct(addTab(added, area), place, product, facts);
      return place;
    });
    const priced = price(added);
    for (const [index, product] of group.entries()) note(product, added, priced, places[index] as TabPlace);
  }
  return figures;
}

/** Where the calculator holds a chosen product; see `placeChosen` for what was added elsewhere by hand. */
function placeOf(product: Product, cart: CartAreas, facts: PlacingFacts): TabPlace | undefined {
  const home = areaOfLine(product, facts);
  const areas = [home, ...areasOf(facts.method).filter((area) => area !== home)];
  for (const area of areas) {
    const tab = cart[area].findIndex(({ lines }) =>
      lines.some((line) => isOf(line, product) && (area === home || line.origin !== 'catalogue')),
    );
    if (tab !== -1) return { area, tab };
  }
  return undefined;
}

const isOf = (line: CartLine, { id }: Product) => line.product === id;

function figureAt(
  product: Product,
  cart: CartAreas,
  offer: Offer,
  { area, tab }: TabPlace,
): PickFigure | undefined {
  const lines = cart[area][tab]?.lines ?? [];
  const line = lines.find((each) => isOf(each, product));
  const totals = offer.areas[area].tabs[tab];
  if (line === undefined || totals === undefined) return undefined;
  const isShared = lines.some(
    ({ id, companionOf }) => id !== line.id && companionOf !== line.id && line.companionOf !== id,
  );
  return { area, tab: totals, line, isShared };
}
