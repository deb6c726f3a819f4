import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  grossAllowance,
  netAllowance,
  patientAge,
} from '../../../../modules/consultation/pricing/allowance.ts';
import { day, K } from '../worked-cases.ts';

describe('netAllowance', () => {
  it.each([
    ['a child', 17, 'I1', 3000],
    ['a child whose inkontinenz is unanswered', 3, undefined, 3000],
    ['an adult on the day of the Kindalter, I1', 18, 'I1', 1785],
    ['I2', 70, 'I2', 2250],
    ['I3', 70, 'I3', 2250],
    ['I4', 70, 'I4', 2250],
    ['an unknown age, which counts as adult', null, 'I1', 1785],
    ['an adult whose inkontinenz is unanswered', 70, undefined, null],
    ['an unknown age and unanswered inkontinenz', null, undefined, null],
  ] as const)('of %s', (_, age, inkontinenz, expected) => {
    expect(netAllowance(K, { inkontinenz }, age)).toBe(expected);
  });

  // @spec consultation-9-2
  it('does not fall through from a child rate of 0', () => {
    expect(netAllowance({ ...K, Kinderpauschale: 0 }, { inkontinenz: 'I1' }, 5)).toBe(0);
  });

  // @spec consultation-3-8 access-9-5
  it('takes 18 where the insurer names no Kindalter', () => {
    const insurer = { ...K, Kindalter: null };
    expect(netAllowance(insurer, { inkontinenz: 'I1' }, 17)).toBe(3000);
    expect(netAllowance(insurer, { inkontinenz: 'I1' }, 18)).toBe(1785);
  });

  it('takes the Kindalter of the insurer, 0 too', () => {
    expect(netAllowance({ ...K, Kindalter: 21 }, { inkontinenz: 'I1' }, 20)).toBe(3000);
    expect(netAllowance({ ...K, Kindalter: 0 }, { inkontinenz: 'I1' }, 0)).toBe(1785);
  });

  it('counts the rates of a self-payer', () => {
    expect(netAllowance({ ...K, selfPay: true }, { inkontinenz: 'I1' }, 70)).toBe(1785);
  });
});

describe('grossAllowance', () => {
  it.each([
    [2250, 2678],
    [2150, 2559],
    [1785, 2124],
    [1525, 1815],
    [10_000, 11_900],
    [0, 0],
  ])('of %i cents net is %i cents', (net, gross) => {
    expect(grossAllowance(net, day('2026-03-09'))).toBe(gross);
  });

  // @spec consultation-9-1
  it('is the net amount and 19 %, off by half a cent at most, rounded up at the half', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (net) => {
        const error = grossAllowance(net, day('2026-03-09')) * 100 - net * 119;
        return error > -50 && error <= 50;
      }),
    );
  });
});

describe('patientAge', () => {
  it('is unknown without a birth date', () => {
    expect(patientAge({}, day('2026-03-09'))).toBeNull();
  });

  it('counts completed years', () => {
    expect(patientAge({ birthdate: day('2008-03-10') }, day('2026-03-09'))).toBe(17);
    expect(patientAge({ birthdate: day('2008-03-10') }, day('2026-03-10'))).toBe(18);
  });
});
