import type { Berechnungsmethode, Krankenkasse } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import { insurerPays } from '../answers/area.ts';
import type { CareType, CartAreas, CartTab, GoneLine, LineChoice } from '../cart/cart.ts';
import { type LineOffer, offerAt, packsAgainstNeed, packsAreLimited } from '../cart/line.ts';
import { isFilled } from '../cart/proposal-number.ts';
import { grossAllowance, netAllowance, type PatientFacts, patientAge } from './allowance.ts';
import { cheapestNeedsBased, differenceBase, laterTabs, mehrkosten } from './care.ts';
import { copayment } from './copayment.ts';
import { hintOf, type OfferHint } from './offer-hint.ts';
import type { ListedSize, PriceList } from './price-list.ts';

/** Everything the figures depend on. Amounts in cents; `today` in Europe/Berlin, never read from a clock. */
export interface OfferInput {
  readonly today: CalendarDay;
  readonly method: Berechnungsmethode;
  readonly patient: PatientFacts;
  readonly insurer: Krankenkasse;
  /** Products with the prices of this institution. */
  readonly list: PriceList;
  readonly cart: CartAreas<LineChoice>;
}

/** A warning with its place in the cart, counted from 0. */
export interface OfferWarning {
  readonly code:
    | 'price-missing'
    | 'packs-limited'
    /** Packs set by hand below the need; products without a need are exempt. */
    | 'packs-below-need'
    | 'packs-above-need'
    /** A care aid or skin care in an area the insurer pays for; the Pauschale never covers it. */
    | 'not-covered';
  readonly area: CareType;
  readonly tab: number;
  readonly line: number;
}

/** What of a proposal's figures is for products that are bought once and not each month, in cents. */
export interface OneTime {
  /** Of `totalPrice`. */
  readonly price: Cents;
  /** Of `patientPays`: what the person pays less in a month in which only the others are supplied; at most `price`. */
  readonly paid: Cents;
  /** Of `purchase`. */
  readonly purchase: Cents;
}

export interface TabOffer {
  readonly totalPrice: Cents;
  /** Mehrkosten: what the patient pays besides the co-payment; null if the allowance is unknown. */
  readonly totalCarePrice: Cents | null;
  /**
   * What the patient pays in all: the Mehrkosten, and the co-payment if the insurer pays for the proposal;
   * null if either is unknown.
   */
  readonly patientPays: Cents | null;
  /** A line has no price, or has left the catalogue: the figures cover the others only. */
  readonly priceMissing: boolean;
  /** Figures are hidden until a care product is moved. Set by `shownOffer`, never by the calculation. */
  readonly placeOpen?: boolean;
  /** The part of `totalCarePrice` for care aids and skin care, which are no Hilfsmittel; undefined without any. */
  readonly purchase?: Cents | undefined;
  /** What of the figures is for products bought once; undefined without any. */
  readonly once?: OneTime | undefined;
  readonly lines: readonly LineOffer[];
  /** Lines that have left the catalogue; undefined without any. Implies `priceMissing`. */
  readonly gone?: readonly GoneLine[] | undefined;
}

export interface AreaOffer {
  readonly careType: CareType;
  /** Number of non-empty proposals. */
  readonly count: number;
  readonly tabs: readonly TabOffer[];
}

/** All figures of a cart. Amounts in cents a month; null if the allowance is unknown. */
export interface Offer {
  readonly netAllowance: Cents | null;
  readonly grossAllowance: Cents | null;
  /** 0 where nothing can be due, even if the allowance is unknown. */
  readonly copayment: Cents | null;
  readonly method: Berechnungsmethode;
  readonly areas: readonly [AreaOffer, AreaOffer, AreaOffer];
  readonly hint: OfferHint;
  readonly warnings: readonly OfferWarning[];
}

/** A tab whose Mehrkosten are not computed yet, because they depend on the cheapest needs-based proposal. */
interface TabTotals {
  totalPrice: Cents;
  totalCarePrice: Cents | null;
  patientPays: Cents | null;
  priceMissing: boolean;
  purchase: Cents | undefined;
  once: { price: Cents; paid: Cents; purchase: Cents } | undefined;
  lines: LineOffer[];
  gone: readonly GoneLine[] | undefined;
}

function priceTab(
  input: OfferInput,
  tab: CartTab<LineChoice>,
  area: CareType,
  tabIndex: number,
  warnings: OfferWarning[],
): TabTotals {
  const count = tab.lines.length;
  const insured = insurerPays(input.method, area);
  // Made at their length: an array that grows takes four times the room, and this runs at each touch.
  // Stryker disable next-line ArrayDeclaration: only the room differs
  const lines = new Array<LineOffer>(count);
  const totals: TabTotals = {
    totalPrice: 0,
    totalCarePrice: null,
    patientPays: null,
    priceMissing: tab.gone !== undefined,
    purchase: undefined,
    once: undefined,
    lines,
    gone: tab.gone,
  };
  for (let index = 0; index < count; index += 1) {
    const choice = tab.lines[index] as LineChoice;
    const listed = input.list.find(choice.product, choice.size);
    const { usual } = listed;
    const isUsual = choice.dailyNeed === undefined && choice.monthlyPackages === undefined;
    const line = isUsual ? usual : offerAt(usual.price, choice, listed.product, listed.size);
    lines[index] = line;
    if (line.totalPrice === null) {
      totals.priceMissing = true;
      warnings.push({ code: 'price-missing', area, tab: tabIndex, line: index });
    } else {
      totals.totalPrice += line.totalPrice;
      // Method B has no free sale: what the insurer never pays for stands beside what it could have paid for.
      const purchase = listed.care && area === 1 && !insured ? line.totalPrice : 0;
      if (purchase > 0) totals.purchase = (totals.purchase ?? 0) + purchase;
      if (listed.once) addOnce(totals, line.totalPrice, purchase);
    }
    if (insured && listed.care) warnings.push({ code: 'not-covered', area, tab: tabIndex, line: index });
    const code = isUsual
      ? listed.usualLimited
        ? 'packs-limited'
        : null
      : packsWarning(choice, listed, line);
    if (code !== null) warnings.push({ code, area, tab: tabIndex, line: index });
  }
  return totals;
}

