import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { copaymentRule, vatPercent } from '#consultation/domain';
import { contractTerms } from '#institution/domain';
import { type CalendarDay, toDecimal } from '#platform/domain';

const manual = readFileSync('docs/handbuch.md', 'utf8');
/** After all days of the tables: a change that adds a row has to update the manual. */
const day = '9999-12-31' as CalendarDay;

it('the manual names the VAT, the co-payment and the terms of the contract that count now', () => {
  const { percent, limit, age } = copaymentRule(day);
  const { monthly, noticeMonths } = contractTerms(day);
  expect(manual).toContain(`einschließlich ${vatPercent(day)} Prozent Mehrwertsteuer`);
  expect(manual).toContain(
    `${percent} Prozent der Bruttopauschale, höchstens ${limit / 100} Euro im Monat; sie fällt ab ${age} Jahren an`,
  );
  expect(manual).toContain(
    `${toDecimal(monthly).replace('.', ',')} EUR im Monat und ist mit einer Frist von ${noticeMonths} Monaten`,
  );
});
