import { describe, expect, it } from 'vitest';
import {
  addProduct,
  addTab,
  changedPlace,
  changeNeed,
  clearTab,
  closeTab,
  duplicateTab,
  EMPTY_CART,
  removeLine,
  tookAway,
} from '../../../../modules/consultation/domain.ts';
import { CATALOGUE, INSURED, SLIP, VORLAGE } from '../catalogue-products.ts';

let ids = 0;
const nextId = () => `${++ids}`;
const context = { ...INSURED, products: CATALOGUE, wantedSize: 'L', nextId };
const PLACE = { area: 1, tab: 1 } as const;
const start = addTab(addTab(EMPTY_CART, 1), 1);
const filled = addProduct(addProduct(start, PLACE, SLIP, context), PLACE, VORLAGE, context);
const [slip] = filled[1][1]?.lines ?? [];
const id = slip?.id ?? '';

describe('a step of the cart', () => {
  it.each([
    ['a removed line', removeLine(filled, PLACE, id, CATALOGUE)],
    ['a cleared proposal', clearTab(filled, PLACE)],
    ['a closed proposal', closeTab(filled, PLACE)],
    ['a closed empty proposal', closeTab(filled, { area: 1, tab: 2 })],
  ])('takes something away: %s', (_, after) => {
    expect(tookAway(filled, after)).toBe(true);
    expect(tookAway(after, filled)).toBe(false);
  });

  it.each([
    ['a change', changeNeed(filled, PLACE, id, 7, true)],
    ['an addition', addProduct(filled, PLACE, SLIP, context)],
    ['a new proposal', addTab(filled, 0)],
  ])('takes nothing away: %s', (_, after) => {
    expect(tookAway(filled, after)).toBe(false);
  });

  it('shows where it was, once it is taken back', () => {
    expect(changedPlace(filled, removeLine(filled, PLACE, id, CATALOGUE))).toEqual(PLACE);
    expect(changedPlace(filled, changeNeed(filled, PLACE, id, 7, true))).toEqual(PLACE);
    expect(changedPlace(filled, closeTab(filled, PLACE))).toEqual(PLACE);
    expect(changedPlace(filled, closeTab(filled, { area: 1, tab: 2 }))).toEqual({ area: 1, tab: 2 });
    // What is gone after it shows the last proposal that is left.
    expect(changedPlace(filled, addTab(filled, 0))).toEqual({ area: 0, tab: 0 });
    expect(changedPlace(filled, duplicateTab(filled, PLACE, nextId))).toEqual({ area: 1, tab: 2 });
    expect(changedPlace(filled, filled)).toBeNull();
  });
});
