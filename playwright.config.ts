import { defineConfig } from '@playwright/test';

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** A page of a test lives a second or two: what is compiled for the long run costs more than it gains, 7 % of all. */
const UNCOMPILED = '--js-flags=--no-turbofan --no-maglev';

/** What a program for browser tests is started with. */
const startedBy = (file: string | undefined, ...more: string[]) => ({
  ...(file ? { executablePath: file } : {}),
  args: [...ARGS, FAKE_CAMERA, ...more],
});

/** Printing needs a PDF viewer, the camera a capture: Chromium without a window has neither. */
const IN_WHOLE_BROWSER = ['**/documents-printing.spec.ts', '**/camera.spec.ts'];
/** A moving picture in place of a camera. */
const FAKE_CAMERA = '--use-fake-device-for-media-stream';
/** What encrypts documents takes three times as long uncompiled. */
const ENCRYPTING = [
  'documents-sending',
  'documents-deletion',
  'own-password',
  'contract-forms',
  'accessible/documents',
  'health-data-traces',
  'traffic',
].map((name) => `**/${name}.spec.ts`);
/** Files of more than a minute: begun first, so that none of them is alone at the end. */
const LONG = ['focus-in-sight', 'wizard', 'offer', 'review', 'products', 'recommendations'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Browser tests, in the Chromium that `npm test` has found (INKO_CHROMIUM, INKO_HEADLESS_CHROMIUM). */
export default defineConfig({
  testDir: 'tests/web',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  // docs/decisions/0054: one that passes only then is named at the end of the run.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  // Long enough for a machine several times slower: they end what hangs, and measure nothing.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    video: 'off',
    trace: 'off',
    launchOptions: startedBy(process.env.INKO_HEADLESS_CHROMIUM, UNCOMPILED),
  },
  projects: [
    {
      name: 'encrypting',
      testMatch: ENCRYPTING,
      use: { launchOptions: startedBy(process.env.INKO_HEADLESS_CHROMIUM) },
    },
    { name: 'long', testMatch: LONG },
    {
      name: 'whole',
      testMatch: IN_WHOLE_BROWSER,
      use: { launchOptions: startedBy(process.env.INKO_CHROMIUM, UNCOMPILED) },
    },
    { name: 'other', testIgnore: [...ENCRYPTING, ...LONG, ...IN_WHOLE_BROWSER] },
  ],
});
