import { describe, expect, it } from 'vitest';
import {
  costHint,
  costInWords,
  HINT_TEXTS,
  offerHint,
  partialOffer,
  proposalCost,
  shownMehrkosten,
  shownOffer,
  shownPatientPays,
} from '../../../../modules/consultation/domain.ts';
import { type Given, K, offer, PRODUCTS, product, tab } from '../worked-cases.ts';

const products = new Map([
  ...PRODUCTS,
  ['gloves', product('Untersuchungshandschuhe', '-', 'Kein Schweregrad', 100, 1099)],
]);
const PLACE = HINT_TEXTS['place-open'];

const shown = (changes: Partial<Given>) => shownOffer(offer({ products, ...changes }));
/** Which proposals are open, by area and number from 0. */
const openOf = (changes: Partial<Given>) =>
  shown(changes).areas.flatMap(({ careType, tabs }) =>
    tabs.flatMap(({ placeOpen }, index) => (placeOpen ? [`${careType}/${index}`] : [])),
  );

describe('an offer as it is shown', () => {
  it('is what was calculated where every product has its place', () => {
    const priced = offer({ products, cart: [[tab('BV')], [tab('PS')], [tab('gloves')]] });
    expect(shownOffer(priced)).toBe(priced);
    const plain = offer({ products, method: 'B', cart: [[], [tab('gloves')], []] });
    expect(shownOffer(plain)).toBe(plain);
  });

  it.each(['A', 'C'] as const)('names no figure of a misplaced care product under %s', (method) => {
    const cart: Given['cart'] = [[tab('gloves')], [tab('PS', 'gloves')], [tab('gloves')]];
    const result = shown({ method, cart });
    for (const area of [0, 1] as const) {
      const totals = result.areas[area].tabs[0];
      if (totals === undefined) throw new Error('no proposal');
      expect([shownMehrkosten(totals), shownPatientPays(totals), proposalCost(totals)]).toEqual([
        null,
        null,
        'unknown',
      ]);
      expect(costInWords(totals, area, result.grossAllowance)).toBe('noch offen');
      expect(costHint(totals, result, area, null)).toBe(PLACE);
      // The formula itself goes on.
      expect(totals).toMatchObject(offer({ products, method, cart }).areas[area].tabs[0] ?? {});
    }
    const bought = result.areas[2].tabs[0];
    expect(bought && [shownPatientPays(bought), costInWords(bought, 2, result.grossAllowance)]).toEqual([
      1099,
      'Preis 10,99\u00a0€',
    ]);
  });

  it('says that the Pauschale covers it of no offer with an open proposal', () => {
    expect(shown({ cart: [[tab('gloves')], [], []] }).hint).toBe('place-open');
    expect(shown({ cart: [[tab('BV'), tab('gloves')], [], []] }).hint).toBe('place-open');
    const bought = shown({ cart: [[], [tab('PS', 'gloves')], [tab('PP')]] });
    expect([bought.hint, offerHint(bought)]).toEqual([
      'extra-cost',
      'Den Preis zahlt die versicherte Person.',
    ]);
    // What is handed over is spoken of alone.
    const both = shown({ cart: [[tab('BV'), tab('gloves')], [], []] });
    expect(partialOffer(both, (_, index) => index === 0).hint).toBe('covered');
    expect(partialOffer(both, (_, index) => index === 1).hint).toBe('place-open');
  });

  it('leaves the desired care open from which method C takes a misplaced price off', () => {
    const wish = [tab('PS'), tab()];
    expect(openOf({ method: 'C', cart: [[tab('gloves')], wish, []] })).toEqual(['0/0', '1/0']);
    expect(openOf({ method: 'A', cart: [[tab('gloves')], wish, []] })).toEqual(['0/0']);
    // Neither with the gloves nor without them is it below the allowance.
    expect(openOf({ method: 'C', cart: [[tab('PS', 'gloves')], wish, []] })).toEqual(['0/0']);
    // A cheaper one decides.
    expect(openOf({ method: 'C', cart: [[tab('BV', 'gloves'), tab('FP')], wish, []] })).toEqual(['0/0']);
  });

  it('says of a self-payer without an allowance who pays', () => {
    const insurer = { ...K, Urinpauschale: 0 };
    const result = shown({ insurer, cart: [[], [tab('gloves')], []] });
    expect([result.hint, result.areas[1].tabs[0]?.placeOpen]).toEqual(['patient-pays-all', true]);
  });
});
