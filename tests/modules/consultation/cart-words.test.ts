import { describe, expect, it } from 'vitest';
import {
  AREA_LABELS,
  careLevel,
  costHint,
  costInWords,
  HINT_TEXTS,
  type Offer,
  PERIOD_LABELS,
  proposalCost,
  shownMehrkosten,
  type TabOffer,
} from '../../../modules/consultation/domain/index.ts';

import { offer } from './worked-cases.ts';

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
  priceMissing: false,
  careIncomplete: false,
  lines: [LINE],
  ...given,
});

describe('what a proposal asks of the patient', () => {
  it.each([
    ['Mehrkosten', tab({ totalCarePrice: 1 }), 'extra', 'Mehrkosten 0,01\u00a0€', 1],
    [
      'Mehrkosten where only more could come on top',
      tab({ totalCarePrice: 1, priceMissing: true, careIncomplete: true }),
      'extra',
      'Mehrkosten 0,01\u00a0€',
      1,
    ],
    ['nothing', tab({}), 'none', 'keine Mehrkosten', 0],
    ['nothing known without products', tab({ lines: [] }), 'unknown', 'leer', 0],
    ['nothing known without an allowance', tab({ totalCarePrice: null }), 'unknown', 'ohne Pauschale', null],
    [
      'nothing known without a price that the patient would bear',
      tab({ priceMissing: true, careIncomplete: true }),
      'unknown',
      'Preis fehlt',
      null,
    ],
    [
      'nothing where the missing price is the insurer’s to bear',
      tab({ priceMissing: true }),
      'none',
      'keine Mehrkosten',
      0,
    ],
  ] as const)('is %s', (_, given, cost, words, shown) => {
    expect([proposalCost(given), costInWords(given), shownMehrkosten(given)]).toEqual([cost, words, shown]);
  });

  it('is named by area and time of day as the specification has it', () => {
    expect(Object.values(AREA_LABELS)).toEqual([
      'Medizinisch notw. Versorgung',
      'Wunschversorgung',
      'Wunschversorgung / Freiverkauf',
    ]);
    expect(Object.values(PERIOD_LABELS)).toEqual(['Tag', 'Nacht', '24h']);
  });
});

describe('the sentence under a proposal', () => {
  const said = (hint: Offer['hint'], given: TabOffer) => costHint(given, { ...offer(), hint });

  it.each([
    ['covered', tab({}), HINT_TEXTS.covered],
    // Another proposal has Mehrkosten; of this one that would be wrong.
    ['extra-cost', tab({}), HINT_TEXTS.covered],
    ['extra-cost', tab({ totalCarePrice: 1 }), HINT_TEXTS['extra-cost']],
    ['covered', tab({ priceMissing: true, careIncomplete: true }), HINT_TEXTS['price-missing']],
    ['covered', tab({ priceMissing: true }), HINT_TEXTS.covered],
    ['patient-pays-all', tab({ totalCarePrice: 1 }), HINT_TEXTS['patient-pays-all']],
    ['patient-pays-all', tab({ lines: [] }), ''],
    ['covered', tab({ lines: [] }), ''],
    ['allowance-unknown', tab({ totalCarePrice: null }), HINT_TEXTS['allowance-unknown']],
    ['allowance-unknown', tab({ lines: [] }), HINT_TEXTS['allowance-unknown']],
  ] as const)('of an offer that is %s', (hint, given, words) => {
    expect(said(hint, given)).toBe(words);
  });
});

describe('the Pflegegrad', () => {
  it('counts from 1, and says whether care aids were applied for', () => {
    expect(careLevel({})).toBeNull();
    expect(careLevel({ grad: 'G1', antrag: 'PA1' })).toBeNull();
    expect(careLevel({ grad: 'G2' })).toEqual({ level: 1, filed: null });
    expect(careLevel({ grad: 'G6', antrag: 'PA1' })).toEqual({ level: 5, filed: true });
    expect(careLevel({ grad: 'G3', antrag: 'PA2' })).toEqual({ level: 2, filed: false });
  });
});
