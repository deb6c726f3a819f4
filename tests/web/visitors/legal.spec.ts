import { startServer } from '../support/server.ts';
import { expect, signIn, test } from '../support/test.ts';

const PAGES = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/barrierefreiheit', 'Barrierefreiheit'],
  ['/feedback', 'Feedback'],
] as const;

for (const [path, title] of PAGES) {
  // @spec consultation-frame-10 access-2-20
  test(`${title} is open to everybody and leads back to where one was`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} – Inkoberatung`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // There is no step back: to the start.
    await page.getByRole('button', { name: 'zurück' }).click();
    await expect(page).toHaveURL('/welcome');
    await page.goto('/login');
    await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await page.getByRole('button', { name: 'zurück' }).press('Enter');
    await expect(page).toHaveURL('/login');
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'Inkoberatung' }).click();
    await expect(page).toHaveURL('/welcome');

    await signIn(page, 'beratung');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('banner').getByRole('link', { name: 'Inkoberatung' }).click();
    await expect(page).toHaveTitle('Startseite – Inkoberatung');
    await page.goBack();
    await page.getByRole('button', { name: 'zurück' }).click();
    await expect(page).toHaveTitle('Startseite – Inkoberatung');
  });
}

// @spec access-2-20
test('the imprint names the vendor as the installation knows it', async ({ page }) => {
  await page.goto('/impressum');
  const main = page.getByRole('main');
  for (const text of ['HARTMANN', 'Musterallee 1', '10115 Berlin', '030 9000000'])
    await expect(main).toContainText(text);
  await expect(main.getByRole('link', { name: 'kundenservice@hersteller.example' })).toHaveAttribute(
    'href',
    'mailto:kundenservice@hersteller.example',
  );
  // The vendor of the demo has no fax.
  await expect(main.getByText('Fax')).toHaveCount(0);
});

// @spec access-2-20
test('the imprint leads to the licences', async ({ page }) => {
  await page.goto('/impressum');
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Lizenzen (Text)' }).click();
  await expect((await opened).locator('body')).toContainText('react 18.3.1 (MIT)');
});

test('the statement on accessibility says what was tested, what not, and whom to tell', async ({ page }) => {
  await page.goto('/barrierefreiheit');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    ...[
      'Ergebnis',
      'Was wir geprüft haben und wie',
      'Was nicht oder nur teilweise barrierefrei ist',
      'Stand',
    ],
    'Ein Hindernis melden',
  ]);
  await expect(main.getByRole('link', { name: 'kundenservice@hersteller.example' })).toHaveAttribute(
    'href',
    'mailto:kundenservice@hersteller.example',
  );
  await main.getByRole('link', { name: 'das Kontaktformular' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeFocused();
});

test('the imprint says what the operator adds', async ({ browser }) => {
  const server = await startServer({ IMPRINT: 'Handelsregister: Amtsgericht Ulm, HRB 1|USt-IdNr.: DE1' });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  try {
    await page.goto('/impressum');
    await expect(page.getByRole('heading', { name: 'Weitere Angaben' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Amtsgericht Ulm, HRB 1' })).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});

// @spec access-2-20
test('the privacy statement says what this product does', async ({ page }) => {
  await page.goto('/datenschutz');
  const main = page.getByRole('main');
  for (const text of ['user-token', '24 Stunden', '180 Tagen', '45 Minuten', 'Art. 77 DSGVO'])
    await expect(main).toContainText(text);
  expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(8);
  // Nothing of Markdown is left over.
  expect(await main.textContent()).not.toMatch(/[*#`]|\]\(/);
});
