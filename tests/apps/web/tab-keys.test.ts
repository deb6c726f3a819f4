import { expect, test } from 'vitest';
import { tabAfter } from '../../../apps/web/ui/tabs/tab-keys.ts';

test('Arrow keys lead from tab to tab in a circle, Home and End to the ends.', () => {
  expect([0, 1, 2].map((at) => tabAfter(at, 'ArrowRight', 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((at) => tabAfter(at, 'ArrowLeft', 3))).toEqual([2, 0, 1]);
  expect([tabAfter(1, 'Home', 3), tabAfter(1, 'End', 3)]).toEqual([0, 2]);
});

test('Other keys are left to the page.', () => {
  expect(['ArrowDown', 'Enter', 'Tab', 'a'].map((key) => tabAfter(1, key, 3))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
