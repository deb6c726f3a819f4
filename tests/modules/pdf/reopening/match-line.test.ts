import { expect, test } from 'vitest';
import type { Product } from '#catalogue/domain';
import type { BeratungLine } from '../../../../modules/pdf/reopening/beratung.ts';
import { lineFinder } from '../../../../modules/pdf/reopening/match-line.ts';

const product = (id: string, PZN: string, Artikelnummer: string) =>
  ({ id, sizes: { M: { PZN, Artikelnummer } } }) as unknown as Product;
const find = (PZN: string, Artikelnummer: string) =>
  lineFinder([product('a', '11111111', '100'), product('b', '22222222', '200')])({
    PZN,
    Artikelnummer,
  } as BeratungLine)?.product.id;

test('a line is found by its PZN, then by its Artikelnummer', () => {
  expect(find('22222222', '100')).toBe('b');
  expect(find('99999999', '100')).toBe('a');
  expect(find('', '')).toBeUndefined();
});
