import type { Product } from '#catalogue/domain';
import { areaOfLine, areasOf } from './area.ts';
import { CARE_TYPES, type CartAreas, type CartLine } from './cart.ts';
import { type AddContext, addProduct, removeLine, type TabPlace, withTab } from './cart-edit.ts';
import {
  type ChoiceMode,
  type ChoiceModes,
  DEFAULT_MODE,
  isSamePlace,
  modeInCart,
  placedLines,
  QUALITIES,
  type Quality,
} from './choice-mode.ts';
import { moveLines } from './move-lines.ts';
import { ownPlace, type Prepared, withoutEmptied } from './proposal-place.ts';

/** Facts that decide where a chosen product goes. */
export interface PlacingFacts extends AddContext {
  /** How several products of a quality are meant; those without a mode stay as they are in the cart. */
  readonly modes: ChoiceModes;
}

/**
 * Puts the chosen products of the recommendation into the cart (consultation specification, section 2).
 * Products of one quality are alternatives, each in a proposal of its own, or belong together in one, as the
 * adviser decides. Newly chosen products are added, products that were placed before and are no longer chosen
 * are removed, and so are proposals emptied by that. Existing lines keep the adviser's settings; lines added
 * by hand are neither moved nor removed.
 *
 * @param placed ids that an earlier call placed and that could have been chosen again
 */
export function placeChosen(
  cart: CartAreas,
  placed: readonly string[],
  chosen: readonly string[],
  facts: PlacingFacts,
): CartAreas {
  const rest = takeBack(
    cart,
    placed.filter((id) => !chosen.includes(id)),
    facts,
  );
  const arranged = QUALITIES.reduce((result, quality) => arrange(result, quality, chosen, facts), rest);
  const products = chosen.flatMap((id) => facts.products.get(id) ?? []);
  // Fixierhosen last: a Vorlage brings its own, and what the cart holds by then is not added again.
  const ordered = [...products.filter((product) => product.Anwendungstyp !== 'Fixierhosen'), ...products];
  const modes = new Map(QUALITIES.map((quality) => [quality, modeOf(cart, placed, quality, facts)]));
  const full = ordered.reduce((result, product) => {
    if (isPlaced(result, product, facts)) return result;
    return addChosen(result, product, modes, chosen, facts);
  }, arranged);
  return withoutEmptied(cart, full);
}

/**
 * Whether a chosen product is placed: it came from the recommendation, or is where the recommendation would place it.
 * One added elsewhere by hand is a separate purchase, and one in a hidden area does not count.
 */
function isPlaced(cart: CartAreas, product: Product, facts: PlacingFacts): boolean {
  const home = areaOfLine(product, facts);
  return areasOf(facts.method).some((area) =>
    cart[area].some(({ lines }) =>
      lines.some((line) => line.product === product.id && (area === home || line.origin !== 'catalogue')),
    ),
  );
}

function modeOf(
  cart: CartAreas,
  placed: readonly string[],
  quality: Quality,
  { modes, products }: PlacingFacts,
): ChoiceMode {
  return modes[quality] ?? modeInCart(cart, placed, quality, products) ?? DEFAULT_MODE;
}

function takeBack(cart: CartAreas, dropped: readonly string[], { products }: PlacingFacts): CartAreas {
  const lines = QUALITIES.flatMap((quality) => placedLines(cart, dropped, quality, products));
  const bought = dropped.filter((id) => products.get(id)?.PremiumBasis === '-');
  const purchases = CARE_TYPES.flatMap((area) =>
    (cart[area][0]?.lines ?? [])
      .filter((line) => bought.includes(line.product) && line.origin !== 'catalogue')
      .map((line) => ({ line, place: { area, tab: 0 } as const })),
  );
  return [...lines, ...purchases].reduce(
    (result, { line, place }) => removeLine(result, place, line.id, products),
    cart,
  );
}

/** Merges or splits the products of a quality in the cart according to its mode. */
function arrange(
  cart: CartAreas,
  quality: Quality,
  chosen: readonly string[],
  facts: PlacingFacts,
): CartAreas {
  const mode = facts.modes[quality];
  if (mode === undefined) return cart;
  const taken: TabPlace[] = [];
  return placedLines(cart, chosen, quality, facts.products).reduce((result, { line, place }) => {
    if (mode === 'together') {
      const group = taken.find(({ area }) => area === place.area);
      if (group === undefined) taken.push(place);
      return group === undefined ? result : moveLines(result, place, group, [line.id], facts);
    }
    if (!taken.some((other) => isSamePlace(other, place))) {
      taken.push(place);
      return result;
    }
    const own = ownPlace(result, place.area);
    return moveLines(own.cart, place, own.place, [line.id], facts);
  }, cart);
}

function addChosen(
  cart: CartAreas,
  product: Product,
  modes: ReadonlyMap<string, ChoiceMode>,
  chosen: readonly string[],
  facts: PlacingFacts,
): CartAreas {
  const { PremiumBasis: tier } = product;
  if (tier === '-') return addProduct(cart, null, product, facts);
  const area = areaOfLine(product, facts);
  const others = placedLines(cart, chosen, tier, facts.products).filter(({ place }) => place.area === area);
  const partner = modes.get(tier) === 'together' ? others[0] : others.find(isPartnerOf(product, facts));
  const { cart: ready, place }: Prepared = partner ? { cart, place: partner.place } : ownPlace(cart, area);
  return linkFixierhose(addProduct(ready, place, product, facts), place, product, facts);
}

/** Links a Fixierhose that was chosen before its Vorlage to it. */
function linkFixierhose(
  cart: CartAreas,
  place: TabPlace,
  { id, Anwendungstyp }: Product,
  { products }: PlacingFacts,
): CartAreas {
  if (Anwendungstyp !== 'Vorlagen') return cart;
  const isOwn = (line: CartLine) =>
    products.get(line.product)?.Anwendungstyp === 'Fixierhosen' &&
    line.origin !== 'catalogue' &&
    line.companionOf === undefined;
  return withTab(cart, place, ({ lines }) => {
    const vorlage = lines.find((line) => line.product === id)?.id;
    return { lines: lines.map((line) => (isOwn(line) ? { ...line, companionOf: vorlage } : line)) };
  });
}

/** A Vorlage and a Fixierhose chosen separately belong together. */
function isPartnerOf({ Anwendungstyp }: Product, { products }: PlacingFacts) {
  const wanted = { Vorlagen: 'Fixierhosen', Fixierhosen: 'Vorlagen' }[Anwendungstyp as string];
  return ({ line }: { line: { product: string } }) =>
    wanted !== undefined && products.get(line.product)?.Anwendungstyp === wanted;
}
