import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceListForOnce, priceListOf } from '../../../../modules/consultation/pricing/price-list.ts';
import { isDomainError } from '../../../../modules/platform/domain/errors.ts';
import { PRODUCTS, product } from '../worked-cases.ts';

const WITH_SIZES = new Map([
  ...PRODUCTS,
  [
    'TWO',
    {
      ...product('Slip', 'Basis', 'Mittlere Inkontinenz', 28, 795),
      sizes: { M: { id: 'T-M', pieces: 28, price: 795 }, L: { id: 'T-L', pieces: 24, price: 895 } },
    },
  ],
]);
const PRICES = new Map([['T-L', 850]]);

describe('a price list', () => {
  it('says of each size what is usual, with the own price before the list price', () => {
    const { usual, usualLimited, care } = priceListOf(WITH_SIZES, PRICES).find('TWO', 'L');
    expect(usual).toEqual({
      product: 'TWO',
      size: 'L',
      dailyNeed: 2,
      monthlyPackages: 3,
      price: 850,
      totalPrice: 2550,
    });
    expect([usualLimited, care]).toEqual([false, false]);
  });

  it('says the same of a size however often and after whatever it is asked', () => {
    const asked = fc.array(
      fc.constantFrom(...[...PRODUCTS.keys()].map((id) => [id, 'M'] as const), ['TWO', 'M'], ['TWO', 'L']),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(asked, (sizes) => {
        const list = priceListOf(WITH_SIZES, PRICES);
        const once = priceListForOnce(WITH_SIZES, PRICES);
        for (const [id, size] of sizes) expect(list.find(id, size)).toEqual(once.find(id, size));
      }),
    );
  });

  it.each([
    ['NONE', 'M', 'product', 'Das Produkt „NONE“ ist nicht bekannt.'],
    ['TWO', 'XL', 'size', 'Die Größe „XL“ gibt es beim Produkt „TWO“ nicht.'],
    ['TWO', 'constructor', 'size', 'Die Größe „constructor“ gibt es beim Produkt „TWO“ nicht.'],
  ])('refuses what there is not, each time: %s %s', (id, size, field, message) => {
    const list = priceListOf(WITH_SIZES, PRICES);
    list.find('TWO', 'M');
    for (let time = 0; time < 2; time += 1) {
      let refusal: unknown;
      try {
        list.find(id, size);
      } catch (error) {
        refusal = error;
      }
      if (!isDomainError(refusal)) throw new Error('is not refused');
      expect([refusal.code, refusal.message, Object.keys(refusal.fields ?? {})]).toEqual([
        'invalid',
        message,
        [field],
      ]);
    }
  });
});
