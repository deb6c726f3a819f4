import { expect, test } from 'vitest';
import { duplicatedSize, followingSize } from '../../../../../apps/web/administration/products/size-rows.ts';

const M = {
  Konfektionsgroesse: 'M',
  Artikelnummer: '0992',
  PZN: '1',
  EAN: '2',
  Hueftumfang: '80',
  Anzahl: '28',
  UVP: '9',
};

test('a size follows another with what they mostly share, and without its numbers', () => {
  expect(followingSize(M)).toEqual({
    Konfektionsgroesse: 'L',
    Artikelnummer: '',
    Anzahl: '28',
    UVP: '9',
    Hilfsmittelnummer: '',
  });
  for (const last of ['XXXL', '60x90', 'onesize', ''])
    expect(followingSize({ ...M, Konfektionsgroesse: last }).Konfektionsgroesse).toBe('');
  expect(duplicatedSize(M)).toMatchObject({ Hueftumfang: '80', Konfektionsgroesse: 'L' });
});

test('an Artikelnummer goes on where the last two follow each other, and is left to people otherwise', () => {
  const after = (earlier: string, before: string) =>
    followingSize({ ...M, Artikelnummer: before }, { Artikelnummer: earlier }).Artikelnummer;
  expect(after('0991', '0992')).toBe('0993');
  for (const [earlier, before] of [
    ['0990', '0992'],
    ['992', '0993'],
    ['A1', 'A2'],
    ['', '1'],
    ['2', '1'],
  ] as const)
    expect(after(earlier, before)).toBe('');
});
