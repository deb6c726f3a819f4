import { describe, expect, it } from 'vitest';
import {
  basisSince,
  changedSizes,
  differingCauses,
} from '../../../../modules/consultation/figures/basis-differences.ts';
import { type FigureSettings, figureBasis } from '../../../../modules/consultation/figures/basis-of-cart.ts';
import {
  type FigureBasis,
  figureBasisSchema,
} from '../../../../modules/consultation/figures/figure-basis.ts';
import { figureChanges } from '../../../../modules/consultation/figures/figure-changes.ts';
import { day, K, PRODUCTS, tab } from '../worked-cases.ts';

const named = new Map([...PRODUCTS].map(([id, product]) => [id, { ...product, Produktbezeichnung: id }]));
const CART = [[tab('BV', 'FP')], [tab('PS'), { lines: [] }, tab('PP')], [tab('PP')]] as const;
const TURNED = { birthdate: day('2008-03-10'), inkontinenz: 'I1', gebuehr: 'GE2' } as const;
const ADULT = { ...TURNED, birthdate: day('1950-01-31') };
const SETTINGS: FigureSettings = {
  day: day('2026-03-09'),
  method: 'A',
  insurer: K,
  prices: new Map(),
  products: named,
};
const basis = (changes: Partial<FigureSettings> = {}, former: FigureBasis['sizes'] = []) =>
  figureBasis({ ...SETTINGS, ...changes }, CART, former);
const PS_ID = PRODUCTS.get('PS')?.sizes.M?.id ?? '';
const before = basis();

describe('figureChanges', () => {
  it('says what a birthday makes of each proposal', () => {
    const after = basis({ day: day('2026-03-10') });
    const changes = figureChanges(before, after, { patient: TURNED, cart: CART });
    expect(changes.allowance).toEqual({ before: 3570, after: 2124 });
    expect(changes.proposals).toEqual([
      { area: 0, name: 'Vorschlag 1', before: 0, after: 212, causes: ['day'] },
      { area: 1, name: 'Vorschlag 1', before: 6410, after: 8068, causes: ['day'] },
      { area: 1, name: 'Vorschlag 2', before: 4175, after: 5833, causes: ['day'] },
    ]);
    expect(differingCauses(before, after)).toEqual(['day']);
  });

  it('is nothing where only the day is another and nothing hangs on it', () => {
    const after = basis({ day: day('2026-03-10') });
    expect(figureChanges(before, after, { patient: ADULT, cart: CART })).toEqual({
      proposals: [],
      allowance: null,
    });
  });

  it('takes an age that an earlier version left open for the one that counts then', () => {
    const open = { ...before, insurer: { ...before.insurer, Kindalter: null } };
    const stored = figureBasisSchema.parse(JSON.parse(JSON.stringify(open)));
    expect(stored.insurer.Kindalter).toBe(18);
    const unnamed = { ...K, Kindalter: null };
    expect(differingCauses(stored, basis({ insurer: unnamed }))).toEqual([]);
  });

  it('names method, rates and price by themselves, and no free sale that method B hides', () => {
    const consultation = { patient: ADULT, cart: CART };
    const causesOf = (after: FigureBasis) =>
      figureChanges(before, after, consultation).proposals.map(({ name, causes }) => [name, ...causes]);
    expect(causesOf(basis({ method: 'B' }))).toEqual([
      ['Vorschlag 1', 'method'],
      ['Vorschlag 2', 'method'],
    ]);
    expect(causesOf(basis({ prices: new Map([[PS_ID, 2595]]) }))).toEqual([['Vorschlag 1', 'price']]);
    expect(causesOf(basis({ insurer: { ...K, Urinpauschale: 1800 } }))).toEqual([
      ['Vorschlag 1', 'rates'],
      ['Vorschlag 1', 'rates'],
      ['Vorschlag 2', 'rates'],
    ]);
    const both = basis({ prices: new Map([[PS_ID, 2595]]), insurer: { ...K, Urinpauschale: 1800 } });
    expect(causesOf(both)[1]).toEqual(['Vorschlag 1', 'rates', 'price']);
  });

  it('opens the amount of a proposal whose product has left the catalogue, and keeps its name', () => {
    const without = new Map([...named].filter(([id]) => id !== 'PS'));
    const after = basis({ products: without }, before.sizes);
    const { proposals } = figureChanges(before, after, { patient: ADULT, cart: CART });
    expect(proposals).toEqual([
      { area: 1, name: 'Vorschlag 1', before: 8068, after: null, causes: ['price'] },
    ]);
    expect(changedSizes(before, after)).toMatchObject([
      { old: { price: 2495 }, now: { name: 'PS', gone: true } },
    ]);
  });

  it('computes the same with and without the catalogue as long as list prices stay', () => {
    const prices = new Map([[PS_ID, 2595]]);
    expect(basis({ products: null, prices }, before.sizes)).toEqual(basis({ prices }));
  });
});

describe('basisSince', () => {
  it('takes over what the adviser has chosen since, and keeps the rest as it was', () => {
    const cart = [[tab('BV')], [tab('CB')], [{ lines: [] }]] as const;
    const other = { ...K, Kasse: 'L', Urinpauschale: 2000 };
    const now = figureBasis({ ...SETTINGS, day: day('2026-03-10'), method: 'C', insurer: other }, cart, []);
    const since = basisSince(before, now);
    expect(since).toMatchObject({ day: '2026-03-09', method: 'A', insurer: { Kasse: 'L' } });
    expect(since.sizes.map(({ product }) => product)).toEqual(['BV', 'CB']);
    expect(differingCauses(since, now)).toEqual(['method', 'day']);
  });
});

it('is stored as it is read', () => {
  expect(figureBasisSchema.parse(JSON.parse(JSON.stringify(before)))).toEqual(before);
  expect(figureBasisSchema.safeParse({ ...before, more: 1 }).success).toBe(false);
});
