import { expect, test } from 'vitest';
import type { CalendarDay } from '#platform/domain';
import { trialDaysLeft } from '../../../../modules/institution/trial/trial.ts';

const FACTS = { testphase: true, testbeginn: '2026-03-20' as CalendarDay, testphasendauer: 30 };

test.each([
  ['2026-03-20', 30],
  // The clocks go forward in between.
  ['2026-04-18', 1],
  ['2026-04-19', 0],
  ['2026-04-20', -1],
])('a trial of 30 days from 20 March has on %s %i days left', (today, left) => {
  expect(trialDaysLeft(FACTS, today as CalendarDay)).toBe(left);
});

test('outside of a trial there are no days left', () => {
  expect(trialDaysLeft({ ...FACTS, testphase: false }, '2026-03-20' as CalendarDay)).toBeNull();
});
