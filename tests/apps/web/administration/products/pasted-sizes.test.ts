import { expect, test } from 'vitest';
import { pastedSizes } from '../../../../../apps/web/administration/products/pasted-sizes.ts';

test('fills the columns from the field on, as many rows as were copied', () => {
  expect(pastedSizes('S\t9920001\t98200001\nM\t9920002\t98200018\n', 'Konfektionsgroesse')).toEqual([
    { Konfektionsgroesse: 'S', Artikelnummer: '9920001', PZN: '98200001' },
    { Konfektionsgroesse: 'M', Artikelnummer: '9920002', PZN: '98200018' },
  ]);
  expect(pastedSizes('24,95 €\r\n1.025,95 EUR\r\n', 'UVP')).toEqual([{ UVP: '24,95' }, { UVP: '1.025,95' }]);
  expect(pastedSizes('28\t24,95\t15.25.31.0001\tzu viel', 'Anzahl')).toEqual([
    { Anzahl: '28', UVP: '24,95', Hilfsmittelnummer: '15.25.31.0001' },
  ]);
});

test('goes by the names of the columns where the first row has them, and leaves others out', () => {
  expect(
    pastedSizes('PZN\tBemerkung\tGröße\tStück *\nPZN-98200001\tneu\t"M"\t28\n\t\t\t\n', 'Artikelnummer'),
  ).toEqual([{ PZN: '98200001', Konfektionsgroesse: 'M', Anzahl: '28' }]);
});

test('is no table for a single cell, and ends at sixty rows', () => {
  expect(pastedSizes('98200001', 'PZN')).toBeNull();
  expect(pastedSizes('98200001\n', 'PZN')).toBeNull();
  expect(pastedSizes('x\n'.repeat(500), 'PZN')).toHaveLength(60);
});
