import type { PricedProduct } from '#catalogue/domain';
import type { Berechnungsmethode, Krankenkasse, OwnPrices } from '#institution/domain';
import { type CalendarDay, type Cents, DomainError } from '#platform/domain';
import { grossAllowance, netAllowance, type PatientFacts, patientAge } from './allowance.ts';
import { insurerPays } from './area.ts';
import { cheapestNeedsBased, differenceBase, mehrkosten } from './care.ts';
import type { CareType, CartAreas, CartTab, LineChoice } from './cart.ts';
import { copayment } from './copayment.ts';
import { type LineOffer, MONTHLY_PACKAGES, monthlyPackages, priceLine } from './line.ts';

/** Everything the figures depend on. Amounts in cents; `today` in Europe/Berlin, never read inside. */
export interface OfferInput {
  readonly today: CalendarDay;
  readonly method: Berechnungsmethode;
  readonly patient: PatientFacts;
  readonly insurer: Krankenkasse;
  /** Products by the id that lines carry. */
  readonly products: { get(id: string): PricedProduct | undefined };
  readonly prices: OwnPrices;
  readonly cart: CartAreas<LineChoice>;
}

/** Where in the cart something was noticed; counted from 0. */
export interface OfferWarning {
  readonly code: 'price-missing' | 'packs-limited';
  readonly area: CareType;
  readonly tab: number;
  readonly line: number;
}

export interface TabOffer {
  readonly totalPrice: Cents;
  /** Mehrkosten: what the patient pays besides the co-payment; null without a nameable allowance. */
  readonly totalCarePrice: Cents | null;
  /** A line has no price: the total names only the others. */
  readonly priceMissing: boolean;
  /** The missing price is one the patient would bear: the Mehrkosten name only the others. */
  readonly careIncomplete: boolean;
  readonly lines: readonly LineOffer[];
}

export interface AreaOffer {
  readonly careType: CareType;
  /** Number of non-empty proposals. */
  readonly count: number;
  readonly tabs: readonly TabOffer[];
}

/** The sentence under the figures: who pays what (consultation specification, section 8). */
export type OfferHint = 'covered' | 'extra-cost' | 'price-missing' | 'patient-pays-all' | 'allowance-unknown';

/** All figures of a cart. Amounts in cents a month; null where no allowance can be named. */
export interface Offer {
  readonly netAllowance: Cents | null;
  readonly grossAllowance: Cents | null;
  readonly copayment: Cents | null;
  readonly method: Berechnungsmethode;
  readonly areas: readonly [AreaOffer, AreaOffer, AreaOffer];
  readonly hint: OfferHint;
  readonly warnings: readonly OfferWarning[];
}

/** A tab while its Mehrkosten still wait for the cheapest needs-based proposal. */
interface TabTotals {
  totalPrice: Cents;
  totalCarePrice: Cents | null;
  priceMissing: boolean;
  careIncomplete: boolean;
  lines: LineOffer[];
}

function priceTab(
  input: OfferInput,
  tab: CartTab<LineChoice>,
  area: CareType,
  tabIndex: number,
  warnings: OfferWarning[],
): TabTotals {
  const count = tab.lines.length;
  // Made at their length: an array that grows takes four times the room, and this runs at each touch.
  // Stryker disable next-line ArrayDeclaration: only the room differs
  const lines = new Array<LineOffer>(count);
  const totals: TabTotals = {
    totalPrice: 0,
    totalCarePrice: null,
    priceMissing: false,
    // Stryker disable next-line BooleanLiteral: chargeArea says it anew, with the allowance
    careIncomplete: false,
    lines,
  };
  for (let index = 0; index < count; index += 1) {
    const choice = tab.lines[index] as LineChoice;
    const product = input.products.get(choice.product);
    if (product === undefined) throw unknownProduct(choice);
    const size = product.sizes[choice.size];
    // Not `size === undefined`: a size such as `constructor` finds something that is no size.
    if (typeof size?.pieces !== 'number') throw unknownSize(choice);
    const line = priceLine(choice, product, size, input.prices);
    lines[index] = line;
    if (line.totalPrice === null) {
      totals.priceMissing = true;
      warnings.push({ code: 'price-missing', area, tab: tabIndex, line: index });
    } else {
      totals.totalPrice += line.totalPrice;
    }
    if (
      // Stryker disable next-line ConditionalExpression: only spares computing the packs of most lines twice
      line.monthlyPackages === MONTHLY_PACKAGES.max &&
      choice.monthlyPackages === undefined &&
      monthlyPackages(product, size.pieces, line.dailyNeed).clamped
    ) {
      warnings.push({ code: 'packs-limited', area, tab: tabIndex, line: index });
    }
  }
  return totals;
}

