import type { Product } from '#catalogue/domain';
import {
  BERECHNUNGSMETHODEN,
  type Berechnungsmethode,
  type Krankenkasse,
  type OwnPrices,
} from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import type { CartAreas, LineChoice } from '../cart/cart.ts';
import type { RecommendationTable } from '../recommendations/recommendation-table.ts';
import type { PatientFacts } from './allowance.ts';
import { type Offer, priceOffer } from './offer.ts';
import { type PriceList, priceListOf } from './price-list.ts';

/** What one method makes of the example; cents a month. */
export interface MethodFigures {
  readonly method: Berechnungsmethode;
  /** Mehrkosten of the Wunschversorgung. */
  readonly extra: Cents;
  /** What the insured person pays in all: with the Zuzahlung where the insurer pays for the proposal. */
  readonly patientPays: Cents;
}

/** One example for all methods: the same Krankenkasse, person and products; amounts in cents a month. */
export interface MethodExample {
  readonly krankenkasse: string;
  /** Gross. */
  readonly pauschale: Cents;
  readonly copayment: Cents;
  /** The needs-based care and the desired one, each with what it costs. */
  readonly needs: ExampleCare;
  readonly desired: ExampleCare;
  readonly methods: readonly MethodFigures[];
}

interface ExampleCare {
  readonly product: string;
  readonly total: Cents;
}

/** What an example is made from. */
export interface ExampleInput {
  readonly today: CalendarDay;
  readonly krankenkassen: readonly Krankenkasse[];
  readonly catalogue: readonly Product[];
  readonly recommendations: RecommendationTable;
  readonly prices: OwnPrices;
}

/** An adult with I1 who is not exempt, and of whom nothing else counts. */
const PERSON: PatientFacts = { inkontinenz: 'I1' };

/**
 * A worked example of the three Berechnungsmethoden, out of the one calculation (readings, section 1): the first
 * Krankenkasse that pays a Pauschale, and of the products that are recommended together the first Basis product as
 * needs-based care with the first Premium product as desired care whose price is above the Pauschale, so that the
 * methods differ. Null where institution and catalogue have no such.
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

/** The example with two products; null where it would not tell the methods apart. */
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
