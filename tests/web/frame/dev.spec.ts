import type { Page } from '@playwright/test';
import { type DevServer, startDevServer } from '../support/dev-server.ts';
import { hearsOfChanges } from '../support/hears-of-changes.ts';
import { test as base, expect, onServer } from '../support/test.ts';

/** The product's `npm run dev` in place of the built server. */
const test = base.extend<{ dev: DevServer }>({
  dev: onServer(({ servers }, { file }) => servers.ownOf(file, startDevServer)),
  server: ({ dev }, use) => use(dev),
});

/** What holds as long as a page is not loaded again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { stays: true }));
const isMarked = (page: Page) => page.evaluate(() => 'stays' in window);

test('a changed screen is replaced in place, and what was typed stays', async ({ page, dev }) => {
  const socket = page.waitForEvent('websocket');
  await hearsOfChanges(page, '/login');
  // A port of its own would be the same for every checkout, and would answer before a restarted server does.
  expect(new URL((await socket).url()).host, 'changes come over the port of the pages').toBe(
    new URL(dev.url).host,
  );
  await mark(page);
  await page.getByLabel('Benutzername').fill('halb getippt');
  dev.change('apps/web/routes/login/login.tsx', '<h1>Anmelden</h1>', '<h1>Anmelden, geändert</h1>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden, geändert');
  await expect(page.getByLabel('Benutzername')).toHaveValue('halb getippt');
  expect(await isMarked(page), 'the page is the same one').toBe(true);
});

test.describe('while the server is away', () => {
  // The page's socket finds nobody then.
  test.use({ expectedErrors: /WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE/ });

  test('a changed file of the server answers after a restart, and an open page comes back by itself', async ({
    page,
    dev,
  }) => {
    await hearsOfChanges(page, '/login');
    await mark(page);
    dev.change('apps/server/edge/edge.ts', 'kommt von einer fremden Seite.', 'kommt von anderswo.');
    const refusal = async () => {
      const headers = { origin: 'https://fremd.example' };
      const answer = await fetch(`${dev.url}/logout`, { method: 'POST', headers }).catch(() => null);
      return answer?.text();
    };
    await expect.poll(refusal, { timeout: 120_000 }).toContain('kommt von anderswo.');
    await page.waitForFunction(() => !('stays' in window), undefined, { timeout: 120_000 });
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  });

  test('Ctrl-C ends all its processes, with a page open', async ({ page, dev }) => {
    await hearsOfChanges(page, '/login');
    await dev.interrupt();
    await expect(fetch(`${dev.url}/login`)).rejects.toThrow();
  });
});