function unknownProduct({ product }: LineChoice): DomainError {
  return new DomainError('invalid', `Das Produkt „${product}“ ist nicht bekannt.`, {
    product: 'Dieses Produkt ist nicht bekannt.',
  });
}

function unknownSize({ product, size }: LineChoice): DomainError {
  return new DomainError('invalid', `Die Größe „${size}“ gibt es beim Produkt „${product}“ nicht.`, {
    size: 'Diese Größe gibt es nicht.',
  });
}

function priceArea(input: OfferInput, area: CareType, warnings: OfferWarning[]): TabTotals[] {
  if (area === 2 && input.method === 'B') return [];
  const source = input.cart[area];
  // Stryker disable next-line ArrayDeclaration: only the room differs
  const tabs = new Array<TabTotals>(source.length);
  for (let index = 0; index < source.length; index += 1) {
    tabs[index] = priceTab(input, source[index] as CartTab<LineChoice>, area, index, warnings);
  }
  return tabs;
}

/**
 * Computes every figure of a cart: the one calculation behind screen, PDF, command line and API
 * (readings, section 1). Under method B the free-sale area is neither computed nor counted.
 *
 * @throws DomainError `invalid` where a line names a product or size that does not exist
 */
export function priceOffer(input: OfferInput): Offer {
  const age = patientAge(input.patient, input.today);
  const net = netAllowance(input.insurer, input.patient, age);
  const gross = net === null ? null : grossAllowance(net);
  const warnings: OfferWarning[] = [];
  const needs = priceArea(input, 0, warnings);
  const wish = priceArea(input, 1, warnings);
  const free = priceArea(input, 2, warnings);
  // Stryker disable next-line ConditionalExpression: without an allowance the base is never read
  const base = gross === null ? 0 : differenceBase(gross, cheapestNeedsBased(needs));

  const areas: [AreaOffer, AreaOffer, AreaOffer] = [
    chargeArea(input.method, 0, needs, gross, base),
    chargeArea(input.method, 1, wish, gross, base),
    chargeArea(input.method, 2, free, gross, base),
  ];
  return {
    netAllowance: net,
    grossAllowance: gross,
    copayment:
      gross === null ? null : copaymentDue(areas, input.method) ? copayment(input.patient, age, gross) : 0,
    method: input.method,
    areas,
    hint: hintOf(gross, areas),
    warnings,
  };
}

function chargeArea(
  method: Berechnungsmethode,
  careType: CareType,
  tabs: TabTotals[],
  gross: Cents | null,
  base: Cents,
): AreaOffer {
  let count = 0;
  for (const tab of tabs) {
    tab.totalCarePrice = mehrkosten(method, careType, tab.totalPrice, gross, base);
    // Needs-based care is the insurer's to pay, whatever it costs, unless there is no allowance.
    tab.careIncomplete = tab.priceMissing && (careType !== 0 || gross === 0);
    if (tab.lines.length > 0) count += 1;
  }
  return { careType, count, tabs };
}

/** Due where the insurer pays for something; an empty cart shows what would be due. */
export function copaymentDue(areas: Offer['areas'], method: Berechnungsmethode): boolean {
  let empty = true;
  for (const area of areas) {
    if (area.count === 0) continue;
    if (insurerPays(method, area.careType)) return true;
    empty = false;
  }
  return empty;
}

/** Who pays what, in one code. */
export function hintOf(gross: Cents | null, areas: Offer['areas']): OfferHint {
  if (gross === null) return 'allowance-unknown';
  if (gross === 0) return 'patient-pays-all';
  let priceMissing = false;
  for (const { tabs } of areas) {
    for (const tab of tabs) {
      if ((tab.totalCarePrice ?? 0) > 0) return 'extra-cost';
      if (tab.careIncomplete) priceMissing = true;
    }
  }
  return priceMissing ? 'price-missing' : 'covered';
}
