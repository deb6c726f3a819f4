import { expect, it } from 'vitest';
import { decisionDays } from '../../../../modules/consultation/pricing/aid-decision.ts';
import { day } from '../worked-cases.ts';

it('a Pflegekasse decides within three weeks, within five with the Medizinischer Dienst', () => {
  expect(decisionDays(day('2026-03-09'))).toEqual({ usual: '2026-03-30', heard: '2026-04-13' });
  expect(decisionDays(day('2027-12-20'))).toEqual({ usual: '2028-01-10', heard: '2028-01-24' });
});
