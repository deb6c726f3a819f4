import type { PricedProduct } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { LineChoice } from './cart.ts';

/** Limits of what a line may hold (consultation specification, section 5). */
export const DAILY_NEED = { min: 1, max: 10 } as const;
export const MONTHLY_PACKAGES = { min: 1, max: 30 } as const;
/** A month of care, in days (consultation specification, section 9). */
export const DAYS_PER_MONTH = 30;

/** A size as the calculation sees it: pieces a pack and list price in cents (null: none known). */
type PricedSize = PricedProduct['sizes'][string];

/** A priced line. Amounts in cents; null where neither an own nor a list price is known. */
export interface LineOffer {
  readonly product: string;
  readonly size: string;
  readonly dailyNeed: number;
  readonly monthlyPackages: number;
  /** Gross price of one pack. */
  readonly price: Cents | null;
  readonly totalPrice: Cents | null;
}

/** Pieces a day where the adviser says nothing else: 1 Fixierhose, 3 from severe incontinence on, else 2. */
export function usualNeed(product: Pick<PricedProduct, 'Anwendungstyp' | 'Schweregrad'>): number {
  if (product.Anwendungstyp === 'Fixierhosen') return 1;
  return product.Schweregrad === 'Schwere Inkontinenz' || product.Schweregrad === 'Schwerste Inkontinenz'
    ? 3
    : 2;
}

/**
 * How many times a day a product is changed: 3 from severe incontinence on, else 2 (consultation
 * specification, section 9); null for what is not worn against incontinence itself, such as a Fixierhose.
 */
export function dailyChanges(product: Pick<PricedProduct, 'Anwendungstyp' | 'Schweregrad'>): number | null {
  if (product.Anwendungstyp === 'Fixierhosen' || product.Schweregrad === 'Kein Schweregrad') return null;
  return usualNeed(product);
}

/** Whether the packs of a product follow from its need; one pack of a Fixierhose or a liquid lasts the month. */
export function packsFollowNeed(product: Pick<PricedProduct, 'Anwendungstyp' | 'liquid'>): boolean {
  return product.Anwendungstyp !== 'Fixierhosen' && !product.liquid;
}

/** Packs a month for a need before the limit: the need of 30 days in whole packs, rounded up. */
export function packsForNeed(dailyNeed: number, pieces: number): number {
  return Math.ceil((DAYS_PER_MONTH * dailyNeed) / pieces);
}

/** Packs a month of a choice, and whether the limit of 30 cut the need short. */
export function monthlyPackages(
  product: Pick<PricedProduct, 'Anwendungstyp' | 'liquid'>,
  pieces: number,
  dailyNeed: number,
): { readonly packs: number; readonly clamped: boolean } {
  if (!packsFollowNeed(product)) return { packs: 1, clamped: false };
  const packs = packsForNeed(dailyNeed, pieces);
  return packs > MONTHLY_PACKAGES.max
    ? { packs: MONTHLY_PACKAGES.max, clamped: true }
    : { packs, clamped: false };
}

/** Gross price of one pack in cents: the institution's own price of the size, else its UVP, else null. */
export function unitPrice(size: PricedSize, prices: OwnPrices): Cents | null {
  return prices.get(size.id) ?? size.price;
}

/** Prices one line. Amounts in cents (readings, section 1). */
export function priceLine(
  line: LineChoice,
  product: PricedProduct,
  size: PricedSize,
  prices: OwnPrices,
): LineOffer {
  const dailyNeed = line.dailyNeed ?? usualNeed(product);
  const packs = line.monthlyPackages ?? monthlyPackages(product, size.pieces, dailyNeed).packs;
  const price = unitPrice(size, prices);
  return {
    product: line.product,
    size: line.size,
    dailyNeed,
    monthlyPackages: packs,
    price,
    totalPrice: price === null ? null : price * packs,
  };
}
