import { expect, it } from 'vitest';
import { amountsAsOf } from '../../../../modules/consultation/figures/amounts-as-of.ts';
import type { CalendarDay } from '../../../../modules/platform/domain/index.ts';

it('names the day on which the amounts hold', () => {
  expect(amountsAsOf('2026-07-30' as CalendarDay)).toBe('Stand der Beträge: 30.07.2026');
});
