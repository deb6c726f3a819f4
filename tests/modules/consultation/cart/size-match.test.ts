import { describe, expect, it } from 'vitest';
import { fitsHip, hipSpan, matchSize, sizeFor } from '../../../../modules/consultation/cart/size-match.ts';

it.each([
  ['the own size', ['S', 'M', 'L'], 'L', 'L', false],
  ['the next smaller size where the own one is too large', ['S', 'M', 'L'], 'XXXL', 'L', true],
  ['the next larger size where the own one is too small', ['L', 'XL'], 'XS', 'L', true],
  ['the larger of two sizes equally near', ['M', 'XL'], 'L', 'XL', true],
  ['the nearer of two sizes', ['M', 'XXXL'], 'L', 'M', true],
  ['M where the size is unanswered', ['S', 'M'], undefined, 'M', true],
  ['the first where the size is unanswered and M is missing', ['L', 'XL'], undefined, 'L', true],
  ['a free size where the own one is known', ['60x90', '40x60'], 'S', '60x90', true],
  ['a free size', ['60x90', '40x60'], undefined, '60x90', true],
  ['onesize, without a question', ['onesize'], 'M', 'onesize', false],
  ['onesize where no size is known', [], 'M', 'onesize', false],
])('picks %s', (_, sizes, wanted, size, needsToSelectSize) => {
  expect(matchSize(sizes, wanted)).toEqual({ size, needsToSelectSize });
});

describe('with a hip circumference', () => {
  /** As a pull-up: ranges overlap, and end. */
  const PULL_UP = { S: { hu: '60-90' }, M: { hu: '80-120' }, L: { hu: '100-150' }, XL: { hu: '130-170' } };

  it.each([
    ['the range that holds it', undefined, 70, 'S', false],
    ['of overlapping ranges the nearer middle', undefined, 110, 'M', false],
    ['of overlapping ranges the clothing size', 'L', 110, 'L', false],
    ['the range before a clothing size that does not fit', 'XL', 70, 'S', false],
    ['the end of a range with it', undefined, 170, 'XL', false],
    ['the nearest above, to be checked', 'M', 171, 'XL', true],
    ['the nearest below, to be checked', 'M', 59, 'S', true],
  ])('picks %s', (_, wanted, hip, size, needsToSelectSize) => {
    expect(sizeFor(PULL_UP, wanted, hip)).toEqual({ size, needsToSelectSize });
  });

  it.each([
    [84, 'S'],
    [85, 'M'],
    [86, 'M'],
  ])('picks of two ranges around %i cm the nearer, the larger of two as near', (hip, size) => {
    expect(sizeFor({ S: { hu: '60-80' }, M: { hu: '90-110' } }, 'S', hip)).toEqual({
      size,
      needsToSelectSize: true,
    });
  });

  it('picks by clothing size where a product has no ranges, or the hip is unknown', () => {
    const gloves = { S: { hu: '' }, M: { hu: '' } };
    expect(sizeFor(gloves, 'S', 130)).toEqual({ size: 'S', needsToSelectSize: false });
    expect(sizeFor({ onesize: { hu: 'onesize' } }, 'S', 130)).toEqual({
      size: 'onesize',
      needsToSelectSize: false,
    });
    expect(sizeFor(PULL_UP, 'L', undefined)).toEqual({ size: 'L', needsToSelectSize: false });
    expect(sizeFor({ M: {} }, 'M', 130)).toEqual({ size: 'M', needsToSelectSize: false });
  });

  it('knows what a product is made for', () => {
    expect(hipSpan(PULL_UP)).toEqual({ from: 60, to: 170 });
    expect(hipSpan({ onesize: { hu: 'onesize' } })).toBeNull();
    expect([89, 90, 91].map((hip) => fitsHip(PULL_UP, 'S', hip))).toEqual([true, true, false]);
    expect(fitsHip({ M: { hu: '' } }, 'M', 100)).toBeNull();
  });
});
