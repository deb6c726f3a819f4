import { expect, it } from 'vitest';
import { rateExample } from '../../../../modules/consultation/previews/rate-example.ts';
import type { CalendarDay } from '../../../../modules/platform/domain/index.ts';

const DAY = '2027-01-01' as CalendarDay;

it.each([
  // G 26,78 and 25,98.
  ['A', 2250, 3322, 268],
  ['A', 2183, 3402, 260],
  ['C', 2250, 3322, 268],
  // The insurer pays nothing to it.
  ['B', 2250, 6000, 0],
  // Above the whole price, and above the limit of the Zuzahlung.
  ['A', 14_000, 0, 1500],
  ['A', 0, 6000, 0],
] as const)('under method %s a rate of %i leaves Mehrkosten of %i and a Zuzahlung of %i', (...given) => {
  const [method, net, extra, copayment] = given;
  expect(rateExample(method, net, DAY)).toEqual({ extra, copayment });
});
