import { defineConfig } from 'vitest/config';

/** Tests of services: a database of their own each, and perhaps a server or programs on it. */
const SERVICES = 'tests/modules/**/*.service.test.ts';
/** Tests that start nothing and change nothing outside of themselves. */
const PURE = ['tests/apps/**/*.test.ts', 'tests/data/**/*.test.ts', 'tests/modules/**/!(*.service).test.ts'];
/**
 * Tests that change nothing of their process, though they start servers and programs. Not the flood of bodies, which
 * measures the time of its thread.
 */
const SERVER = ['tests/cli/**/*.test.ts', 'tests/server/**/!(flood).test.ts', SERVICES];

/** All tests but those in the browser, which Playwright runs (playwright.config.ts). */
export default defineConfig({
  test: {
    exclude: ['tests/bench/peers/**', 'tests/web/**/*.spec.ts', '**/node_modules/**'],
    setupFiles: ['tests/setup/nothing-on-the-console.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Long enough for a machine many times slower: they end what hangs, and measure nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    env: { NODE_ENV: 'test', TZ: 'Europe/Berlin' },
    // Two kinds share their processes and the modules in them: loading all of the server's takes a second of a processor.
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: ['tests/**/*.test.ts'], exclude: [...PURE, ...SERVER] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: SERVER,
          setupFiles: ['tests/setup/built-workers.ts', 'tests/setup/cheap-hashes.ts'],
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: { name: 'pure', include: PURE, isolate: false, unstubGlobals: true, unstubEnvs: true },
      },
    ],
  },
});