function addOnce(totals: TabTotals, price: Cents, purchase: Cents): void {
  const once = totals.once ?? { price: 0, paid: 0, purchase: 0 };
  once.price += price;
  once.purchase += purchase;
  totals.once = once;
}

/** The warning about packs of a line whose need or packs the adviser has set. */
function packsWarning(
  choice: LineChoice,
  { product, size }: ListedSize,
  { dailyNeed, monthlyPackages }: LineOffer,
): OfferWarning['code'] | null {
  if (choice.monthlyPackages !== undefined)
    return packsAgainstNeed(product, size, dailyNeed, monthlyPackages);
  return packsAreLimited(product, size, dailyNeed) ? 'packs-limited' : null;
}

interface AreaTotals {
  careType: CareType;
  count: number;
  tabs: TabTotals[];
}

function priceArea(input: OfferInput, area: CareType, warnings: OfferWarning[]): AreaTotals {
  if (area === 2 && input.method === 'B') return { careType: area, count: 0, tabs: [] };
  const source = input.cart[area];
  // Stryker disable next-line ArrayDeclaration: only the room differs
  const tabs = new Array<TabTotals>(source.length);
  let count = 0;
  for (let index = 0; index < source.length; index += 1) {
    const tab = priceTab(input, source[index] as CartTab<LineChoice>, area, index, warnings);
    tabs[index] = tab;
    if (isFilled(tab)) count += 1;
  }
  return { careType: area, count, tabs };
}

/**
 * Computes every figure of a cart; screen, PDF, command line and API all use it. Under method B the free-sale
 * area is neither computed nor counted.
 *
 * @throws DomainError `invalid` if a line names an unknown product or size
 */
export function priceOffer(input: OfferInput): Offer {
  const age = patientAge(input.patient, input.today);
  const net = netAllowance(input.insurer, input.patient, age);
  const gross = net === null ? null : grossAllowance(net, input.today);
  const warnings: OfferWarning[] = [];
  const needs = priceArea(input, 0, warnings);
  const areas: [AreaTotals, AreaTotals, AreaTotals] = [
    needs,
    priceArea(input, 1, warnings),
    priceArea(input, 2, warnings),
  ];
  const { method } = input;
  // Stryker disable next-line ConditionalExpression: without an allowance the base is never read
  const base = gross === null ? 0 : differenceBase(gross, cheapestNeedsBased(needs.tabs));
  const later =
    gross !== null && method === 'C' && needs.tabs.some(({ once }) => once !== undefined)
      ? differenceBase(gross, cheapestNeedsBased(laterTabs(needs.tabs)))
      : base;
  // Known wherever nothing can be due, even if the allowance is not.
  const copay = copaymentDue(areas, method) ? copayment(input.patient, age, gross, input.today) : 0;
  for (let index = 0; index < 3; index += 1)
    chargeArea(areas[index] as AreaTotals, method, gross, { base, later }, copay);
  return {
    netAllowance: net,
    grossAllowance: gross,
    copayment: copay,
    method,
    areas,
    hint: hintOf(gross, areas),
    warnings,
  };
}

/**
 * @param bases what method C deducts, `later` in a month without what is bought once
 * @param copay co-payment in cents of a proposal in this area; null if unknown
 */
function chargeArea(
  { careType, tabs }: AreaTotals,
  method: Berechnungsmethode,
  gross: Cents | null,
  bases: { readonly base: Cents; readonly later: Cents },
  copay: Cents | null,
): void {
  // Without an allowance the co-payment is unknown, and so are the Mehrkosten if the insurer pays.
  const due = insurerPays(method, careType) ? (copay ?? 0) : 0;
  for (let index = 0; index < tabs.length; index += 1) {
    const tab = tabs[index] as TabTotals;
    const extra = mehrkosten(method, careType, tab.totalPrice, gross, bases.base);
    tab.totalCarePrice = extra;
    tab.patientPays = extra === null ? null : extra + due;
    // Without an allowance there are no Mehrkosten to tell it from.
    if (gross === 0) tab.purchase = undefined;
    if (tab.once === undefined) continue;
    if (gross === 0) tab.once.purchase = 0;
    // The co-payment is due each month.
    const { price } = tab.once;
    const later = mehrkosten(method, careType, tab.totalPrice - price, gross, bases.later);
    tab.once.paid = extra === null || later === null ? 0 : Math.min(price, Math.max(0, extra - later));
  }
}

/** Due if the insurer pays for something; an empty cart shows what would be due. */
export function copaymentDue(areas: Offer['areas'], method: Berechnungsmethode): boolean {
  let empty = true;
  for (const area of areas) {
    if (area.count === 0) continue;
    if (insurerPays(method, area.careType)) return true;
    empty = false;
  }
  return empty;
}
