import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossAllowance, netAllowance } from '../../../../modules/consultation/pricing/allowance.ts';
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
});

describe('grossAllowance', () => {
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
