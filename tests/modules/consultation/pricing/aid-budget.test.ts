import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aidBudget,
  aidCost,
  fittingAids,
  type ProposableAid,
} from '../../../../modules/consultation/pricing/aid-budget.ts';
import { day } from '../worked-cases.ts';

const TODAY = day('2026-03-09');
const aid = (id: string, amount: number, cents: number, content = 1, pack = amount): ProposableAid => ({
  ...{ id, amount, pack },
  price: { cents, content },
});
const PADS = aid('pads', 25, 44);
const GLOVES = aid('gloves', 100, 9);
const HANDS = aid('hands', 500, 140, 100);
const SURFACES = aid('surfaces', 500, 130, 100);
const MASKS = aid('masks', 50, 14);
const APRONS = aid('aprons', 100, 13);
const USUAL = [PADS, GLOVES, HANDS, SURFACES, MASKS, APRONS];

describe('what a care aid costs a month', () => {
  it.each([
    ['25 pads', PADS, 1309],
    ['100 gloves', GLOVES, 1071],
    ['500 ml for hands', HANDS, 833],
    ['500 ml for surfaces, half a cent up', SURFACES, 774],
    ['50 masks', MASKS, 833],
    ['100 aprons', APRONS, 1547],
  ])('%s', (_, { price, amount }, cents) => {
    expect(price && aidCost(price, amount, TODAY)).toBe(cents);
  });

  it('is rounded once, off by half a cent at most', () => {
    fc.assert(
      fc.property(
        fc.nat(999_999),
        fc.nat(10_000),
        fc.integer({ min: 1, max: 1000 }),
        (cents, amount, content) => {
          const cost = aidCost({ cents, content }, amount, TODAY);
          expect(Number.isSafeInteger(cost)).toBe(true);
          // 2 × |cost − exact| ≤ 1, in whole numbers.
          const exact = BigInt(cents) * BigInt(amount) * 119n;
          const off = 2n * (BigInt(cost) * BigInt(content) * 100n - exact);
          const unit = BigInt(content) * 100n;
          expect(off > -unit && off <= unit).toBe(true);
        },
      ),
    );
  });
});

describe('the budget of a month', () => {
  it('is exceeded by the usual set, and not by four of its six positions', () => {
    expect(aidBudget(USUAL, 4200, TODAY)).toEqual({ cost: 6367, above: 2167, unpriced: [] });
    expect(aidBudget(USUAL.slice(0, 4), 4200, TODAY)).toEqual({ cost: 3987, above: 0, unpriced: [] });
    expect(aidBudget([], 4200, TODAY)).toEqual({ cost: 0, above: 0, unpriced: [] });
  });

  it('rounds each position by itself', () => {
    // 0,5355 € twice are 0,54 € twice, not 1,07 €.
    const half = aid('a', 1, 45);
    expect(aidBudget([half, { ...half, id: 'b' }], 0, TODAY)).toMatchObject({ cost: 108, above: 108 });
  });

  it('names what has no price', () => {
    expect(aidBudget([PADS, { ...MASKS, price: null }], 4200, TODAY)).toEqual({
      cost: 1309,
      above: 0,
      unpriced: ['masks'],
    });
  });
});

describe('a proposal that fits', () => {
  const fitted = (wanted: readonly ProposableAid[], limit = 4200, usual: readonly ProposableAid[] = USUAL) =>
    Object.fromEntries(fittingAids(wanted, usual, limit, TODAY));

  it('keeps of the usual set what fits, in its order', () => {
    expect(fitted(USUAL)).toEqual({ pads: 25, gloves: 100, hands: 500, surfaces: 500 });
    expect(fitted([])).toEqual({ pads: 25, gloves: 100, hands: 500, surfaces: 500 });
    expect(fitted(USUAL, 2100)).toEqual({ pads: 25, surfaces: 500 });
  });

  it('takes whole packs off an amount that does not fit', () => {
    expect(fitted([{ ...PADS, amount: 100, pack: 25 }])).toEqual({ pads: 75 });
    expect(fitted([{ ...PADS, amount: 90, pack: 25 }], 4200)).toEqual({ pads: 75 });
  });

  it('fills up what fits already, and keeps it', () => {
    expect(fitted([{ ...MASKS, amount: 100, pack: 50 }])).toEqual({ masks: 100, pads: 25, gloves: 100 });
  });

  it('leaves out what has no price', () => {
    expect(fitted([{ ...PADS, price: null }, GLOVES])).toEqual({ gloves: 100 });
  });

  const proposable = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    amount: fc.integer({ min: 1, max: 2000 }),
    pack: fc.integer({ min: 1, max: 500 }),
    price: fc.option(fc.record({ cents: fc.nat(5000), content: fc.constantFrom(1, 100) })),
  });
  const aids = fc.uniqueArray(proposable, { selector: ({ id }) => id, maxLength: 6 });

  it('never costs more than the amount, and wants nothing more than was wanted', () => {
    fc.assert(
      fc.property(aids, aids, fc.nat(10_000), (wanted, usual, limit) => {
        const fitting = fittingAids(wanted, usual, limit, TODAY);
        const all = [...wanted, ...usual];
        const taken = [...fitting].map(([id, amount]) => ({
          ...(all.find((each) => each.id === id) as (typeof all)[number]),
          amount,
        }));
        expect(aidBudget(taken, limit, TODAY)).toMatchObject({ above: 0, unpriced: [] });
        for (const each of wanted) {
          expect(fitting.get(each.id) ?? 0).toBeLessThanOrEqual(each.amount);
        }
        for (const amount of fitting.values()) expect(amount).toBeGreaterThan(0);
      }),
    );
  });
});
