import { describe, expect, it } from 'vitest';
import {
  AREA_LABELS,
  type CareType,
  careLevel,
  costHint,
  costInWords,
  HINT_TEXTS,
  type Offer,
  PERIOD_LABELS,
  proposalCost,
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
  lines: [LINE],
  ...given,
});

describe('what a proposal asks of the patient', () => {
  it.each([
    ['Mehrkosten', tab({ totalCarePrice: 1 }), 1, 'extra', 'Mehrkosten 0,01\u00a0€'],
    ['nothing', tab({}), 1, 'none', 'keine Mehrkosten'],
    ['nothing known without products', tab({ lines: [] }), 1, 'unknown', 'leer'],
    ['nothing known without an allowance', tab({ totalCarePrice: null }), 1, 'unknown', 'ohne Pauschale'],
    ['nothing known without a price', tab({ priceMissing: true }), 1, 'unknown', 'Preis fehlt'],
    [
      'nothing in needs-based care, priced or not',
      tab({ priceMissing: true }),
      0,
      'none',
      'keine Mehrkosten',
    ],
  ] as const)('is %s', (_, given, area, cost, words) => {
    expect([proposalCost(given, area), costInWords(given, area)]).toEqual([cost, words]);
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
  const said = (hint: Offer['hint'], given: TabOffer, area: CareType = 1) =>
    costHint(given, { ...offer(), hint }, area);

  it.each([
    ['covered', tab({}), HINT_TEXTS.covered],
    // Another proposal has Mehrkosten; of this one that would be wrong.
    ['extra-cost', tab({}), HINT_TEXTS.covered],
    ['extra-cost', tab({ totalCarePrice: 1 }), HINT_TEXTS['extra-cost']],
    ['covered', tab({ priceMissing: true }), HINT_TEXTS['price-missing']],
    ['patient-pays-all', tab({ totalCarePrice: 1 }), HINT_TEXTS['patient-pays-all']],
    ['patient-pays-all', tab({ lines: [] }), ''],
    ['covered', tab({ lines: [] }), ''],
    ['allowance-unknown', tab({ totalCarePrice: null }), HINT_TEXTS['allowance-unknown']],
    ['allowance-unknown', tab({ lines: [] }), HINT_TEXTS['allowance-unknown']],
  ] as const)('of an offer that is %s', (hint, given, words) => {
    expect(said(hint, given)).toBe(words);
  });

  it('calls needs-based care covered, priced or not', () => {
    expect(said('covered', tab({ priceMissing: true }), 0)).toBe(HINT_TEXTS.covered);
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
