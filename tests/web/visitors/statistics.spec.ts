import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type MatomoHost, startMatomo } from '../support/matomo.ts';
import { PASSWORD, type RunningServer, startServer } from '../support/server.ts';
import { test as base, expect, onServer } from '../support/test.ts';

interface Counted {
  readonly server: RunningServer & { readonly matomo: MatomoHost };
}

/** A server that names a statistics server, which is one of this machine. */
const test = base.extend<Counted>({
  server: onServer(({ servers }, { file }) =>
    servers.ownOf(file, async () => {
      const matomo = await startMatomo();
      const server = await startServer({ MATOMO_URL: matomo.url, MATOMO_SITE_ID: '3' });
      const stop = async () => {
        await server.stop();
        await matomo.close();
      };
      return { ...server, matomo, stop };
    }),
  ),
});

const question = (page: Page) => page.getByRole('region', { name: 'Dürfen wir Ihren Besuch zählen?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });
/** The addresses of counted pages, as the statistics server received them. */
const hitsOf = ({ matomo }: Counted['server']) =>
  matomo.asked
    .filter((line) => line.startsWith('POST /matomo.php?'))
    .map((line) => new URLSearchParams(line.split('?')[1]));
const pathsOf = (server: Counted['server']) =>
  hitsOf(server).map((hit) => (hit.get('url') ?? '').replace(server.url, ''));

test.beforeEach(({ server }) => {
  server.matomo.asked.length = 0;
  server.matomo.traces.length = 0;
});

// @spec access-7-17
test('a visitor is asked once; refusing is as easy as agreeing, and after it nothing is loaded', async ({
  page,
  server,
}) => {
  await page.goto('/welcome');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  const [no, yes] = [answer(page, 'Ablehnen'), answer(page, 'Erlauben')];
  const looks = await Promise.all(
    [no, yes].map((button) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
        return { width, height, backgroundColor, color, fontSize, fontWeight, borderColor };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);
  await no.focus();
  await page.keyboard.press('Tab');
  await expect(yes).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByRole('button', { name: 'Besuchsstatistik' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Besuchsstatistik' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(server.matomo.asked).toEqual([]);
});

test('with consent, visits are counted without query, cookie or referrer, until another answer', async ({
  page,
  server,
}) => {
  await page.goto('/resetpwd?id=1&token=geheim');
  await expect(question(page)).toBeVisible();
  expect(server.matomo.asked).toEqual([]);
  await answer(page, 'Erlauben').click();
  await expect.poll(() => pathsOf(server)).toEqual(['/resetpwd']);
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect.poll(() => pathsOf(server)).toEqual(['/resetpwd', '/login']);
  await page.goto('/verify?id=1&token=geheim#hier');
  await expect.poll(() => pathsOf(server)).toEqual(['/resetpwd', '/login', '/verify']);
  expect(hitsOf(server)[1]).toEqual(
    new URLSearchParams({
      ...{ cookie: 'none', features: 'none', idsite: '3', url: `${server.url}/login` },
      ...{ urlref: '', action_name: 'Anmelden – Inkoberatung' },
    }),
  );
  expect(server.matomo.asked.join()).not.toContain('geheim');
  expect(server.matomo.traces.filter((line) => /geheim|cookie/.test(line))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await page.goto('/datenschutz');
  await expect.poll(() => pathsOf(server)).toHaveLength(4);
  await page.getByRole('button', { name: 'Besuchsstatistik' }).click();
  await expect(page.getByRole('heading', { name: 'Dürfen wir Ihren Besuch zählen?' })).toBeFocused();
  await expect(question(page)).toContainText('Zurzeit sind Sie einverstanden.');
  await answer(page, 'Ablehnen').click();
  await expect(page.getByRole('button', { name: 'Besuchsstatistik' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Besuchsstatistik' })).toBeVisible();
  expect(pathsOf(server)).toHaveLength(4);
});

test('nothing of it runs beside somebody who is logged in', async ({ page, server }) => {
  await page.goto('/login');
  await answer(page, 'Erlauben').click();
  await expect.poll(() => pathsOf(server)).toEqual(['/login']);
  const script = () => page.evaluate(() => '_paq' in window);
  expect(await script()).toBe(true);
  await page.getByLabel('Benutzername').fill('beratung');
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveTitle('Startseite – Inkoberatung');
  await expect.poll(script).toBe(false);
  server.matomo.asked.length = 0;
  // Pages that visitors read, too, by a link and from the server.
  await page.goto('/impressum');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
  await page.goto('/');
  await expect(page).toHaveTitle('Startseite – Inkoberatung');
  await expect(page.getByRole('button', { name: 'Besuchsstatistik' })).toHaveCount(0);
  expect(server.matomo.asked).toEqual([]);
});

test('a browser that asks not to be followed is neither asked nor counted', async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('inko.statistik', 'yes');
  });
  // What the question would come with is loaded.
  const loaded = page.waitForResponse(/\/assets\/statistics-.*\.js$/);
  await page.goto('/welcome');
  await loaded;
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(page.getByRole('button', { name: 'Besuchsstatistik' })).toHaveCount(0);
  expect(server.matomo.asked).toEqual([]);
});
