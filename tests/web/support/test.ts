import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Response,
  type TestInfo,
} from '@playwright/test';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { PASSWORD, type RunningServer, startServer } from './server.ts';
import { Servers } from './servers.ts';
import { demoPasswords } from './shared-server.ts';
import { outdatedTexts, withTranslator } from './translated.ts';

/** How many times slower the browser computes than the machine could; for a run that asks who depends on it. */
const SLOWDOWN = Number(process.env.INKO_CPU_SLOWDOWN ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Makes opening a page of a visitor wait until its scripts have come and run. */
async function waitForLife(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('alive', () => Object.assign(window, { isAlive: true }), { once: true }),
  );
  const isAlive = () => 'isAlive' in window || document.querySelector('script[type=waiting]') === null;
  context.on('page', (page) => {
    for (const name of ['goto', 'reload'] as const) {
      const open = page[name].bind(page) as (...args: unknown[]) => Promise<Response | null>;
      page[name] = async (...args: unknown[]) => {
        const answer = await open(...args);
        const options = args.at(-1);
        // A test that does not wait for the page does not wait for its scripts.
        if (typeof options !== 'object' || !('waitUntil' in (options ?? {})))
          await page.waitForFunction(isAlive);
        return answer;
      };
    }
  });
}

/** What Remix prints when a newer navigation stops one whose answer is just being read: nothing is wrong then. */
const SUPERSEDED = /^AbortError: signal is aborted without reason/;

/** What a worker has for all of its tests. Whatever a file changed of it would cost the worker and its browser. */
interface OfWorker {
  readonly servers: Servers;
  readonly mails: Mailbox;
}

const START_MS = 180_000;

type Use<Value> = (value: Value) => Promise<void>;

/** The fixture `server` for `extend`, where it is another than the one of all tests. */
export const onServer = <Server extends RunningServer>(
  serverOf: (worker: OfWorker, info: TestInfo) => Promise<Server>,
): [
  (worker: OfWorker, use: Use<Server>, info: TestInfo) => Promise<void>,
  { scope: 'test'; timeout: number },
] => [
  // Playwright reads from the pattern what is asked for.
  async ({ servers, mails }, use, info) => use(await serverOf({ servers, mails }, info)),
  { scope: 'test', timeout: START_MS },
];

/** The same of a server that other files share: whatever they log in with has to stay. */
export const onSharedServer = (
  name: string,
  start: (worker: OfWorker) => Promise<RunningServer>,
): ReturnType<typeof onServer<RunningServer>> => [
  async ({ servers, mails }, use) => {
    const server = await servers.shared(name, () => start({ servers, mails }));
    const before = demoPasswords(server);
    await use(server);
    expect(demoPasswords(server), 'no test changes the password of a user that others have').toEqual(before);
  },
  { scope: 'test', timeout: START_MS },
];

/**
 * Playwright's `test` with one server for all tests of a worker, and a page that fails its test on any error in the
 * console or in a script.
 */
export const test = base.extend<
  { expectedErrors: RegExp | null; untilAlive: boolean; translated: boolean; server: RunningServer },
  OfWorker
>({
  /** What the browser itself or React reports of a failure that a test brings about, for `test.use`. */
  expectedErrors: [null, { option: true }],
  /** Whether opening a page waits for its scripts, which visitors' pages ask for when they are drawn; for `test.use`. */
  untilAlive: [true, { option: true }],
  /** Whether the browser translates the pages; for `test.use`, or for all tests by INKO_TRANSLATED=1. */
  translated: [process.env.INKO_TRANSLATED === '1', { option: true }],

  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const servers = new Servers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],

  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const mails = await openMailbox();
      await use(mails);
      await mails.close();
    },
    { scope: 'worker' },
  ],

  server: onSharedServer('as delivered', () => startServer()),

  baseURL: async ({ server }, use) => use(server.url),

  context: async ({ context, untilAlive, translated }, use) => {
    if (translated) await withTranslator(context, 'alive');
    // A window that a test opens itself is slowed down as soon as it is there. One that is gone by then needs nothing.
    if (SLOWDOWN > 1) context.on('page', (page) => slowDown(page).catch(() => {}));
    if (untilAlive) await waitForLife(context);
    await use(context);
  },

  page: async ({ page, expectedErrors, translated }, use) => {
    if (SLOWDOWN > 1) await slowDown(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error' || SUPERSEDED.test(text) || expectedErrors?.test(text)) return;
      errors.push(`console: ${text} (${message.location().url})`);
    });
    page.on('pageerror', ({ message }) => {
      if (!expectedErrors?.test(message)) errors.push(`script: ${message}`);
    });
    await use(page);
    if (translated) expect(await outdatedTexts(page), 'no text is outdated').toEqual([]);
    expect(errors, 'the page may not report errors').toEqual([]);
  },
});

/**
 * `test` with a server for its file alone: what is set there would be seen by the tests of others.
 *
 * @param env further settings of the server
 */
export function testOnOwnServer(env: Readonly<Record<string, string>> = {}) {
  return test.extend({
    server: onServer(({ servers }, { file }) => servers.ownOf(file, () => startServer(env))),
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
