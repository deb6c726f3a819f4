import { describe, expect, it } from 'vitest';
import {
  type Answers,
  addProduct,
  type CartAreas,
  type CartLine,
  chosenForNow,
  EMPTY_CART,
  withMemory,
} from '#consultation/domain';
import { CATALOGUE, INSURED, VORLAGE } from '../catalogue-products.ts';

const ANSWERS: Answers = {
  gender: 'F',
  inkontinenz: 'I1',
  toilette: 'T1',
  versorgung: 'H1',
  verlust: 'V1',
  trink: 'X1',
  groesse: 'L',
};

describe('what a line is chosen for', () => {
  it('is the recommendation, the size and who pays', () => {
    expect(chosenForNow(ANSWERS, { selfPay: false }, 2124)).toEqual({
      key: 'F_I1_T1_H1_V1_X1',
      size: 'L',
      paysAlone: false,
    });
  });

  it('is unknown where the answers are', () => {
    expect(chosenForNow({}, null, null)).toEqual({ key: null, size: null, paysAlone: null });
  });

  it.each([
    [0, true],
    [1, false],
    [null, null],
  ])('a self-payer with an allowance of %s pays alone: %s', (gross, paysAlone) => {
    expect(chosenForNow({}, { selfPay: true }, gross)).toMatchObject({ paysAlone });
  });

  it('is remembered by a new line and the Fixierhose that comes with it, with where they came from', () => {
    const chosenFor = chosenForNow(ANSWERS, { selfPay: false }, 2124);
    const context = { ...INSURED, products: CATALOGUE, wantedSize: 'L', nextId: counter(), chosenFor };
    const place = { area: 0, tab: 0 } as const;
    const cart = addProduct(EMPTY_CART, place, VORLAGE, { ...context, origin: 'catalogue' });
    expect(cart[0][0]?.lines).toMatchObject([
      { product: 'vorlage', origin: 'catalogue', chosenFor },
      { product: 'fix-basis', origin: 'catalogue', chosenFor },
    ]);
  });
});

describe('lines of an earlier draft', () => {
  const line: CartLine = { id: 'a', product: 'slip', size: 'M', selectedTime: 2, needsToSelectSize: false };
  const cart: CartAreas = [[{ lines: [line] }], [{ lines: [] }], [{ lines: [] }]];

  it('count as chosen for the answers beside them, and as recommended where they were placed from there', () => {
    const chosenFor = { key: 'F_I1_T1_H1_V1_X1', size: 'L', paysAlone: null };
    expect(withMemory(cart, ANSWERS, [])[0][0]?.lines).toEqual([{ ...line, chosenFor }]);
    expect(withMemory(cart, ANSWERS, ['slip'])[0][0]?.lines).toEqual([
      { ...line, chosenFor, origin: 'recommendation' },
    ]);
  });

  it('that remember already stay as they are', () => {
    const remembered = withMemory(cart, ANSWERS, ['slip']);
    expect(withMemory(remembered, { groesse: 'S' }, [])).toEqual(remembered);
  });
});

function counter(): () => string {
  let count = 0;
  return () => `${++count}`;
}
