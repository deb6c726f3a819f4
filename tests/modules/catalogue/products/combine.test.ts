import { expect, test } from 'vitest';
import { combineProduct, type ProductHead } from '../../../../modules/catalogue/products/combine.ts';
import type { ProductSize } from '../../../../modules/catalogue/products/product.ts';

const size = (name: string) => ({ name, Artikelnummer: `A-${name}` }) as ProductSize & { name: string };
const combined = (...names: string[]) => combineProduct({} as ProductHead, names.map(size));

test('sizes of a product come in the order of clothing, then by number, then onesize', () => {
  const names = ['onesize', '60x90', 'XXL', 'M', '40x60', 'XS', 'XXXL', 'L', 'S', 'XL'];
  expect(Object.keys(combined(...names).sizes)).toEqual([
    'XS',
    'S',
    'M',
    'L',
    'XL',
    'XXL',
    'XXXL',
    '40x60',
    '60x90',
    'onesize',
  ]);
});

test('a product shows the Artikelnummer of M, else that of its first size', () => {
  expect(combined('L', 'S', 'M').Artikelnummer).toBe('A-M');
  expect(combined('L', 'S').Artikelnummer).toBe('A-S');
  expect(combined().Artikelnummer).toBe('');
});
