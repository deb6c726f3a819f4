import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CareType,
  type CartAreas,
  type ChoiceModes,
  EMPTY_CART,
  type Offer,
  placeChosen,
  priceListOf,
  priceOffer,
} from '#consultation/domain';
import { BERECHNUNGSMETHODEN, type Krankenkasse } from '#institution/domain';
import type { PlacingFacts } from '../../../../modules/consultation/cart/place-chosen.ts';
import { pickFigures } from '../../../../modules/consultation/recommendations/pick-figures.ts';
import { parseDay } from '../../../../modules/platform/domain/index.ts';
import { facts } from '../place-cases.ts';

const TODAY = parseDay('2026-03-09') ?? expect.fail();
const INSURED: Krankenkasse = {
  Kasse: 'K',
  Kinderpauschale: 3000,
  Urinpauschale: 1785,
  Stuhlpauschale: 2250,
  Kindalter: 18,
  selfPay: false,
};
const SELF_PAYER: Krankenkasse = {
  ...INSURED,
  Kasse: 'Selbstzahler',
  Kinderpauschale: 0,
  Urinpauschale: 0,
  Stuhlpauschale: 0,
  selfPay: true,
};

const LISTED = ['basis', 'basis-2', 'premium', 'premium-2', 'vorlage', 'fix', 'creme'];

/** The products, of which some have no price. */
function withoutPrices(given: PlacingFacts, unpriced: readonly string[]): PlacingFacts {
  const products = [...given.products].map(([id, product]) => {
    const sizes = Object.entries(product.sizes).map(([name, size]) => [
      name,
      { ...size, price: unpriced.includes(id) ? null : (size.price ?? 0) + id.length * 310 },
    ]);
    return [id, { ...product, sizes: Object.fromEntries(sizes) }] as const;
  });
  return { ...given, products: new Map(products) };
}

function pricing({ products, method }: PlacingFacts, insurer: Krankenkasse) {
  const list = priceListOf(products, new Map());
  const patient = { birthdate: parseDay('1950-01-31') ?? expect.fail(), inkontinenz: 'I1' } as const;
  return (cart: CartAreas): Offer => priceOffer({ today: TODAY, method, patient, insurer, list, cart });
}

const figuresOf = (given: PlacingFacts, insurer: Krankenkasse, chosen: readonly string[]) =>
  pickFigures({
    cart: EMPTY_CART,
    placed: [],
    chosen,
    listed: LISTED.flatMap((id) => given.products.get(id) ?? []),
    facts: given,
    price: pricing(given, insurer),
  });

/** The figure of the proposal that holds a product, in a cart made and priced as the calculator's. */
function inCart(given: PlacingFacts, insurer: Krankenkasse, chosen: readonly string[], id: string) {
  const cart = placeChosen(EMPTY_CART, [], chosen, given);
  const offer = pricing(given, insurer)(cart);
  for (const area of [0, 1, 2] as const satisfies readonly CareType[]) {
    const tab = cart[area].findIndex(({ lines }) => lines.some(({ product }) => product === id));
    if (tab !== -1) return offer.areas[area].tabs[tab]?.patientPays;
  }
  return undefined;
}

const mode = fc.constantFrom<ChoiceModes[keyof ChoiceModes]>('compare', 'together');
const CASE = fc.record({
  method: fc.constantFrom(...BERECHNUNGSMETHODEN),
  insurer: fc.constantFrom(INSURED, SELF_PAYER),
  chosen: fc.subarray(LISTED),
  unpriced: fc.subarray(LISTED),
  modes: fc.record({ Basis: mode, Premium: mode }),
});

describe('the figures of recommended products', () => {
  const given = ({ method, insurer, unpriced, modes }: Omit<Parameters<typeof check>[0], 'chosen'>) =>
    withoutPrices(
      facts({ method, modes, selfPay: insurer.selfPay, gross: insurer.selfPay ? 0 : 2124 }),
      unpriced,
    );
  const check = (each: {
    method: PlacingFacts['method'];
    insurer: Krankenkasse;
    chosen: readonly string[];
    unpriced: readonly string[];
    modes: ChoiceModes;
  }) => {
    const figures = figuresOf(given(each), each.insurer, each.chosen);
    for (const id of LISTED) {
      const figure = figures.get(id);
      expect(figure, id).toBeDefined();
      // What is not chosen yet costs what it will cost once it is, by itself.
      const isChosen = each.chosen.includes(id);
      const tier = given(each).products.get(id)?.PremiumBasis ?? '-';
      const modes: ChoiceModes = isChosen ? each.modes : { ...each.modes, [tier]: 'compare' };
      const chosen = isChosen ? each.chosen : [...each.chosen, id];
      const facts = { ...given(each), modes };
      const isFree = figure?.area === 2 || (figure?.area === 1 && id === 'creme');
      if (isChosen || !(isFree || id === 'fix' || id === 'vorlage'))
        expect(figure?.tab.patientPays, id).toBe(inCart(facts, each.insurer, chosen, id));
    }
  };

  it('are those of the calculator, to the cent', () => {
    fc.assert(fc.property(CASE, check));
  });

  it('say whether the proposal holds other products', () => {
    const together = facts({ modes: { Basis: 'together' } });
    const shared = (chosen: readonly string[]) =>
      LISTED.filter((id) => figuresOf(together, INSURED, chosen).get(id)?.isShared);
    expect(shared(['basis', 'basis-2'])).toEqual(['basis', 'basis-2']);
    expect(shared(['vorlage'])).toEqual([]);
  });
});
