import type { Product } from '#catalogue/domain';

/** 0 medically necessary, 1 desired care, 2 free sale (consultation specification, section 3). */
export type CareType = 0 | 1 | 2;
export const CARE_TYPES = [0, 1, 2] as const satisfies readonly CareType[];

/** Times of day a product is worn: 0 Tag, 1 Nacht, 2 24h. */
export type Period = 0 | 1 | 2;
/** `selectedTime` of a new line (consultation specification, section 9). */
export const DEFAULT_PERIOD: Period = 2;

/** What is chosen on a line and decides its price. Prices and totals are computed from it, never stored. */
export interface LineChoice {
  /** Id of the product (`parentProductId`). */
  readonly product: string;
  /** Key of the chosen size. */
  readonly size: string;
  /** Pieces a day, 1-10; undefined takes the product's usual need. */
  readonly dailyNeed?: number | undefined;
  /** Packs a month, 1-30, set by hand; undefined computes them from the need. */
  readonly monthlyPackages?: number | undefined;
}

/** Where a line came from. */
export type LineOrigin = 'recommendation' | 'catalogue';

/** What the answers said when a line was last decided: as long as they say the same, nothing is asked again. */
export interface ChosenFor {
  /** Key of the recommendation; null while an answer was missing for one. */
  readonly key: string | null;
  /** The person's Konfektionsgröße; null where unanswered. */
  readonly size: string | null;
  /** Whether the person pays alone, as a self-payer without an allowance; null where that was not known. */
  readonly paysAlone: boolean | null;
}

/** A line of the adviser's cart. */
export interface CartLine extends LineChoice {
  readonly id: string;
  readonly selectedTime: Period;
  /** The size was preselected without a match for the person: the adviser is asked to check it. */
  readonly needsToSelectSize: boolean;
  /** Id of the Vorlage line this Fixierhose belongs to: it goes when that line goes. */
  readonly companionOf?: string | undefined;
  /** Undefined on a line of a draft that did not note it yet. */
  readonly origin?: LineOrigin | undefined;
  /** Undefined likewise. */
  readonly chosenFor?: ChosenFor | undefined;
}

/** A line whose product or size has left the catalogue: nothing is known of it but its name, if that. */
export interface GoneLine extends Pick<LineChoice, 'product' | 'size'> {
  /** Produktbezeichnung as it was last shown; null where nobody noted it. */
  readonly name: string | null;
}

/** A proposal ('Vorschlag n') in one area. */
export interface CartTab<Line extends LineChoice = CartLine> {
  readonly lines: readonly Line[];
  /** Lines that the catalogue no longer has, taken out of `lines` (`knownCart`): each lacks a price. */
  readonly gone?: readonly GoneLine[] | undefined;
}

/** One list of proposals per care type, in the order of CARE_TYPES. */
export type CartAreas<Line extends LineChoice = CartLine> = readonly [
  readonly CartTab<Line>[],
  readonly CartTab<Line>[],
  readonly CartTab<Line>[],
];

/** Whether any proposal holds a product. */
export function holdsProduct(cart: CartAreas, productId: string): boolean {
  return cart.some((tabs) => tabs.some((tab) => tab.lines.some((line) => line.product === productId)));
}

/** Products by id, as the calculation and the cart look them up. */
export type ProductsById = ReadonlyMap<string, Product>;
