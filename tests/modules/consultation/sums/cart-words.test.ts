import { describe, expect, it } from 'vitest';
import {
  costHint,
  costInWords,
  costName,
  HINT_TEXTS,
  type Offer,
  offerHint,
  PAYS_ALL_HINT,
  placeOpenHint,
  proposalCost,
  shownMehrkosten,
  shownPatientPays,
  type TabOffer,
} from '../../../../modules/consultation/domain.ts';
import { PURCHASE_HINT } from '../../../../modules/consultation/pricing/offer-texts.ts';

import { type Given, offer, tab as proposal } from '../worked-cases.ts';

const LINE: TabOffer['lines'][number] = {
  product: 'P',
  size: 'M',
  dailyNeed: 2,
  monthlyPackages: 1,
  price: 1000,
  totalPrice: 1000,
};
const tab = (given: Partial<TabOffer>): TabOffer => ({
  totalPrice: 1000,
  totalCarePrice: 0,
  patientPays: 0,
  priceMissing: false,
  lines: [LINE],
  ...given,
});

describe('what a proposal asks of the patient', () => {
  it.each([
    ['Mehrkosten', tab({ totalCarePrice: 1 }), 'extra', 'Mehrkosten 0,01\u00a0€', 1],
    [
      'Mehrkosten that a missing price leaves open',
      tab({ totalCarePrice: 1, priceMissing: true }),
      'extra',
      'Preis fehlt',
      null,
    ],
    ['nothing', tab({}), 'none', 'keine Mehrkosten', 0],
    ['nothing known without products', tab({ lines: [] }), 'unknown', 'leer', 0],
    ['nothing known without an allowance', tab({ totalCarePrice: null }), 'unknown', 'ohne Pauschale', null],
    [
      'nothing known without a price, regardless of who pays it',
      tab({ priceMissing: true }),
      'unknown',
      'Preis fehlt',
      null,
    ],
  ] as const)('is %s', (_, given, cost, words, shown) => {
    expect([proposalCost(given), costInWords(given, 1, 2124), shownMehrkosten(given)]).toEqual([
      cost,
      words,
      shown,
    ]);
  });
});

describe('the sentence under a proposal', () => {
  const said = (hint: Offer['hint'], given: TabOffer, area: 0 | 1 | 2 = 1) =>
    costHint(given, { ...offer(), hint }, area, null);

  it.each([
    ['covered', tab({}), HINT_TEXTS.covered],
    // Another proposal has Mehrkosten; of this one that would be wrong.
    ['extra-cost', tab({}), HINT_TEXTS.covered],
    ['extra-cost', tab({ totalCarePrice: 1 }), HINT_TEXTS['extra-cost']],
    ['covered', tab({ priceMissing: true }), HINT_TEXTS['price-missing']],
    ['patient-pays-all', tab({ totalCarePrice: 1 }), PAYS_ALL_HINT],
    ['patient-pays-all', tab({ lines: [] }), ''],
    ['covered', tab({ lines: [] }), ''],
    ['allowance-unknown', tab({ totalCarePrice: null }), HINT_TEXTS['allowance-unknown']],
    ['allowance-unknown', tab({ lines: [] }), HINT_TEXTS['allowance-unknown']],
  ] as const)('of an offer that is %s', (hint, given, words) => {
    expect(said(hint, given)).toBe(words);
  });
});

it('a product without its area is named', () => {
  const cream = { product: 'HP', size: 'M' };
  const given = offer({ cart: [[proposal('BV')], [], []] });
  const misplaced: Offer = {
    ...given,
    areas: [
      { ...given.areas[0], tabs: [tab({ lines: [{ ...LINE, ...cream }] })] },
      given.areas[1],
      given.areas[2],
    ],
    warnings: [{ code: 'not-covered', area: 0, tab: 0, line: 0 }],
  };
  expect(placeOpenHint(misplaced, new Map([['HP', { Produktbezeichnung: 'Hautcreme' }]]))).toBe(
    'Bei „Hautcreme“ fehlt der Bereich. Danach stehen die Kosten fest.',
  );
  expect(placeOpenHint(misplaced, new Map())).toBe(HINT_TEXTS['place-open']);
});

describe('a purchase', () => {
  it('has a price in place of Mehrkosten', () => {
    expect(([0, 1, 2] as const).map((area) => costName(area, 2124))).toEqual([
      'Mehrkosten',
      'Mehrkosten',
      'Preis',
    ]);
    expect(costInWords(tab({ totalCarePrice: 7745 }), 2, 0)).toBe('Preis 77,45\u00a0€');
    expect(costInWords(tab({ totalCarePrice: 0 }), 2, 2124)).toBe('Preis 0,00\u00a0€');
    expect(costInWords(tab({ priceMissing: true }), 2, null)).toBe('Preis fehlt');
    expect(costInWords(tab({ lines: [] }), 2, 2124)).toBe('leer');
  });

  it('has, as care without a Pauschale, Kosten in place of Mehrkosten', () => {
    expect(([0, 1, 2] as const).map((area) => costName(area, 0))).toEqual(['Kosten', 'Kosten', 'Preis']);
    expect(costName(1, null)).toBe('Mehrkosten');
    expect(costInWords(tab({ totalCarePrice: 9980 }), 1, 0)).toBe('Kosten 99,80\u00a0€');
  });

  it('calls nobody insured who pays alone', () => {
    const said = (Kasse: string) =>
      costHint(tab({ totalCarePrice: 1 }), { ...offer(), hint: 'patient-pays-all' }, 1, {
        Kasse,
        selfPay: true,
      });
    expect(said('Selbstzahler')).toContain('versorgte Person');
    expect(said('Keine Krankenkasse')).not.toContain('versicherte');
    expect(said('Private Krankenkasse')).toBe(PAYS_ALL_HINT);
  });

  it('says of itself who pays it, whatever the other proposals are', () => {
    const said = (hint: Offer['hint'], given: TabOffer) => costHint(given, { ...offer(), hint }, 2, null);
    for (const hint of ['covered', 'extra-cost', 'allowance-unknown'] as const)
      expect(said(hint, tab({ totalCarePrice: 1 }))).toBe(PURCHASE_HINT);
    expect(said('allowance-unknown', tab({ lines: [] }))).toBe('');
    expect(said('patient-pays-all', tab({ totalCarePrice: 1 }))).toBe(PAYS_ALL_HINT);
    expect(said('covered', tab({ priceMissing: true }))).toBe(HINT_TEXTS['price-missing']);
  });

  it('is what the sentence of all proposals says where nothing else is paid for', () => {
    const said = (cart: Given['cart']) => offerHint(offer({ cart }));
    expect(said([[proposal('FP')], [], [proposal('PP')]])).toBe(PURCHASE_HINT);
    expect(said([[proposal('FP')], [proposal('PS')], [proposal('PP')]])).toBe(HINT_TEXTS['extra-cost']);
    expect(said([[proposal('FP')], [], []])).toBe(HINT_TEXTS.covered);
  });
});

describe('what a person pays in all', () => {
  it.each([
    ['as the calculation has it', tab({ patientPays: 8068 }), 8068],
    ['not where a price is missing', tab({ patientPays: 212, priceMissing: true }), null],
    ['not where nothing is chosen', tab({ patientPays: 212, lines: [] }), null],
    ['not without a nameable allowance', tab({ patientPays: null }), null],
  ])('is shown %s', (_, given, shown) => {
    expect(shownPatientPays(given)).toBe(shown);
  });
});
