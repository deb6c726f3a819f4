import { describe, expect, it } from 'vitest';
import {
  ownShareInWords,
  ownShareRule,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from '../../../../modules/consultation/domain.ts';
import type { CalendarDay } from '../../../../modules/platform/domain/index.ts';

const amountOn = (day: string) => pflegehilfsmittelAmount(day as CalendarDay);

describe('pflegehilfsmittelAmount', () => {
  // @spec consultation-9-9
  it('is the one valid on the day', () => {
    expect(amountOn('2024-12-31')).toBe(4000);
    expect(amountOn('2025-01-01')).toBe(4200);
    expect(amountOn('2018-06-01')).toBe(4000);
    expect(amountOn('2026-11-20')).toBe(4200);
  });
});

it('is half for people with Beihilfe', () => {
  expect(pflegehilfsmittelBeihilfe('2024-12-31' as CalendarDay)).toBe(2000);
  expect(pflegehilfsmittelBeihilfe('2025-01-01' as CalendarDay)).toBe(2100);
});

it('the own share of product group 51 has a limit for each Pflegehilfsmittel', () => {
  const today = '2026-11-20' as CalendarDay;
  expect(ownShareRule(today)).toEqual({ percent: 10, limit: 2500, age: 18 });
  expect(ownShareInWords(today).replaceAll('\u00a0', ' ')).toBe(
    '10 Prozent, höchstens 25 € je Pflegehilfsmittel',
  );
});
