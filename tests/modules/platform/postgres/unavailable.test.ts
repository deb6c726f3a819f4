import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from '../../../../modules/platform/postgres/unavailable.ts';

const failure = (code: string) => Object.assign(new Error('refused'), { code, severity: 'FATAL' });

test.each([
  ['55000', true], // the database accepts no connections
  ['3D000', true], // it is not there, as between drop and restore
  ['57P03', true],
  ['23505', false],
  ['42P01', false],
])('%s of PostgreSQL passes by itself: %s', (code, passes) => {
  expect(isDatabaseUnavailable(failure(code))).toBe(passes);
});
