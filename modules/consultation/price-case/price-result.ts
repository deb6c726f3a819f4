import type { Berechnungsmethode } from '#institution/domain';
import { type Cents, toDecimal } from '#platform/domain';
import type { CareType } from '../cart/cart.ts';
import type { TabPlace } from '../cart/cart-edit.ts';
import type { AreaOffer, Offer, OfferWarning, TabOffer } from '../pricing/offer.ts';
import { HINT_TEXTS, WARNING_TEXTS } from '../pricing/offer-texts.ts';
import { together } from '../sums/together.ts';

/** An amount in euros such as `24.95`; null if unknown. */
export type Amount = string | null;

/** One result of the batch format. */
export interface PriceResult {
  readonly case: string;
  readonly netAllowance: Amount;
  readonly grossAllowance: Amount;
  readonly copayment: Amount;
  readonly method: Berechnungsmethode;
  readonly areas: readonly AreaResult[];
  /** What is paid for all that the case names as `chosen`; missing where it names nothing. */
  readonly together?: Amount;
  readonly hint: string;
  readonly warnings: readonly (OfferWarning & { readonly message: string })[];
}

export interface AreaResult {
  readonly careType: CareType;
  readonly count: number;
  readonly tabs: readonly TabResult[];
}

export interface TabResult {
  readonly totalPrice: Amount;
  readonly totalCarePrice: Amount;
  readonly patientPays: Amount;
  readonly lines: readonly LineResult[];
}

export interface LineResult {
  readonly product: string;
  readonly size: string;
  readonly dailyNeed: number;
  readonly monthlyPackages: number;
  readonly price: Amount;
  readonly totalPrice: Amount;
}

/** Formats the figures of a case for the batch format. */
export function priceResult(name: string, offer: Offer, chosen?: readonly TabPlace[]): PriceResult {
  return {
    case: name,
    netAllowance: amount(offer.netAllowance),
    grossAllowance: amount(offer.grossAllowance),
    copayment: amount(offer.copayment),
    method: offer.method,
    areas: offer.areas.map(areaResult),
    ...(chosen !== undefined && { together: amount(together(offer, chosen)) }),
    hint: HINT_TEXTS[offer.hint],
    warnings: offer.warnings.map(({ code, area, tab, line }) => ({
      code,
      area,
      tab,
      line,
      message: WARNING_TEXTS[code],
    })),
  };
}

function areaResult({ careType, count, tabs }: AreaOffer): AreaResult {
  return { careType, count, tabs: tabs.map(tabResult) };
}

function tabResult(tab: TabOffer): TabResult {
  return {
    totalPrice: amount(tab.totalPrice),
    totalCarePrice: amount(tab.totalCarePrice),
    patientPays: amount(tab.patientPays),
    lines: tab.lines.map((line) => ({
      product: line.product,
      size: line.size,
      dailyNeed: line.dailyNeed,
      monthlyPackages: line.monthlyPackages,
      price: amount(line.price),
      totalPrice: amount(line.totalPrice),
    })),
  };
}

function amount(cents: Cents | null): Amount {
  return cents === null ? null : toDecimal(cents);
}
