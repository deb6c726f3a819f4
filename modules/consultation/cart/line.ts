import { isReusable, type PricedProduct } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { isCareProduct } from './area.ts';
import type { LineChoice } from './cart.ts';
import { unitPrice } from './unit-price.ts';

/** Limits of what a line may hold (consultation specification, section 5). */
export const DAILY_NEED = { min: 1, max: 10 } as const;
export const MONTHLY_PACKAGES = { min: 1, max: 30 } as const;
/** A month of care, in days (consultation specification, section 9). */
export const DAYS_PER_MONTH = 30;

/** A size as the calculation sees it: pieces a pack and list price in cents (null: unknown). */
export type PricedSize = PricedProduct['sizes'][string];

/** A priced line. Amounts in cents; null if neither an own nor a list price is known. */
export interface LineOffer {
  readonly product: string;
  readonly size: string;
  readonly dailyNeed: number;
  readonly monthlyPackages: number;
  /** Gross price of one pack. */
  readonly price: Cents | null;
  readonly totalPrice: Cents | null;
}

/** Default pieces a day: 1 Fixierhose, 3 from severe incontinence on, else 2. */
export function usualNeed(product: Pick<PricedProduct, 'Anwendungstyp' | 'Schweregrad'>): number {
  if (product.Anwendungstyp === 'Fixierhosen') return 1;
  return product.Schweregrad === 'Schwere Inkontinenz' || product.Schweregrad === 'Schwerste Inkontinenz'
    ? 3
    : 2;
}

/**
 * How many times a day a product is changed: 3 from severe incontinence on, else 2 (consultation specification,
 * section 9); null for products that do not absorb, such as a Fixierhose.
 */
export function dailyChanges(product: Pick<PricedProduct, 'Anwendungstyp' | 'Schweregrad'>): number | null {
  if (product.Anwendungstyp === 'Fixierhosen' || product.Schweregrad === 'Kein Schweregrad') return null;
  return usualNeed(product);
}

/** Whether wearing time and daily need apply to a product; they do not to liquids, care aids and skin care. */
export function isWorn(product: Pick<PricedProduct, 'Anwendungstyp' | 'liquid'>): boolean {
  return !product.liquid && !isCareProduct(product);
}

/** What of a product decides whether its packs follow from its need. */
type NeededProduct = Pick<PricedProduct, 'Anwendungstyp' | 'liquid' | 'wiederverwendbar'>;
type NeededSize = Pick<PricedSize, 'pieces' | 'aidnumber'>;

/** Whether a product has a daily need: it is worn, and thrown away or changed by the day. */
export function hasDailyNeed(product: NeededProduct, size: Pick<PricedSize, 'aidnumber'>): boolean {
  return isWorn(product) && !isReusable(product, size);
}

/**
 * Whether the packs of a product follow from its need; one pack of a Fixierhose or a liquid lasts a month, and what is
 * washed is bought once.
 */
export function packsFollowNeed(product: NeededProduct, size: Pick<PricedSize, 'aidnumber'>): boolean {
  return product.Anwendungstyp !== 'Fixierhosen' && !product.liquid && !isReusable(product, size);
}

/** Packs a month for a need, unlimited: the need of 30 days in whole packs, rounded up. */
export function packsForNeed(dailyNeed: number, pieces: number): number {
  return Math.ceil((DAYS_PER_MONTH * dailyNeed) / pieces);
}

/** Packs a month for a need, at most 30. Returns a number only, because it runs for each line on each touch. */
export function monthlyPackages(product: NeededProduct, size: NeededSize, dailyNeed: number): number {
  return packsFollowNeed(product, size)
    ? Math.min(MONTHLY_PACKAGES.max, packsForNeed(dailyNeed, size.pieces))
    : 1;
}

/** Whether the need exceeds the limit of 30 packs. */
export function packsAreLimited(product: NeededProduct, size: NeededSize, dailyNeed: number): boolean {
  return packsFollowNeed(product, size) && packsForNeed(dailyNeed, size.pieces) > MONTHLY_PACKAGES.max;
}

/** Packs set by hand are far above the need if they last for more than a month and a half. */
const MUCH_MORE = 1.5;

/** Whether packs set by hand are below the need or far above it; null if they fit or there is no need. */
export function packsAgainstNeed(
  product: NeededProduct,
  size: NeededSize,
  dailyNeed: number,
  packs: number,
): 'packs-below-need' | 'packs-above-need' | null {
  if (!packsFollowNeed(product, size) || isCareProduct(product)) return null;
  const needed = packsForNeed(dailyNeed, size.pieces);
  if (packs < needed) return 'packs-below-need';
  return packs > needed * MUCH_MORE ? 'packs-above-need' : null;
}

/** Prices one line. Amounts in cents. */
export function priceLine(
  line: LineChoice,
  product: PricedProduct,
  size: PricedSize,
  prices: OwnPrices,
): LineOffer {
  return offerAt(unitPrice(size, prices), line, product, size);
}

/** @param price gross price of a pack in cents; null if unknown */
export function offerAt(
  price: Cents | null,
  line: LineChoice,
  product: PricedProduct,
  size: PricedSize,
): LineOffer {
  const dailyNeed = line.dailyNeed ?? (isReusable(product, size) ? 1 : usualNeed(product));
  const packs = line.monthlyPackages ?? monthlyPackages(product, size, dailyNeed);
  return {
    product: line.product,
    size: line.size,
    dailyNeed,
    monthlyPackages: packs,
    price,
    totalPrice: price === null ? null : price * packs,
  };
}
