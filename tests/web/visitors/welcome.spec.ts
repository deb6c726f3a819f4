import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

// @spec access-1-2 consultation-1-5 consultation-9-18 access-2-19
test('the page for visitors says what the product does, what it costs and how to begin', async ({ page }) => {
  await page.goto('/welcome');
  await expect(page).toHaveTitle('Willkommen – Inkoberatung');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gut beraten. Gut versorgt.');
  await expect(page.getByRole('banner')).toContainText('Montag bis Freitag 8.00–16.30');
  for (const [name, address] of [
    ['Demoversion testen', '/register1?version=0'],
    ['Vertragsversion beantragen', '/register1?version=1'],
  ] as const)
    for (const link of await page.getByRole('link', { name }).all())
      expect(await link.getAttribute('href')).toBe(address);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Impressum', 'Datenschutz', 'Datenschutzerklärung (PDF)', 'Feedback'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  for (const [name, address] of [
    ['Anmelden', /\/login$/],
    ['Demoversion testen', /\/register1(\?version=0)?$/],
  ] as const) {
    await page.goto('/welcome');
    await page.getByRole('link', { name, exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  }
});

// @spec access-2-19 access-8-12
test('a Kundennummer is checked, and its address waits in the registration', async ({ page }) => {
  await page.goto('/welcome');
  const begin = section(page, 'In wenigen Minuten ausprobiert');
  const number = begin.getByLabel('Kundennummer', { exact: true });
  await number.fill('99');
  await begin.getByRole('button', { name: 'prüfen' }).click();
  await expect(number).toHaveAccessibleDescription(
    /Diese Kundennummer ist nicht in unserem System hinterlegt!/,
  );
  await number.fill('410023');
  await number.press('Enter');
  await expect(begin.getByRole('status')).toContainText('Brunnen-Apotheke');
  await begin.getByRole('link', { name: 'Demoversion testen' }).click();
  await expect(page.getByLabel(/^Name|^Institution/)).toHaveValue(/Brunnen-Apotheke/);
  await expect(page.getByLabel('Ort')).toHaveValue('Würzburg');
});

// @spec access-2-19
test('the film is shown over the page, with captions and as a text, and stops when it is closed', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/welcome');
  const opener = page.getByRole('button', { name: /^Film ansehen \(1:\d\d\)$/ });
  await expect(opener).toBeEnabled();
  await opener.focus();
  expect(
    fetched.filter((path) => /film/.test(path)),
    'nothing is fetched before',
  ).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Eine Beratung in einer Minute' });
  const video = dialog.locator('video');
  await expect(video).toBeFocused();
  const playing = () =>
    video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0);
  await expect.poll(playing).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(playing).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(playing).toBe(true);
  const captions = await video.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.mode);
  expect(captions).toBe('showing');
  await dialog.getByText('Der Film als Text').click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const still = await video.elementHandle();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await still?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
  await expect(opener).toBeFocused();

  // A visitor who wants no motion starts it by hand.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await opener.click();
  await expect(video).toBeFocused();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
});

// @spec access-2-19
test('nothing of the page for visitors jumps while its pictures arrive, and it stays light', async ({
  page,
}) => {
  let bytes = 0;
  page.on('response', async (response) => {
    const length = response.headers()['content-length'];
    bytes += length === undefined ? 0 : Number(length);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let arrive = () => {};
  await page.route(/latin-wght.*\.woff2$/, async (route) => {
    // The typeface comes last of all, after everything has its place.
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await route.continue();
  });
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/welcome', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const picture of await page.getByRole('main').getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
    }
    const typeface = page.waitForResponse(/latin-wght.*\.woff2$/);
    arrive();
    await (await typeface).finished();
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(shift, `${width} px`).toBeLessThan(0.01);
    await page.waitForFunction(() => 'isAlive' in window);
    if (width === 360) expect(bytes, 'at the first visit').toBeLessThan(600_000);
  }
});

test.describe('before its scripts', () => {
  test.use({ untilAlive: false });

  test('what is pressed counts as soon as they are there', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/welcome');
    const film = page.getByRole('button', { name: /^Film ansehen/ });
    await film.click();
    await film.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog').locator('video')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(film).toBeFocused();
  });
});
