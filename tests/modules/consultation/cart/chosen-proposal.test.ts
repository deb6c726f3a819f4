import { describe, expect, it } from 'vitest';
import {
  addTab,
  type CartAreas,
  chosenPlace,
  closeTab,
  duplicateTab,
  EMPTY_CART,
  removeLine,
} from '#consultation/domain';
import { linesOfProposal } from '../../../../modules/consultation/cart/chosen-proposal.ts';

const line = (id: string) =>
  ({ id, product: 'slip', size: 'M', selectedTime: 2, needsToSelectSize: false }) as const;
const CART: CartAreas = [
  [{ lines: [line('a')] }],
  [{ lines: [line('b')] }, { lines: [line('c')] }, { lines: [line('d'), line('e')] }],
  [{ lines: [] }],
];
const CHOSEN = linesOfProposal(CART, { area: 1, tab: 2 });

describe('the proposal somebody has decided for', () => {
  it('is found where it is', () => {
    expect(CHOSEN).toEqual(['d', 'e']);
    expect(chosenPlace(CART, CHOSEN)).toEqual({ area: 1, tab: 2 });
    expect(chosenPlace(CART, undefined)).toBeNull();
    expect(chosenPlace(EMPTY_CART, CHOSEN)).toBeNull();
    expect(linesOfProposal(CART, { area: 1, tab: 9 })).toEqual([]);
  });

  it('is found wherever its line stands in a proposal', () => {
    expect(chosenPlace(CART, ['e'])).toEqual({ area: 1, tab: 2 });
  });

  it('stays the same one while others are closed, added and copied', () => {
    expect(chosenPlace(closeTab(CART, { area: 1, tab: 1 }), CHOSEN)).toEqual({ area: 1, tab: 1 });
    expect(chosenPlace(addTab(CART, 1), CHOSEN)).toEqual({ area: 1, tab: 2 });
    const copied = duplicateTab(CART, { area: 1, tab: 2 }, () => crypto.randomUUID());
    expect(chosenPlace(copied, CHOSEN)).toEqual({ area: 1, tab: 2 });
  });

  it('is still it without one of its products, and none without all of them', () => {
    const products = new Map();
    const without = removeLine(CART, { area: 1, tab: 2 }, 'd', products);
    expect(chosenPlace(without, CHOSEN)).toEqual({ area: 1, tab: 2 });
    expect(chosenPlace(removeLine(without, { area: 1, tab: 2 }, 'e', products), CHOSEN)).toBeNull();
  });
});
