import { describe } from 'vitest';

/** The engines that the product runs on. */
export type Engine = 'sqlite' | 'postgresql';

/** URL of a maintenance database in which test databases may be made; undefined where there is none. */
export const POSTGRES_URL = process.env.INKO_TEST_POSTGRES_URL;

/**
 * Runs a group of tests on SQLite and on PostgreSQL. Without INKO_TEST_POSTGRES_URL the second half is
 * skipped and says so.
 */
export function describeOnBothEngines(name: string, tests: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => tests('sqlite'));
  const reason = POSTGRES_URL ? '' : ', skipped: INKO_TEST_POSTGRES_URL is not set';
  describe.skipIf(POSTGRES_URL === undefined)(`${name} (PostgreSQL${reason})`, () => tests('postgresql'));
}
