import type { Berechnungsmethode, Krankenkasse } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import { areasOf, insurerPays } from '../cart/area.ts';
import type { CareType, CartAreas, CartTab, GoneLine, LineChoice } from '../cart/cart.ts';
import { type LineOffer, offerAt, packsAgainstNeed, packsAreLimited } from '../cart/line.ts';
import { isFilled } from '../cart/proposal-number.ts';
import { grossAllowance, netAllowance, type PatientFacts, patientAge } from './allowance.ts';
import { cheapestNeedsBased, differenceBase, mehrkosten } from './care.ts';
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

/** A proposal with the prices of its lines, before anything is charged. */
interface PricedTab extends Pick<TabOffer, 'totalPrice' | 'priceMissing' | 'purchase' | 'lines' | 'gone'> {
  /** Of `totalPrice` and `purchase`, what is bought once. */
  readonly once: Pick<OneTime, 'price' | 'purchase'> | undefined;
}

/** The place of a proposal, and the list that takes the warnings of its lines. */
interface TabPlacing {
  readonly area: CareType;
  readonly tab: number;
  readonly isInsured: boolean;
  readonly warnings: OfferWarning[];
}

function priceTab(
  list: PriceList,
  { lines: choices, gone }: CartTab<LineChoice>,
  placing: TabPlacing,
): PricedTab {
  const { area, tab, isInsured, warnings } = placing;
  const lines: LineOffer[] = [];
  let totalPrice = 0;
  let purchase = 0;
  let priceMissing = gone !== undefined;
  let isOnce = false;
  let oncePrice = 0;
  let oncePurchase = 0;
  for (const choice of choices) {
    const listed = list.find(choice.product, choice.size);
    const line = lineOf(choice, listed);
    const at = lines.push(line) - 1;
    const warn = (code: OfferWarning['code']) => warnings.push({ code, area, tab, line: at });
    if (line.totalPrice === null) {
      priceMissing = true;
      warn('price-missing');
    } else {
      totalPrice += line.totalPrice;
      // Without free sale, what the insurer never pays for stands beside what it could have paid for.
      const bought = listed.care && area === 1 && !isInsured ? line.totalPrice : 0;
      purchase += bought;
      if (listed.once) {
        isOnce = true;
        oncePrice += line.totalPrice;
        oncePurchase += bought;
      }
    }
    if (isInsured && listed.care) warn('not-covered');
    const packs = packsWarning(choice, listed, line);
    if (packs !== null) warn(packs);
  }
  return {
    totalPrice,
    priceMissing,
    purchase: purchase > 0 ? purchase : undefined,
    once: isOnce ? { price: oncePrice, purchase: oncePurchase } : undefined,
    lines,
    gone,
  };
}

const isUsual = ({ dailyNeed, monthlyPackages }: LineChoice) =>
  dailyNeed === undefined && monthlyPackages === undefined;

const lineOf = (choice: LineChoice, { usual, product, size }: ListedSize): LineOffer =>
  isUsual(choice) ? usual : offerAt(usual.price, choice, product, size);

/** The warning about the packs of a line. */
function packsWarning(
  choice: LineChoice,
  { product, size, usualLimited }: ListedSize,
  { dailyNeed, monthlyPackages }: LineOffer,
): OfferWarning['code'] | null {
  if (choice.monthlyPackages !== undefined)
    return packsAgainstNeed(product, size, dailyNeed, monthlyPackages);
  const isLimited = isUsual(choice) ? usualLimited : packsAreLimited(product, size, dailyNeed);
  return isLimited ? 'packs-limited' : null;
}

/** What a month's figures of a proposal depend on. */
interface Charge {
  readonly method: Berechnungsmethode;
  readonly gross: Cents | null;
  /** What needs-based care takes off under method C; `later` in a month without what is bought once. */
  readonly base: Cents;
  readonly later: Cents;
  /** Co-payment in cents; null if unknown. */
  readonly copay: Cents | null;
}

