import { describe, expect, it } from 'vitest';
import type { CartAreas } from '../../../../modules/consultation/cart/cart.ts';
import { type Choice, decide, decisionOf } from '../../../../modules/consultation/cart/decision.ts';

const tab = (...ids: string[]) => ({
  lines: ids.map((id) => ({
    id,
    product: id,
    size: 'M',
    selectedTime: 2 as const,
    needsToSelectSize: false,
  })),
});
const place = (area: 0 | 1 | 2, index = 0) => ({ area, tab: index });
const CART: CartAreas = [[tab('n')], [tab(), tab('w')], [tab('c'), tab('d')]];
const ONE: CartAreas = [[tab('n')], [tab()], [tab('c')]];

describe('what is decided', () => {
  it('is nothing while several proposals could be chosen', () => {
    expect(decisionOf(CART, {}, 'A')).toEqual({
      alternatives: [place(0), place(1, 1)],
      supply: null,
      decided: false,
      sales: [place(2), place(2, 1)],
      bought: [],
    });
  });

  it('is the only supply, and the only purchase besides', () => {
    expect(decisionOf(ONE, {}, 'A')).toMatchObject({ supply: place(0), decided: false, bought: [place(2)] });
    // Taken out again.
    expect(decisionOf(ONE, { bought: [] }, 'A').bought).toEqual([]);
    expect(decisionOf([[], [], [tab('c')]], {}, 'C')).toMatchObject({ supply: null, bought: [place(2)] });
  });

  it('never has free sale as the supply, as older drafts do', () => {
    expect(decisionOf(CART, { chosenProposal: ['d'] }, 'A')).toMatchObject({
      supply: null,
      decided: false,
      bought: [place(2, 1)],
    });
  });

  it('knows no free sale under method B', () => {
    expect(decisionOf(ONE, { bought: [['c']] }, 'B')).toMatchObject({ sales: [], bought: [] });
  });
});

describe('a decision', () => {
  const deciding = (choice: Choice, ...places: ReturnType<typeof place>[]) =>
    places.reduce<Choice>((now, each) => decide(CART, now, 'A', each), choice);

  it('takes another supply in place of the one before, and back', () => {
    expect(deciding({}, place(0)).chosenProposal).toEqual(['n']);
    expect(deciding({}, place(0), place(1, 1)).chosenProposal).toEqual(['w']);
    expect(deciding({}, place(0), place(0)).chosenProposal).toBeUndefined();
  });

  it('leaves the supply as it is where something is bought besides', () => {
    expect(deciding({}, place(0), place(2), place(2, 1))).toEqual({
      chosenProposal: ['n'],
      bought: [['c'], ['d']],
    });
    expect(deciding({}, place(2), place(0), place(2))).toEqual({ chosenProposal: ['n'], bought: [] });
  });

  it('keeps what an older draft had chosen in free sale', () => {
    expect(deciding({ chosenProposal: ['d'] }, place(0))).toEqual({ chosenProposal: ['n'], bought: [['d']] });
  });

  it('takes out the only purchase, which counts before anything is said of it', () => {
    expect(decide(ONE, {}, 'A', place(2))).toEqual({ chosenProposal: undefined, bought: [] });
    expect(decide(ONE, {}, 'A', place(0))).toEqual({ chosenProposal: ['n'], bought: undefined });
  });
});
