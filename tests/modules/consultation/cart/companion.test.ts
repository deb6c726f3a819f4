import { describe, expect, it } from 'vitest';
import { companionLine, defaultFixierhose } from '../../../../modules/consultation/cart/companion.ts';
import { newLine } from '../../../../modules/consultation/cart/new-line.ts';
import {
  CATALOGUE,
  FIX_BASIS,
  FIX_OTHER,
  FIX_PREMIUM,
  SLIP,
  VORLAGE,
  VORLAGE_PREMIUM,
  VORLAGE_UNTIERED,
} from '../catalogue-products.ts';

describe('defaultFixierhose', () => {
  // @spec consultation-4-7
  it('is found by its Artikelnummer at size M', () => {
    expect(defaultFixierhose(CATALOGUE, 'Basis')).toBe(FIX_BASIS);
    expect(defaultFixierhose(CATALOGUE, 'Premium')).toBe(FIX_PREMIUM);
  });

  it('is none where the catalogue does not hold it', () => {
    expect(defaultFixierhose(new Map([['fix-other', FIX_OTHER]]), 'Basis')).toBeUndefined();
    const withoutM = { ...FIX_BASIS, sizes: {} };
    expect(defaultFixierhose(new Map([['fix-basis', withoutM]]), 'Basis')).toBeUndefined();
  });
});

describe('companionLine', () => {
  const EMPTY = { lines: [] };
  const of = (product: typeof SLIP, tab: Parameters<typeof companionLine>[1] = EMPTY, products = CATALOGUE) =>
    companionLine(newLine(product, 'L', 'v'), tab, products, 'L', 'f');

  it('goes with a Vorlage, of its tier, in the size of the person, linked to it', () => {
    expect(of(VORLAGE)).toEqual({
      id: 'f',
      product: 'fix-basis',
      size: 'L',
      selectedTime: 2,
      needsToSelectSize: false,
      companionOf: 'v',
    });
    expect(of(VORLAGE_PREMIUM)).toMatchObject({ product: 'fix-premium', companionOf: 'v' });
  });

  it('goes with nothing else', () => {
    expect(of(SLIP)).toBeUndefined();
    expect(of(FIX_BASIS)).toBeUndefined();
    expect(of(VORLAGE_UNTIERED)).toBeUndefined();
  });

  it('is not taken for any product without a size M', () => {
    const withoutM = { ...SLIP, id: 'without-m', sizes: {} };
    expect(of(VORLAGE_UNTIERED, EMPTY, new Map([['without-m', withoutM], ...CATALOGUE]))).toBeUndefined();
  });

  it('is counted once: none where the tab holds a Fixierhose, whichever', () => {
    expect(of(VORLAGE, { lines: [newLine(SLIP, 'M', 's'), newLine(FIX_OTHER, 'M', 'o')] })).toBeUndefined();
    expect(of(VORLAGE, { lines: [newLine(SLIP, 'M', 's')] })).toBeDefined();
  });

  it('is none where product or Fixierhose is not in the catalogue', () => {
    expect(of(VORLAGE, EMPTY, new Map())).toBeUndefined();
    expect(of(VORLAGE, EMPTY, new Map([['vorlage', VORLAGE]]))).toBeUndefined();
  });

  it('passes over lines of products that are not in the catalogue', () => {
    const gone = { ...newLine(SLIP, 'M', 's'), product: 'gone' };
    expect(of(VORLAGE, { lines: [gone] })).toMatchObject({ product: 'fix-basis' });
  });
});
