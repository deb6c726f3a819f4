import { expect, test } from 'vitest';
import { dueReminder } from '#institution/domain';

test.each([
  [30, null],
  [8, null],
  [7, 7],
  [6, 7],
  [2, 7],
  [1, 1],
  [0, null],
  [-1, null],
])('with %i days left the reminder of day %o is due', (daysLeft, due) => {
  expect(dueReminder(daysLeft)).toBe(due);
});
