import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceEntry } from '../../../../../apps/web/administration/own-prices/price-entry.ts';

const at = (value: string, start = value.length, end = start) => ({ value, start, end });

// @spec access-5-10
test.each([
  ['', '9', '9'],
  ['9', ',', '9,'],
  ['9,', '5', '9,5'],
  ['', '12.25', '12.25'],
  ['', ' 12,50 € ', '12,50'],
  ['', '1.234,56 €', '1234,56'],
  ['', '1,234.56', '1234.56'],
  ['', "1'234,56", '1234,56'],
  ['', '99.999,99', '99999,99'],
])('into "%s" goes "%s"', (value, entered, text) => {
  expect(priceEntry(at(value), entered)).toEqual({ text, caret: text.length });
});

// @spec access-5-10
test.each([
  ['', 'x', 'Hier passen nur Ziffern und ein Komma oder Punkt.'],
  ['', '-', 'Hier passen nur Ziffern und ein Komma oder Punkt.'],
  ['9', ' ', 'Hier passen nur Ziffern und ein Komma oder Punkt.'],
  ['', 'zwölf', 'Hier passen nur Ziffern und ein Komma oder Punkt.'],
  ['9,5', ',', 'Hier passt nur ein Komma oder Punkt.'],
  ['9.5', ',', 'Hier passt nur ein Komma oder Punkt.'],
  ['', '1.234', undefined],
  ['', '1.234.567', 'Hier passt nur ein Komma oder Punkt.'],
  ['12345,67', '8', 'Hier passen höchstens 8 Zeichen.'],
  ['', '123456789', 'Hier passen höchstens 8 Zeichen.'],
])('into "%s" does not go "%s"', (value, entered, refused) => {
  expect(priceEntry(at(value), entered).refused).toBe(refused);
});

test('what is selected is replaced, and the caret stands behind what was entered', () => {
  expect(priceEntry(at('9,95', 0, 4), '7')).toEqual({ text: '7', caret: 1 });
  expect(priceEntry(at('9,95', 1, 2), '.')).toEqual({ text: '9.95', caret: 2 });
  expect(priceEntry(at('12345,67', 5, 6), '.')).toEqual({ text: '12345.67', caret: 6 });
});

// @spec access-5-10
test('whatever is entered, a field holds at most 8 characters of digits with one separator', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.stringMatching(/^[\d., €]{0,12}$/))), (entries) => {
      let value = '';
      for (const entered of entries) {
        const entry = priceEntry(at(value), entered);
        if (entry.refused === undefined) value = entry.text;
        expect(value).toMatch(/^(?=.{0,8}$)\d*[.,]?\d*$/);
      }
    }),
  );
});
