import type { Product } from '#catalogue/domain';
import { type AreaFacts, areaOfLine } from '../answers/area.ts';
import {
  CARE_TYPES,
  type CareType,
  type CartAreas,
  type CartLine,
  type CartTab,
  type Period,
  type ProductsById,
} from './cart.ts';
import { companionLine } from './companion.ts';
import { type LineSource, newLine } from './new-line.ts';

/** Where an edit happens: an area and the index of a tab in it. */
export interface TabPlace {
  readonly area: CareType;
  readonly tab: number;
}

/** What adding needs to know besides the cart. `nextId` gives a fresh line id at each call. */
export interface AddContext extends AreaFacts, LineSource {
  readonly products: ProductsById;
  /** The person's clothing size. */
  readonly wantedSize: string | undefined;
  /** Size chosen for this product alone; undefined takes the person's. */
  readonly size?: string | undefined;
  readonly nextId: () => string;
}

const EMPTY_TAB: CartTab = { lines: [] };

/** A cart without lines: one empty proposal in each area. */
export const EMPTY_CART: CartAreas = [[EMPTY_TAB], [EMPTY_TAB], [EMPTY_TAB]];

/** Whether none of the areas holds a line; left out: all of them. */
export function isCartEmpty(cart: CartAreas, areas: readonly CareType[] = CARE_TYPES): boolean {
  return areas.every((area) => cart[area].every((tab) => tab.lines.length === 0));
}

function withArea(cart: CartAreas, area: CareType, tabs: readonly CartTab[]): CartAreas {
  const [needs, wish, free] = cart;
  if (area === 0) return [tabs, wish, free];
  return area === 1 ? [needs, tabs, free] : [needs, wish, tabs];
}

/** The cart with one proposal changed; all others stay the objects they are. */
export function withTab(
  cart: CartAreas,
  { area, tab }: TabPlace,
  change: (tab: CartTab) => CartTab,
): CartAreas {
  return withArea(
    cart,
    area,
    cart[area].map((each, index) => (index === tab ? change(each) : each)),
  );
}

/** Adds an empty proposal at the end of an area. */
export function addTab(cart: CartAreas, area: CareType): CartAreas {
  return withArea(cart, area, [...cart[area], EMPTY_TAB]);
}

/** Closes a proposal; the first one of an area stays. */
export function closeTab(cart: CartAreas, { area, tab }: TabPlace): CartAreas {
  if (tab === 0) return cart;
  return withArea(
    cart,
    area,
    cart[area].filter((_, index) => index !== tab),
  );
}

/** Takes every line from a proposal; the proposal itself stays. */
export function clearTab(cart: CartAreas, place: TabPlace): CartAreas {
  return withTab(cart, place, () => EMPTY_TAB);
}

/** Adds a copy of a proposal at the end of its area. Its lines are lines of their own, with fresh ids. */
export function duplicateTab(cart: CartAreas, { area, tab }: TabPlace, nextId: () => string): CartAreas {
  const lines = cart[area][tab]?.lines ?? [];
  const ids = new Map(lines.map(({ id }) => [id, nextId()]));
  const copies = lines.map((line) => ({
    ...line,
    id: ids.get(line.id) as string,
    companionOf: line.companionOf && ids.get(line.companionOf),
  }));
  return withArea(cart, area, [...cart[area], { lines: copies }]);
}

/**
 * Where a product goes: into the proposal from which it is added, as far as its area is the product's, else into
 * the first of the area in which it belongs.
 *
 * @param opened null where it is not added from a proposal
 */
export function placeOfAddition(product: Product, facts: AreaFacts, opened: TabPlace | null): TabPlace {
  const area = areaOfLine(product, facts, opened?.area);
  return opened?.area === area ? opened : { area, tab: 0 };
}

/** Adds a product where placeOfAddition says, with the Fixierhose a Vorlage brings along. */
export function addProduct(
  cart: CartAreas,
  opened: TabPlace | null,
  product: Product,
  context: AddContext,
): CartAreas {
  return withTab(cart, placeOfAddition(product, context, opened), (tab) => {
    const { products, wantedSize, nextId } = context;
    const line = newLine(product, context.size ?? wantedSize, nextId(), context);
    const companion = companionLine(line, tab, products, wantedSize, nextId(), context);
    return { ...tab, lines: companion ? [...tab.lines, line, companion] : [...tab.lines, line] };
  });
}

/**
 * Removes a line. Its companion Fixierhose goes with it, unless another Vorlage of the proposal has none but
 * this: then it is linked to that one.
 */
export function removeLine(
  cart: CartAreas,
  place: TabPlace,
  lineId: string,
  products: ProductsById,
): CartAreas {
  return withTab(cart, place, (tab) => {
    const rest = tab.lines.filter((line) => line.id !== lineId);
    const isOfType = (line: CartLine, type: Product['Anwendungstyp']) =>
      products.get(line.product)?.Anwendungstyp === type;
    const held = rest.some((line) => line.companionOf !== lineId && isOfType(line, 'Fixierhosen'));
    const heir = held ? undefined : rest.find((line) => isOfType(line, 'Vorlagen'));
    const lines = rest.flatMap((line) => {
      if (line.companionOf !== lineId) return [line];
      return heir === undefined ? [] : [{ ...line, companionOf: heir.id }];
    });
    return { ...tab, lines };
  });
}

function withLine(
  cart: CartAreas,
  place: TabPlace,
  lineId: string,
  change: (line: CartLine) => CartLine,
): CartAreas {
  return withTab(cart, place, (tab) => ({
    ...tab,
    lines: tab.lines.map((line) => (line.id === lineId ? change(line) : line)),
  }));
}

/**
 * Changes the size; packs set by hand fall back to the computed ones (readings, section 1). The size that is
 * chosen already is confirmed: it asks for no check any more.
 */
export function changeSize(cart: CartAreas, place: TabPlace, lineId: string, size: string): CartAreas {
  return withLine(cart, place, lineId, (line) => ({
    ...line,
    size,
    needsToSelectSize: false,
    monthlyPackages: size === line.size ? line.monthlyPackages : undefined,
  }));
}

/**
 * Changes the daily need; packs set by hand fall back to the computed ones, except where packs do not
 * follow the need (Fixierhose, liquids).
 */
export function changeNeed(
  cart: CartAreas,
  place: TabPlace,
  lineId: string,
  dailyNeed: number,
  followsNeed: boolean,
): CartAreas {
  return withLine(cart, place, lineId, (line) => ({
    ...line,
    dailyNeed,
    monthlyPackages: followsNeed ? undefined : line.monthlyPackages,
  }));
}

/** Sets the packs a month by hand; they stay until size or need changes. */
export function changePackages(cart: CartAreas, place: TabPlace, lineId: string, packs: number): CartAreas {
  return withLine(cart, place, lineId, (line) => ({ ...line, monthlyPackages: packs }));
}

/** Sets the time of day a product is worn. */
export function changePeriod(cart: CartAreas, place: TabPlace, lineId: string, period: Period): CartAreas {
  return withLine(cart, place, lineId, (line) => ({ ...line, selectedTime: period }));
}
