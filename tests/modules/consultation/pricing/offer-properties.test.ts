import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { LineChoice } from '../../../../modules/consultation/cart/cart.ts';
import type { Offer } from '../../../../modules/consultation/pricing/offer.ts';
import { day, type Given, K, PRODUCTS, priced } from '../worked-cases.ts';

const line: fc.Arbitrary<LineChoice> = fc.record({
  product: fc.constantFrom(...PRODUCTS.keys()),
  size: fc.constant('M'),
  dailyNeed: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  monthlyPackages: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
});
const area = fc.array(fc.record({ lines: fc.array(line, { maxLength: 4 }) }), { maxLength: 4 });
const rate = fc.oneof(fc.constant(0), fc.nat(20_000));

const input: fc.Arbitrary<Given> = fc.record({
  today: fc.constant(day('2026-03-09')),
  method: fc.constantFrom('A', 'B', 'C'),
  patient: fc.record({
    birthdate: fc.constantFrom(undefined, day('1950-01-31'), day('2008-03-10'), day('2020-02-29')),
    inkontinenz: fc.constantFrom(undefined, 'I1', 'I2', 'I3', 'I4'),
    gebuehr: fc.constantFrom(undefined, 'GE1', 'GE2'),
  }),
  insurer: fc.record({
    Kasse: fc.constant('K'),
    Kinderpauschale: rate,
    Urinpauschale: rate,
    Stuhlpauschale: rate,
    Kindalter: fc.option(fc.integer({ min: 0, max: 21 })),
    selfPay: fc.boolean(),
  }),
  products: fc.constant(PRODUCTS),
  prices: fc
    .dictionary(
      fc.constantFrom(...[...PRODUCTS.values()].flatMap(({ sizes }) => sizes.M?.id ?? [])),
      fc.nat(5000),
    )
    .map((prices) => new Map(Object.entries(prices))),
  cart: fc.tuple(area, area, area),
});

const cares = (offer: Offer) => offer.areas.flatMap(({ tabs }) => tabs.map((tab) => tab.totalCarePrice));
/** The figures of an offer whose warnings do not name places. */
const figures = ({ warnings, ...rest }: Offer) =>
  JSON.stringify({ ...rest, warnings: warnings.map(({ code, area }) => `${area} ${code}`).sort() });

describe('for any cart', () => {
  // @spec consultation-9-7
  it('no figure is negative, and none is the sentinel of the specification', () => {
    fc.assert(
      fc.property(input, (given) => {
        const offer = priced(given);
        const all = [offer.netAllowance, offer.grossAllowance, offer.copayment, ...cares(offer)];
        return all.every(
          (figure) => figure === null || (Number.isSafeInteger(figure) && figure >= 0 && figure < 1e7),
        );
      }),
    );
  });

  it('the patient pays the Mehrkosten, and the co-payment exactly where the insurer pays for a proposal', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { areas, copayment, method } = priced(given);
        return areas.every(({ careType, tabs }) => {
          const insured = careType === 0 || (careType === 1 && method !== 'B');
          return tabs.every(({ totalCarePrice, patientPays }) => {
            const copay = insured ? copayment : 0;
            return (
              patientPays === (totalCarePrice === null || copay === null ? null : totalCarePrice + copay)
            );
          });
        });
      }),
    );
  });

  it('an empty tab changes nothing', () => {
    fc.assert(
      fc.property(input, fc.nat(2), fc.nat(4), (given, place, at) => {
        const cart = given.cart.map((tabs, area) =>
          area === place ? tabs.toSpliced(at, 0, { lines: [] }) : tabs,
        ) as unknown as Given['cart'];
        const filled = (offer: Offer) => ({
          ...offer,
          areas: offer.areas.map(({ tabs, ...rest }) => ({
            ...rest,
            tabs: tabs.filter((tab) => tab.lines.length > 0),
          })),
          warnings: offer.warnings.map(({ code, area, line }) => ({ code, area, line })),
        });
        return JSON.stringify(filled(priced(given))) === JSON.stringify(filled(priced({ ...given, cart })));
      }),
    );
  });

  it('figures do not depend on the order of lines or tabs', () => {
    fc.assert(
      fc.property(input, (given) => {
        const backwards = given.cart.map((tabs) =>
          tabs.toReversed().map((tab) => ({ lines: tab.lines.toReversed() })),
        ) as unknown as Given['cart'];
        const turned = priced({ ...given, cart: backwards });
        const areas = turned.areas.map((area) => ({
          ...area,
          tabs: area.tabs.toReversed().map((tab) => ({ ...tab, lines: tab.lines.toReversed() })),
        })) as unknown as Offer['areas'];
        return figures(priced(given)) === figures({ ...turned, areas });
      }),
    );
  });

  it('"covered" is said only where all that the patient could pay has a price and costs nothing', () => {
    const highRates = { ...K, Kinderpauschale: 20_000, Urinpauschale: 20_000, Stuhlpauschale: 20_000 };
    fc.assert(
      fc.property(input, ({ cart: [needs, wish], ...given }) => {
        const { hint, areas } = priced({ ...given, insurer: highRates, cart: [needs, wish, []] });
        return (
          hint !== 'covered' || areas[1].tabs.every((tab) => tab.totalCarePrice === 0 && !tab.priceMissing)
        );
      }),
    );
  });
});
