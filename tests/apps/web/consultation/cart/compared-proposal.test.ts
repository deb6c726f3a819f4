import { expect, it } from 'vitest';
import { comparedProposals } from '../../../../../apps/web/consultation/cart/comparison/compared-proposal.ts';
import { offer, PRODUCTS, PS, tab } from '../../../../modules/consultation/worked-cases.ts';

const products = new Map([...PRODUCTS, ['WASHED', { ...PS, wiederverwendbar: true }]]);

/** How many pieces a day the comparison shows for these products. */
function aDay(...names: string[]) {
  const lines = names.map((product) => ({
    ...{ id: product, product, size: 'M' },
    needsToSelectSize: false,
  }));
  const now = offer({ products, cart: [[], [tab(...names)], []] });
  const [priced] = now.areas[1].tabs;
  const view = { offer: now, lines: new Map(priced?.lines.map((line) => [line.product, line])) };
  const [found] = comparedProposals([[], [{ lines }], []] as never, view as never, products as never);
  return found?.facts.find(({ name }) => name === 'Am Tag')?.text.replaceAll('\u00a0', ' ');
}

it('compares a daily need of what is thrown away alone', () => {
  expect(aDay('PP', 'FP')).toBe('2 Stück');
  expect(aDay('PP', 'WASHED')).toBe('2 Stück');
  expect(aDay('WASHED')).toBe('–');
});
