import { defineConfig } from 'vitest/config';

/** Tests that start nothing and change nothing outside of themselves: their files share a process and its modules. */
const PURE = ['tests/apps/**/*.test.ts', 'tests/data/**/*.test.ts', 'tests/modules/**/*.test.ts'];

/** All tests but those in the browser, which Playwright runs (playwright.config.ts). */
export default defineConfig({
  test: {
    exclude: ['tests/bench/peers/**', 'tests/web/**/*.spec.ts', '**/node_modules/**'],
    setupFiles: ['tests/setup/nothing-on-the-console.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Long enough for a machine ten times slower: they end what hangs, and measure nothing.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    env: { NODE_ENV: 'test', TZ: 'Europe/Berlin' },
    projects: [
      // A process each: better-sqlite3 is native, and a test may set the environment.
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['tests/**/*.test.ts'],
          exclude: PURE,
          setupFiles: ['tests/setup/built-workers.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'together', include: PURE, isolate: false, unstubGlobals: true, unstubEnvs: true },
      },
    ],
  },
});
