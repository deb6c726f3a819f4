import { describe, expect, it } from 'vitest';
import { shownAt, shownIn, turnTo } from '../../../../apps/web/consultation/care/shown-proposal.ts';
import type { CartAreas, CartLine } from '../../../../modules/consultation/domain.ts';

const LINE: CartLine = { id: 'a', product: 'p', size: 'M', selectedTime: 2, needsToSelectSize: false };
const EMPTY = { lines: [] };
const FULL = { lines: [LINE] };
const NEEDS: CartAreas = [[FULL], [EMPTY], [EMPTY]];
const WISH: CartAreas = [[EMPTY], [EMPTY, FULL], [EMPTY]];

describe('the calculator', () => {
  it.each([
    ['an empty cart', [[EMPTY], [EMPTY], [EMPTY]], 2124, 0],
    ['needs-based care', NEEDS, 2124, 0],
    ['both', [[FULL], [FULL], [EMPTY]], 2124, 0],
    ['desired care alone', WISH, 2124, 1],
    ['an allowance of 0', NEEDS, 0, 1],
    ['an allowance that cannot be named', NEEDS, null, 0],
  ] as const)('begins with %s', (_, cart, gross, area) => {
    expect(shownIn({ cart, shown: undefined }, 'A', gross)).toEqual({ area, tabs: [0, 0, 0] });
  });

  it('opens where it stood last', () => {
    const shown = { area: 1, tabs: [0, 1, 0] } as const;
    expect(shownIn({ cart: WISH, shown }, 'A', 2124)).toEqual(shown);
  });

  it('turns to the last proposal where the one it stood at has gone', () => {
    const shown = { area: 1, tabs: [3, 4, 0] } as const;
    expect(shownIn({ cart: WISH, shown }, 'A', 2124)).toEqual({ area: 1, tabs: [0, 1, 0] });
  });

  it('leaves the area that method B hides', () => {
    const shown = { area: 2, tabs: [0, 1, 0] } as const;
    expect(shownIn({ cart: WISH, shown }, 'B', 2124).area).toBe(1);
    expect(shownIn({ cart: WISH, shown }, 'C', 2124).area).toBe(2);
  });

  it('turns to an area and keeps the proposals of the others', () => {
    const shown = { area: 0, tabs: [1, 2, 3] } as const;
    expect(turnTo(shown, 1)).toEqual({ area: 1, tabs: [1, 2, 3] });
    expect(turnTo(shown, 0, 5)).toEqual({ area: 0, tabs: [5, 2, 3] });
    expect(turnTo(shown, 1, 5)).toEqual({ area: 1, tabs: [1, 5, 3] });
    expect(turnTo(shown, 2, 0)).toEqual({ area: 2, tabs: [1, 2, 0] });
  });

  it('shows where something was added', () => {
    expect(shownAt({ area: 2, tab: 1 }, undefined)).toEqual({ area: 2, tabs: [0, 0, 1] });
    expect(shownAt({ area: 1, tab: 1 }, { area: 0, tabs: [4, 0, 0] })).toEqual({ area: 1, tabs: [4, 1, 0] });
  });
});
