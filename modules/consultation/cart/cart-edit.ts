import type { Product } from '#catalogue/domain';
import { type AreaFacts, areaOfLine } from './area.ts';
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

/** Input for adding a product, besides the cart. `nextId` gives a fresh line id at each call. */
export interface AddContext extends AreaFacts, LineSource {
  readonly products: ProductsById;
  /** The person's clothing size. */
  readonly wantedSize: string | undefined;
  /** Size chosen for this product only; undefined: the person's size. */
  readonly size?: string | undefined;
  readonly nextId: () => string;
}

const EMPTY_TAB: CartTab = { lines: [] };

/** A cart without lines: one empty proposal in each area. */
export const EMPTY_CART: CartAreas = [[EMPTY_TAB], [EMPTY_TAB], [EMPTY_TAB]];

/** Whether the areas hold no line; by default all areas. */
export function isCartEmpty(cart: CartAreas, areas: readonly CareType[] = CARE_TYPES): boolean {
  return areas.every((area) => cart[area].every((tab) => tab.lines.length === 0));
}

function withArea(cart: CartAreas, area: CareType, tabs: readonly CartTab[]): CartAreas {
  const [needs, wish, free] = cart;
  if (area === 0) return [tabs, wish, free];
  return area === 1 ? [needs, tabs, free] : [needs, wish, tabs];
}

/** The cart with one proposal changed; the others keep their identity. */
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

/** Removes every line of a proposal; the proposal stays. */
export function clearTab(cart: CartAreas, place: TabPlace): CartAreas {
  return withTab(cart, place, () => EMPTY_TAB);
}

/** Appends a copy of a proposal to its area; its lines get fresh ids. */
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
 * Where a product is added: to the given proposal if its area is the product's, else to the first proposal of the
 * product's area.
 *
 * @param opened null if not added from a proposal
 */
export function placeOfAddition(product: Product, facts: AreaFacts, opened: TabPlace | null): TabPlace {
  const area = areaOfLine(product, facts, opened?.area);
  return opened?.area === area ? opened : { area, tab: 0 };
}

/**
 * Where a scanned product is added: a scan is opened from no area, so that the product's own area decides; in it the
 * shown proposal, else the first one.
 */
export function placeOfScan(product: Product, facts: AreaFacts, shown: TabPlace): TabPlace {
  const area = areaOfLine(product, facts);
  return shown.area === area ? shown : { area, tab: 0 };
}

/** Adds a product at placeOfAddition, with the Fixierhose that a Vorlage brings along. */
export function addProduct(
  cart: CartAreas,
  opened: TabPlace | null,
  product: Product,
  context: AddContext,
): CartAreas {
  return withTab(cart, placeOfAddition(product, context, opened), (tab) => {
    const { products, wantedSize, nextId } = context;
    const source = context.size === undefined ? context : { ...context, hip: undefined };
    const line = newLine(product, context.size ?? wantedSize, nextId(), source);
    const companion = companionLine(line, tab, products, wantedSize, nextId(), context);
    return { ...tab, lines: companion ? [...tab.lines, line, companion] : [...tab.lines, line] };
  });
}

/**
 * Removes a line and its companion Fixierhose. A Fixierhose that another Vorlage of the proposal needs is linked to
 * that one instead.
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
 * Changes the size; packs set by hand fall back to the computed ones. Choosing the current size confirms it.
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
