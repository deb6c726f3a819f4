import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CareType } from '../../../../modules/consultation/cart/cart.ts';
import { partialOffer } from '../../../../modules/consultation/sums/partial-offer.ts';
import { K, offer, tab } from '../worked-cases.ts';

const all = () => true;
const none = () => false;
const only = (area: CareType, number: number) => (of: CareType, tab: number) => of === area && tab === number;

describe('a part of an offer', () => {
  const whole = offer({ cart: [[tab('BV', 'FP'), tab()], [tab('PS'), tab('BV')], [tab('PS')]] });

  it('is the whole where every proposal is kept', () => {
    expect(partialOffer(whole, all)).toEqual(whole);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('BV', 'PS', 'NP'), { maxLength: 3 }), (names) => {
        const one = offer({ cart: [[], names.map((name) => tab(name)), [tab(...names)]] });
        expect(partialOffer(one, all)).toEqual(one);
      }),
    );
  });

  it('has the kept proposals with their amounts, each in its area', () => {
    const part = partialOffer(whole, only(1, 1));
    expect(part.areas.map(({ careType, count, tabs }) => [careType, count, tabs.length])).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [2, 0, 0],
    ]);
    expect(part.areas[1].tabs[0]).toEqual(whole.areas[1].tabs[1]);
    const { netAllowance, grossAllowance, method } = whole;
    expect(part).toMatchObject({ netAllowance, grossAllowance, method });
  });

  it('counts no empty proposal', () => {
    expect(partialOffer(whole, only(0, 1)).areas[0]).toMatchObject({ count: 0, tabs: [{ lines: [] }] });
  });

  it('keeps the amounts that method C found in the whole cart', () => {
    const compared = offer({
      method: 'C',
      patient: { inkontinenz: 'I3' },
      cart: [[tab('CB')], [tab('PP')], []],
    });
    expect(partialOffer(compared, only(1, 0)).areas[1].tabs[0]?.totalCarePrice).toBe(5360);
  });

  it('says of the kept ones alone who pays', () => {
    expect(whole.hint).toBe('extra-cost');
    expect(partialOffer(whole, only(0, 0)).hint).toBe('covered');
    expect(partialOffer(whole, only(1, 0)).hint).toBe('extra-cost');
    const missing = offer({ cart: [[], [tab('NP')], []] });
    expect(partialOffer(missing, only(1, 0)).hint).toBe('price-missing');
    expect(partialOffer(missing, none).hint).toBe('covered');
  });

  it('has the co-payment where the insurer pays for one of them, or none is there', () => {
    expect(whole.copayment).toBe(212);
    expect(partialOffer(whole, only(0, 0)).copayment).toBe(212);
    expect(partialOffer(whole, only(1, 0)).copayment).toBe(212);
    expect(partialOffer(whole, only(2, 0)).copayment).toBe(0);
    expect(partialOffer(whole, none).copayment).toBe(212);
  });

  it('names no co-payment where no allowance can be named, but none is due for a purchase', () => {
    const unknown = offer({ patient: {}, cart: [[tab('CB')], [], [tab('PS')]] });
    expect(unknown.copayment).toBeNull();
    expect(partialOffer(unknown, only(0, 0)).copayment).toBeNull();
    expect(partialOffer(unknown, only(2, 0)).copayment).toBe(0);
  });

  it('warns of the kept ones alone, by their number among them', () => {
    const warned = offer({ insurer: K, cart: [[tab('NP'), tab('BV'), tab('BV', 'NP')], [tab('NP')], []] });
    expect(warned.warnings).toHaveLength(3);
    const part = partialOffer(warned, (area, number) => area === 0 && number > 0);
    expect(part.warnings).toEqual([{ code: 'price-missing', area: 0, tab: 1, line: 1 }]);
  });
});
