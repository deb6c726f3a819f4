import type { Product } from '#catalogue/domain';

/** 0 medically necessary, 1 desired care, 2 free sale (consultation specification, section 3). */
export type CareType = 0 | 1 | 2;
export const CARE_TYPES = [0, 1, 2] as const satisfies readonly CareType[];

/** Times of day a product is worn: 0 Tag, 1 Nacht, 2 24h. */
export type Period = 0 | 1 | 2;
/** `selectedTime` of a new line (consultation specification, section 9). */
export const DEFAULT_PERIOD: Period = 2;

/** The choices on a line that decide its price. Prices and totals are computed from it, never stored. */
export interface LineChoice {
  /** Id of the product (`parentProductId`). */
  readonly product: string;
  /** Key of the chosen size. */
  readonly size: string;
  /** Pieces a day, 1-10; undefined: the product's usual need. */
  readonly dailyNeed?: number | undefined;
  /** Packs a month, 1-30, set by hand; undefined: computed from the need. */
  readonly monthlyPackages?: number | undefined;
}

/** Where a line came from. */
export type LineOrigin = 'recommendation' | 'catalogue';

/** The answers a line was last decided for; while they are unchanged, the review does not ask again. */
export interface ChosenFor {
  /** Key of the recommendation; null if an answer was missing. */
  readonly key: string | null;
  /** The person's Konfektionsgröße; null if unanswered. */
  readonly size: string | null;
  /** The person's hip circumference in cm; undefined if unanswered. */
  readonly hip?: number | undefined;
  /** Whether the person is a self-payer without an allowance; null if that was unknown. */
  readonly paysAlone: boolean | null;
}

/** A line of the adviser's cart. */
export interface CartLine extends LineChoice {
  readonly id: string;
  readonly selectedTime: Period;
  /** The size is a guess; the adviser is asked to check it. */
  readonly needsToSelectSize: boolean;
  /** Id of the Vorlage line this Fixierhose belongs to; both are removed together. */
  readonly companionOf?: string | undefined;
  /** Undefined on a line of an older draft. */
  readonly origin?: LineOrigin | undefined;
  /** Undefined on a line of an older draft. */
  readonly chosenFor?: ChosenFor | undefined;
}

/** A line whose product or size has left the catalogue. */
export interface GoneLine extends Pick<LineChoice, 'product' | 'size'> {
  /** Produktbezeichnung as last shown; null if unknown. */
  readonly name: string | null;
}

/** A proposal ('Vorschlag n') in one area. */
export interface CartTab<Line extends LineChoice = CartLine> {
  readonly lines: readonly Line[];
  /** Lines that have left the catalogue, moved out of `lines` by `knownCart`; none has a price. */
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
