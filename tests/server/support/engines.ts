import { describe } from 'vitest';

/** The engines that the product runs on. */
export type Engine = 'sqlite' | 'postgresql';

/** URL of a maintenance database in which test databases may be made; undefined where there is none. */
export const POSTGRES_URL = process.env.INKO_TEST_POSTGRES_URL;

/**
 * Runs a group of tests on a database: on SQLite, and on PostgreSQL besides where INKO_TEST_ENGINES is `both`
 * (`npm run test:both`). For what has no SQL of its own.
 */
export function describeWithDatabase(name: string, tests: (engine: Engine) => void): void {
  if (process.env.INKO_TEST_ENGINES === 'both') describeOnBothEngines(name, tests);
  else describe(name, () => tests('sqlite'));
}

/**
 * Runs a group of tests on SQLite and on PostgreSQL, each time: for what has SQL, locks, triggers or types of its own
 * (lists, filters, migrations, backup, copy, transactions). Without INKO_TEST_POSTGRES_URL the second half is
 * skipped and says so.
 */
export function describeOnBothEngines(name: string, tests: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => tests('sqlite'));
  const reason = POSTGRES_URL ? '' : ', skipped: INKO_TEST_POSTGRES_URL is not set';
  describe.skipIf(POSTGRES_URL === undefined)(`${name} (PostgreSQL${reason})`, () => tests('postgresql'));
}
