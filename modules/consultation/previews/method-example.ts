import type { Product } from '#catalogue/domain';
import {
  BERECHNUNGSMETHODEN,
  type Berechnungsmethode,
  type Krankenkasse,
  type OwnPrices,
} from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import type { CartAreas, LineChoice } from '../cart/cart.ts';
import type { PatientFacts } from '../pricing/allowance.ts';
import { type Offer, priceOffer } from '../pricing/offer.ts';
import { type PriceList, priceListOf } from '../pricing/price-list.ts';
import type { RecommendationTable } from '../recommendations/recommendation-table.ts';

/** The example under one method; cents a month. */
export interface MethodFigures {
  readonly method: Berechnungsmethode;
  /** Mehrkosten of the Wunschversorgung. */
  readonly extra: Cents;
  /** What the insured person pays in all, including the Zuzahlung if the insurer pays for the proposal. */
  readonly patientPays: Cents;
}

/** One example for all methods: same Krankenkasse, person and products; amounts in cents a month. */
export interface MethodExample {
  readonly krankenkasse: string;
  /** Gross. */
  readonly pauschale: Cents;
  readonly copayment: Cents;
  /** The needs-based and the desired care, each with its price. */
  readonly needs: ExampleCare;
  readonly desired: ExampleCare;
  readonly methods: readonly MethodFigures[];
}

interface ExampleCare {
  readonly product: string;
  readonly total: Cents;
}

/** Data for the example. */
export interface ExampleInput {
  readonly today: CalendarDay;
  readonly krankenkassen: readonly Krankenkasse[];
  readonly catalogue: readonly Product[];
  readonly recommendations: RecommendationTable;
  readonly prices: OwnPrices;
}

/** An adult with I1 who is not exempt. */
const PERSON: PatientFacts = { inkontinenz: 'I1' };

/**
 * A worked example of the three Berechnungsmethoden, computed by `priceOffer`. Takes the first Krankenkasse
 * with a Pauschale and, from products recommended together, the first Basis product as needs-based care and
 * the first Premium product above the Pauschale as desired care, so that the methods differ. Null if
 * institution and catalogue have no such combination.
 */
export function methodExample(input: ExampleInput): MethodExample | null {
  const products = new Map(input.catalogue.map((product) => [product.id, product]));
  const list = priceListOf(products, input.prices);
  for (const insurer of input.krankenkassen) {
    for (const ids of Object.values(input.recommendations)) {
      const recommended = ids.flatMap((id) => products.get(id) ?? []).filter(isIncontinenceProduct);
      const needs = recommended.find(({ PremiumBasis }) => PremiumBasis === 'Basis');
      const desired = recommended.find(({ PremiumBasis }) => PremiumBasis === 'Premium');
      if (needs === undefined || desired === undefined) continue;
      const example = exampleOf({ today: input.today, insurer, list }, needs, desired);
      if (example === 'no-allowance') break;
      if (example !== null) return example;
    }
  }
  return null;
}

const isIncontinenceProduct = ({ Inkontinenzprodukt }: Product): boolean =>
  Inkontinenzprodukt === 'Inkontinenzprodukt';

interface ExampleGround {
  readonly today: CalendarDay;
  readonly insurer: Krankenkasse;
  readonly list: PriceList;
}

/** The example with two products; null if all methods give the same figures. */
function exampleOf(
  ground: ExampleGround,
  needs: Product,
  desired: Product,
): MethodExample | 'no-allowance' | null {
  const cart: CartAreas<LineChoice> = [
    [{ lines: [firstSize(needs)] }],
    [{ lines: [firstSize(desired)] }],
    [],
  ];
  const offers = BERECHNUNGSMETHODEN.map((method) =>
    priceOffer({ ...ground, method, patient: PERSON, cart }),
  );
  const [first] = offers;
  if (first === undefined || first.grossAllowance === null || first.copayment === null) return 'no-allowance';
  const methods = offers.flatMap(figuresOf);
  const total = first.areas[1].tabs[0]?.totalPrice ?? 0;
  if (methods.length !== offers.length || total <= first.grossAllowance) return null;
  return {
    krankenkasse: ground.insurer.Kasse,
    pauschale: first.grossAllowance,
    copayment: first.copayment,
    needs: { product: needs.Produktbezeichnung, total: first.areas[0].tabs[0]?.totalPrice ?? 0 },
    desired: { product: desired.Produktbezeichnung, total },
    methods,
  };
}

function figuresOf({ method, areas: [needs, desired] }: Offer): readonly MethodFigures[] {
  const [tab] = desired.tabs;
  if (tab === undefined || needs.tabs[0]?.priceMissing !== false || tab.priceMissing) return [];
  if (tab.totalCarePrice === null || tab.patientPays === null) return [];
  return [{ method, extra: tab.totalCarePrice, patientPays: tab.patientPays }];
}

/** One pack size of a product with its usual need. */
function firstSize({ id, sizes }: Product): LineChoice {
  const size = sizes.M === undefined ? (Object.keys(sizes)[0] ?? '') : 'M';
  return { product: id, size };
}
