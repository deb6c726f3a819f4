import { describe, expect, it } from 'vitest';
import { type CartAreas, patientProposals, shownOffer } from '#consultation/domain';
import type { ProductsById } from '../../../../modules/consultation/cart/cart.ts';
import { BV, day, type Given, K, PRODUCTS, priced } from '../worked-cases.ts';

const NAMED = PRODUCTS as unknown as ProductsById;
const line = (product: string, more: object = {}) => ({
  id: product,
  product,
  size: 'M',
  selectedTime: 2 as const,
  needsToSelectSize: false,
  ...more,
});
const tab = (...lines: ReturnType<typeof line>[]) => ({ lines });
const EMPTY = tab();
const FULL: CartAreas = [
  [tab(line('BV'), line('FP', { companionOf: 'BV' }))],
  [EMPTY, tab(line('PS')), tab(line('PP'))],
  [tab(line('PP'))],
];

/** What a patient sees of a cart: an adult with fee, I1, method A, unless said otherwise. */
function seen(cart: CartAreas, changes: Partial<Given> = {}) {
  const given: Given = {
    today: day('2026-03-09'),
    method: 'A',
    patient: { birthdate: day('1950-01-31'), inkontinenz: 'I1', gebuehr: 'GE2' },
    insurer: K,
    products: PRODUCTS,
    prices: new Map(),
    cart,
    ...changes,
  };
  const offer = shownOffer(priced(given));
  return { offer, proposals: patientProposals(cart, offer, NAMED, given.method) };
}
const figures = (cart: CartAreas, changes: Partial<Given> = {}) =>
  seen(cart, changes).proposals.map(({ figure }) => figure);

describe('what a patient sees of the proposals', () => {
  it('is every filled proposal at its place, a Fixierhose with the Vorlage that it holds', () => {
    const { proposals } = seen(FULL);
    expect(proposals.map(({ place }) => place)).toEqual([
      { area: 0, tab: 0 },
      { area: 1, tab: 1 },
      { area: 1, tab: 2 },
      { area: 2, tab: 0 },
    ]);
    expect(proposals[0]?.products).toEqual([
      { product: PRODUCTS.get('BV'), period: 2, companions: [PRODUCTS.get('FP')] },
    ]);
    expect(seen([[EMPTY], [EMPTY], [EMPTY]]).proposals).toEqual([]);
  });

  it('keeps a Fixierhose on its own, and times of day', () => {
    const [first] = seen([
      [tab(line('FP', { companionOf: 'gone' }), line('CB', { selectedTime: 1 }))],
      [],
      [],
    ]).proposals;
    expect(first?.products.map(({ period, companions }) => [period, companions.length])).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  it('has the figures of method A', () => {
    expect(figures(FULL)).toEqual([
      { kind: 'insured', pays: 212, copayment: 212, extra: 0 },
      { kind: 'insured', pays: 8068, copayment: 212, extra: 7856 },
      { kind: 'insured', pays: 5833, copayment: 212, extra: 5621 },
      { kind: 'purchase', pays: 7745 },
    ]);
  });

  it('has those of method B, where wish care is paid in full and free sale does not exist', () => {
    expect(figures(FULL, { method: 'B' })).toEqual([
      { kind: 'insured', pays: 212, copayment: 212, extra: 0 },
      { kind: 'pays-all', pays: 9980 },
      { kind: 'pays-all', pays: 7745 },
    ]);
  });

  it('has those of method C, which deducts the cheapest needs-based proposal', () => {
    const I3 = { birthdate: day('1950-01-31'), inkontinenz: 'I3', gebuehr: 'GE2' } as const;
    const [, wish] = figures([[tab(line('CB'))], [tab(line('PP'))], []], { method: 'C', patient: I3 });
    expect(wish).toEqual({ kind: 'insured', pays: 5628, copayment: 268, extra: 5360 });
  });

  it('is the whole price for who pays alone', () => {
    const selfPay = { ...K, Kinderpauschale: 0, Urinpauschale: 0, Stuhlpauschale: 0, selfPay: true };
    expect(figures([[tab(line('CB'))], [tab(line('PS'))], []], { insurer: selfPay })).toEqual([
      { kind: 'pays-all', pays: 2385 },
      { kind: 'pays-all', pays: 9980 },
    ]);
  });

  it('is open where the calculator names no amount: a price, the form of incontinence or the insurer is missing', () => {
    const open = { kind: 'open' };
    expect(figures([[], [tab(line('NP'))], [tab(line('NP'))]])).toEqual([open, open]);
    expect(figures([[tab(line('NP'))], [], []])).toEqual([open]);
    expect(figures([[tab(line('CB'))], [], []], { patient: {} })).toEqual([open]);
    expect(patientProposals(FULL, null, NAMED, 'A').map(({ figure }) => figure)).toEqual(
      new Array(4).fill(open),
    );
  });

  it('cannot be chosen while its amount is open', () => {
    const gone = { ...tab(), gone: [{ product: 'PS', size: 'M', name: null }] };
    const { proposals } = seen([[tab(line('NP')), gone, tab(line('CB'))], [tab(line('NP'), line('PS'))], []]);
    expect(proposals.map(({ choosable }) => choosable)).toEqual([false, false, true, false]);
    const chosen = (given: readonly { choosable: boolean }[]) => given.map(({ choosable }) => choosable);
    // Without an insurer.
    expect(chosen(patientProposals(FULL, null, NAMED, 'A'))).toEqual([false, false, false, false]);
    // The form of incontinence is unanswered, which free sale does not depend on.
    expect(chosen(seen([[tab(line('CB'))], [], [tab(line('PP'))]], { patient: {} }).proposals)).toEqual([
      false,
      true,
    ]);
    // A care product that the Pauschale never covers has to be moved first.
    const cream = { ...BV, Anwendungstyp: 'Pflege' as const };
    const misplaced = { products: new Map([...PRODUCTS, ['CREAM', cream]]) };
    expect(chosen(seen([[tab(line('CB'), line('CREAM'))], [], []], misplaced).proposals)).toEqual([false]);
  });
});
