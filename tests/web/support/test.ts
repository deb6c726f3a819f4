import { test as base, expect, type Page } from '@playwright/test';
import { PASSWORD, type RunningServer, startServer } from './server.ts';

/** How many times slower the browser computes than the machine could; for a run that asks who depends on it. */
const SLOWDOWN = Number(process.env.INKO_CPU_SLOWDOWN ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** What Remix prints when a newer navigation stops one whose answer is just being read: nothing is wrong then. */
const SUPERSEDED = /^AbortError: signal is aborted without reason/;

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
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  context: async ({ context }, use) => {
    // A window that a test opens itself is slowed down as soon as it is there. One that is gone by then needs nothing.
    if (SLOWDOWN > 1) context.on('page', (page) => slowDown(page).catch(() => {}));
    await use(context);
  },

  page: async ({ page, expectedErrors }, use) => {
    if (SLOWDOWN > 1) await slowDown(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || SUPERSEDED.test(text) || expectedErrors?.test(text)) return;
      errors.push(`console: ${text} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
    await use(page);
    expect(errors, 'the page may not report errors').toEqual([]);
  },
});

/**
 * `test` with a server for its file alone: what is set there would be seen by the tests of others.
 *
 * @param env further settings of the server
 */
export function testOnOwnServer(env: Readonly<Record<string, string>> = {}) {
  return test.extend<object, { server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
      async ({}, use) => {
        const server = await startServer(env);
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });
}

export { expect };

/** Gives the browser the session of a user, as the form does that has tests of its own; shows no page. */
export async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  const answer = await page.request.post('/login', { form: { username: name, password }, maxRedirects: 0 });
  expect(answer.status(), 'the login leads on').toBe(302);
}

/** Logs in as a person does, through the form. */
export async function logInByForm(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Benutzername').fill(name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Logs in one of the demo's users, and opens the page where the form leads. */
export async function login(page: Page, name: string, password = PASSWORD): Promise<void> {
  await signIn(page, name, password);
  await page.goto('/');
}
