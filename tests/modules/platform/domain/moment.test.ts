import { expect, it } from 'vitest';
import {
  formatDayAndMonth,
  formatMoment,
  formatMomentWithSeconds,
  formatTime,
} from '../../../../modules/platform/domain/moment.ts';

it('a moment is written as people in Berlin read it, in summer and in winter', () => {
  const winter = new Date('2026-03-09T08:05:30Z');
  expect(formatMoment(winter)).toBe('09.03.2026, 09:05');
  expect(formatMomentWithSeconds(winter)).toBe('09.03.2026, 09:05:30');
  expect(formatTime(winter)).toBe('09:05');
  expect(formatDayAndMonth(winter)).toBe('09.03.');
  const summer = Date.parse('2026-06-30T22:05:00Z');
  expect(formatMoment(summer)).toBe('01.07.2026, 00:05');
  expect(formatDayAndMonth(summer)).toBe('01.07.');
});
