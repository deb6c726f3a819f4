import { defineConfig } from 'vitest/config';

/** All tests but those in the browser, which Playwright runs (playwright.config.ts). */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/bench/peers/**', 'tests/web/**/*.spec.ts', '**/node_modules/**'],
    setupFiles: ['tests/setup/nothing-on-the-console.ts'],
    // A process each: better-sqlite3 is native, and a test may set the environment.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test', TZ: 'Europe/Berlin' },
  },
});
