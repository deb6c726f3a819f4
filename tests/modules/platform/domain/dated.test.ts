import { expect, it } from 'vitest';
import { byDay, type CalendarDay } from '../../../../modules/platform/domain/index.ts';

const valueOn = byDay([
  { from: '2025-01-01', value: 42 },
  { from: '2015-01-01', value: 40 },
  { from: '2008-07-01', value: 31 },
]);
const on = (day: string) => valueOn(day as CalendarDay);

it('gives what counts on a day: from its first day on, until the next one begins', () => {
  expect([on('2026-11-22'), on('2025-01-01')]).toEqual([42, 42]);
  expect([on('2024-12-31'), on('2015-01-01')]).toEqual([40, 40]);
  expect([on('2014-12-31'), on('2008-07-01')]).toEqual([31, 31]);
});

it('gives the oldest value for the days before the table', () => {
  expect(on('2008-06-30')).toBe(31);
});
