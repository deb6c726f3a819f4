import { expect, test } from 'vitest';
import { productSheetInput } from '#catalogue/domain';
import { fieldMessages } from '#platform/domain';
import { typedSheet, typedSize } from './typed-sheet.ts';

/** The fields that are refused. */
function refused(given: object): readonly string[] {
  const read = productSheetInput.safeParse(given);
  return read.success ? [] : Object.keys(fieldMessages(read.error.issues)).toSorted();
}

const EMPTY = {
  id: null,
  Konfektionsgroesse: '',
  Artikelnummer: '',
  PZN: '',
  EAN: '',
  Hueftumfang: '',
  Anzahl: '',
  UVP: '',
  Hilfsmittelnummer: '',
};

// @spec access-5-13
test('says all that is missing in one go, also what depends on other fields', () => {
  expect(refused(typedSheet([typedSize(0)]))).toEqual([]);
  const nothing = typedSheet([EMPTY], {
    Produktbezeichnung: '',
    Schweregrad: '',
    PremiumBasis: '',
    Inkontinenzprodukt: '',
    Anwendungstyp: '',
    Tropfenanzahl: '',
  });
  expect(refused(nothing)).toEqual(
    [
      'Anwendungstyp',
      'Inkontinenzprodukt',
      'PremiumBasis',
      'Produktbezeichnung',
      'Schweregrad',
      'Tropfenanzahl',
      'sizes.0.Anzahl',
      'sizes.0.Artikelnummer',
      'sizes.0.EAN',
      'sizes.0.Hilfsmittelnummer',
      'sizes.0.Konfektionsgroesse',
      'sizes.0.PZN',
      'sizes.0.UVP',
    ].toSorted(),
  );
});

test('names the size that lacks something, beside what is wrong elsewhere', () => {
  const given = typedSheet([typedSize(0), typedSize(1, { Konfektionsgroesse: 'L', UVP: '', PZN: '1234' })]);
  expect(refused(given)).toEqual(['sizes.1.PZN', 'sizes.1.UVP']);
  expect(refused(typedSheet([typedSize(0, { Anzahl: '500 ml' })]))).toEqual(['sizes.0.Anzahl']);
  expect(refused(typedSheet([typedSize(0, { Anzahl: '500 ml' })], { liquid: true }))).toEqual([]);
});

test('knows what goes with a kind of product', () => {
  const wrong = { Inkontinenzprodukt: 'Hautpflege', Anwendungstyp: 'Slip' };
  expect(refused(typedSheet([typedSize(0, { Hilfsmittelnummer: '' })], wrong))).toEqual([
    'Anwendungstyp',
    'PremiumBasis',
    'Schweregrad',
    'Tropfenanzahl',
  ]);
});

test('refuses no size at all, far too many, and fields that it does not know', () => {
  expect(refused(typedSheet([]))).toEqual(['sizes']);
  expect(
    refused(
      typedSheet(Array.from({ length: 61 }, (_, at) => typedSize(at, { Konfektionsgroesse: `${at}` }))),
    ),
  ).toEqual(['sizes']);
  expect(productSheetInput.safeParse(typedSheet([typedSize(0)], { version2: 1 })).success).toBe(false);
});