function chargeTab(tab: PricedTab, area: CareType, { method, gross, base, later, copay }: Charge): TabOffer {
  const { totalPrice, once } = tab;
  const extra = mehrkosten(method, area, totalPrice, gross, base);
  // Without an allowance the co-payment is unknown, and so are the Mehrkosten if the insurer pays.
  const due = insurerPays(method, area) ? (copay ?? 0) : 0;
  // Without an allowance there are no Mehrkosten beside which a purchase could be named.
  const isNamed = gross !== 0;
  return {
    totalPrice,
    totalCarePrice: extra,
    patientPays: extra === null ? null : extra + due,
    priceMissing: tab.priceMissing,
    purchase: isNamed ? tab.purchase : undefined,
    once: once && {
      price: once.price,
      // The co-payment is due each month.
      paid: paidOnce(once.price, extra, mehrkosten(method, area, totalPrice - once.price, gross, later)),
      purchase: isNamed ? once.purchase : 0,
    },
    lines: tab.lines,
    gone: tab.gone,
  };
}

/** What of the Mehrkosten is gone in a later month; at most the price. */
const paidOnce = (price: Cents, first: Cents | null, later: Cents | null): Cents =>
  first === null || later === null ? 0 : Math.min(price, Math.max(0, first - later));

/** The needs-based proposals of a month in which nothing is supplied that is bought once: one of such alone is empty. */
const laterTabs = (tabs: readonly PricedTab[]): readonly PricedTab[] =>
  tabs.map((tab) => ({
    ...tab,
    lines: tab.once?.price === tab.totalPrice ? [] : tab.lines,
    totalPrice: tab.totalPrice - (tab.once?.price ?? 0),
  }));

/**
 * Computes every figure of a cart; screen, PDF, command line and API all use it. An area that the method does not
 * have is neither computed nor counted.
 *
 * @throws DomainError `invalid` if a line names an unknown product or size
 */
export function priceOffer({ today, method, patient, insurer, list, cart }: OfferInput): Offer {
  const age = patientAge(patient, today);
  const net = netAllowance(insurer, patient, age);
  const gross = net === null ? null : grossAllowance(net, today);

  const warnings: OfferWarning[] = [];
  const price = (area: CareType): readonly PricedTab[] => {
    if (!areasOf(method).includes(area)) return [];
    const isInsured = insurerPays(method, area);
    return cart[area].map((each, tab) => priceTab(list, each, { area, tab, isInsured, warnings }));
  };
  const [needs, wish, free] = [price(0), price(1), price(2)];

  const counts = [countFilled(needs), countFilled(wish), countFilled(free)] as const;
  // Known wherever nothing can be due, even if the allowance is not.
  const copay = isCopaymentDue(counts, method) ? copayment(patient, age, gross, today) : 0;
  const base = differenceBase(gross ?? 0, cheapestNeedsBased(needs));
  const later = needs.some(({ once }) => once !== undefined)
    ? differenceBase(gross ?? 0, cheapestNeedsBased(laterTabs(needs)))
    : base;
  const charge = { method, gross, base, later, copay };
  const chargeArea = (careType: CareType, tabs: readonly PricedTab[]): AreaOffer => ({
    careType,
    count: counts[careType],
    tabs: tabs.map((tab) => chargeTab(tab, careType, charge)),
  });
  const areas = [chargeArea(0, needs), chargeArea(1, wish), chargeArea(2, free)] as const;
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

const countFilled = (tabs: readonly PricedTab[]) => tabs.filter(isFilled).length;

/**
 * Due if the insurer pays for something; an empty cart shows what would be due.
 *
 * @param counts number of filled proposals of each area
 */
export function isCopaymentDue(counts: readonly number[], method: Berechnungsmethode): boolean {
  return (
    counts.some((count, area) => count > 0 && insurerPays(method, area as CareType)) ||
    counts.every((count) => count === 0)
  );
}
