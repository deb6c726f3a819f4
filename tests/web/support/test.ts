import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD, type RunningServer, startServer } from './server.ts';

/**
 * Playwright's `test` with one server a worker, and a page that fails its test on any error in the console
 * or in a script.
 */
export const test = base.extend<{ expectedErrors: RegExp | null }, { server: RunningServer }>({
  /** What the browser itself reports of a failure that a test brings about, for `test.use`. */
  expectedErrors: [null, { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'error' || expectedErrors?.test(message.text())) return;
      errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
    await use(page);
    expect(errors, 'the page may not report errors').toEqual([]);
  },
});

export { expect };

/** Logs in through the form, as one of the demo's users. */
export async function login(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
