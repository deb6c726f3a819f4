import { describe, expect, it } from 'vitest';
import type {
  DatedKrankenkasse,
  DatedRates,
} from '../../../../modules/institution/krankenkassen/krankenkasse.ts';
import {
  loweredRates,
  type RateCut,
  withRates,
} from '../../../../modules/institution/rate-cut/lowered-rates.ts';
import { isRateCutAnnounced, RATE_CUT } from '../../../../modules/institution/rate-cut/rate-cut.ts';
import { rateCutInput } from '../../../../modules/institution/rate-cut/rate-cut-input.ts';
import type { CalendarDay } from '../../../../modules/platform/domain/index.ts';

const day = (text: string) => text as CalendarDay;
const CUT: RateCut = { percent: 3, from: day('2027-01-01') };
const RATES = { Kinderpauschale: 3000, Urinpauschale: 1785, Stuhlpauschale: 2250, Kindalter: 18 };
const from = (text: string, rates = RATES): DatedRates => ({ gueltigAb: day(text), ...rates });
const kasse = (changes: Partial<DatedKrankenkasse> = {}): DatedKrankenkasse => ({
  Kasse: 'K',
  ...RATES,
  IK: '',
  selfPay: false,
  Saetze: [],
  ...changes,
});

describe('loweredRates', () => {
  it('takes 3 % off each rate, half up to the cent: 22,50 becomes 21,83', () => {
    expect(loweredRates(kasse(), CUT)).toEqual({
      before: from('2027-01-01'),
      after: from('2027-01-01', {
        Kinderpauschale: 2910,
        Urinpauschale: 1731,
        Stuhlpauschale: 2183,
        Kindalter: 18,
      }),
    });
  });

  it('starts from the rates that hold on the day, and takes the usual child age where none is said', () => {
    const dated = kasse({ Kindalter: null, Saetze: [from('2026-07-01', { ...RATES, Urinpauschale: 2000 })] });
    expect(loweredRates(dated, CUT)).toMatchObject({ after: { Urinpauschale: 1940 } });
    expect(loweredRates(kasse({ Kindalter: null }), CUT)).toMatchObject({ after: { Kindalter: 18 } });
  });

  it('leaves rates that begin in the time of the cut alone, so that nothing is lowered twice', () => {
    const result = loweredRates(kasse(), CUT);
    if (typeof result === 'string') throw new Error(result);
    const lowered = kasse({ Saetze: withRates([], result.after) });
    expect(loweredRates(lowered, CUT)).toBe('begun');
    expect(loweredRates(lowered, { ...CUT, from: day('2028-06-01') })).toBe('begun');
    // Those of April stay as they are entered; until then the lowered ones hold.
    const april = from('2027-04-01', { ...RATES, Urinpauschale: 1800 });
    const until = loweredRates(kasse({ Saetze: [april] }), CUT);
    expect(until).toMatchObject({ after: { gueltigAb: '2027-01-01', Urinpauschale: 1731 } });
    if (typeof until !== 'string') expect(withRates([april], until.after)).toEqual([until.after, april]);
  });

  it('is for those that pay something, by the law and with room for a day more', () => {
    const none = { ...RATES, Kinderpauschale: 0, Urinpauschale: 0, Stuhlpauschale: 0 };
    expect(loweredRates(kasse(none), CUT)).toBe('nothing');
    expect(loweredRates(kasse({ ...none, Urinpauschale: 10 }), CUT)).toBe('nothing');
    expect(loweredRates(kasse({ selfPay: true }), CUT)).toBe('self-pay');
    const many = Array.from({ length: 20 }, (_, year) => from(`20${String(year).padStart(2, '0')}-01-01`));
    expect(loweredRates(kasse({ Saetze: many }), CUT)).toBe('full');
  });
});

it('is announced from 01.10.2026 to 31.12.2028', () => {
  const days = ['2026-09-30', '2026-10-01', '2028-12-31', '2029-01-01'].map(day);
  expect(days.map(isRateCutAnnounced)).toEqual([false, true, true, false]);
});

it.each([
  [{ percent: 3, from: '2027-01-01' }, true],
  [{ percent: '3', from: RATE_CUT.until }, true],
  [{ percent: 0, from: '2027-01-01' }, false],
  [{ percent: 21, from: '2027-01-01' }, false],
  [{ percent: 2.5, from: '2027-01-01' }, false],
  [{ percent: 3, from: '2026-12-31' }, false],
  [{ percent: 3, from: '2029-01-01' }, false],
  [{ percent: 3, from: '2027-02-30' }, false],
  [{ percent: 3, from: '2027-01-01', other: 1 }, false],
])('takes %j: %s', (given, taken) => {
  expect(rateCutInput.safeParse(given).success).toBe(taken);
});
