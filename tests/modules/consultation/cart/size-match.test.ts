import { expect, it } from 'vitest';
import { matchSize } from '../../../../modules/consultation/cart/size-match.ts';

it.each([
  ['the own size', ['S', 'M', 'L'], 'L', 'L', false],
  ['M where the own size is missing', ['S', 'M'], 'XL', 'M', true],
  ['M where the size is unanswered', ['S', 'M'], undefined, 'M', true],
  ['the first where M is missing too', ['L', 'XL'], 'S', 'L', true],
  ['a free size', ['60x90', '40x60'], undefined, '60x90', true],
  ['onesize, without a question', ['onesize'], 'M', 'onesize', false],
  ['onesize where no size is known', [], 'M', 'onesize', false],
])('picks %s', (_, sizes, wanted, size, needsToSelectSize) => {
  expect(matchSize(sizes, wanted)).toEqual({ size, needsToSelectSize });
});
