import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import { jpeg } from '../../modules/catalogue/images/sample-images.ts';
import { craftedForm } from '../../modules/pdf/contract-forms/made-form.ts';
import { CART, line, PRODUCTS } from '../support/cart.ts';
import { openDocument, PATIENT, paper, savedPdf } from '../support/documents.ts';
import { prefetched } from '../support/prefetched.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, login, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

test.use({ actionTimeout: 30_000, navigationTimeout: 30_000 });

/** A consultation: answers, and what is typed, searched and chosen on its way. */
interface Consultation {
  readonly answers: object;
  readonly cart: object;
  readonly kasse: string;
  readonly form: string;
  readonly lastname: string;
  readonly plz: string;
  readonly search: string;
  readonly severity: string;
  readonly carer: RegExp;
  /** The product whose large picture is looked at. */
  readonly look: string;
}

const ONE: Consultation = {
  answers: { ...PATIENT, grad: 'G3', antrag: 'PA2', email: 'ein@beispiel.example' },
  cart: CART,
  kasse: 'Musterkasse Mitte',
  form: 'Anlage Mitte',
  lastname: 'Wiesenthal',
  plz: '01067',
  search: 'Slip',
  severity: 'Mittlere',
  carer: /^Eine private Pflegeperson, /,
  look: 'Valdumea Pull-up Plus',
};
const OTHER: Consultation = {
  answers: {
    ...PATIENT,
    ...{ birthdate: '1938-11-02', day: '02', month: '11', year: '1938', inkontinenz: 'I3', gender: 'M' },
    ...{ verlust: 'V3', groesse: 'XL', grad: 'G6', antrag: 'PA2', email: 'ein@andere1.example' },
  },
  cart: [
    [{ lines: [line('a', PRODUCTS.slip, 'XL')] }],
    [{ lines: [line('b', PRODUCTS.gloves, 'M'), line('c', PRODUCTS.pullUp, 'XL')] }],
    [{ lines: [line('d', PRODUCTS.pads, 'onesize')] }],
  ],
  kasse: '',
  form: 'Anlage Nord',
  // Letters that neither the typeface of the screens nor that of the documents has in its first part.
  lastname: 'Łukaszyńska-Δ-Жук',
  plz: '50667',
  search: 'Einlage',
  severity: 'Schwerste',
  carer: /und ein Pflegedienst$/,
  look: 'Valdumea Slip Maxi',
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A form of the institution that is for one Krankenkasse alone. */
async function addForm(page: Page, name: string, kasse: string | null): Promise<string> {
  await page.goto('/settings/6');
  const form = page.getByRole('form', { name: 'Formular hochladen' });
  await form.getByLabel('Name').fill(name);
  const file = { name: 'vertrag.pdf', mimeType: 'application/pdf', buffer: Buffer.from(craftedForm()) };
  await form.getByLabel('Datei').setInputFiles(file);
  await button(page, 'Hochladen').click();
  const dialog = page.getByRole('dialog', { name: `Formular: ${name}` });
  const boxes = dialog.getByRole('group', { name: 'Krankenkassen' }).getByRole('checkbox');
  const box = kasse === null ? boxes.last() : dialog.getByRole('checkbox', { name: kasse, exact: true });
  await box.check();
  const label = (await box.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent)) ?? '';
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(`„${name}“ ist gespeichert.`)).toBeVisible();
  return label.trim();
}

/** Gives every product of the demo a picture, one for each name. */
async function uploadPictures(page: Page, origin: string): Promise<void> {
  await signIn(page, 'admin');
  const buffer = Buffer.from(await jpeg(510, 400));
  const csv = await readFile('data/catalogue/produkte.csv', 'utf8');
  for (const name of new Set(csv.match(/(?<=;)(valdumea|tavenor)-[a-z-]+(?=;)/g))) {
    const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
    const sent = { headers: { origin }, multipart: { file } };
    expect((await page.request.post('/static/api/cms/products/image', sent)).status()).toBe(200);
  }
}

/** Waits until the browser has drawn a picture, not only a place for it. */
const drawn = (picture: Locator, width: number) =>
  expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(width);

/** What a request tells: where it goes, from which address, and how large it is where nothing in it is encrypted. */
function traceOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  const isSealed = /^\/static\/api\/documents\/(file|mail|deletion)$/.test(pathname);
  const size = isSealed ? 'sealed' : (request.postDataBuffer()?.length ?? 0);
  // Which of two scripts asks first for a third one is chance, and from where the browser fetches ahead.
  const isPart = pathname.startsWith('/assets/') || pathname === '/prefetch';
  const from = isPart ? '' : (request.headers().referer ?? '').replace(/^https?:\/\/[^/]+/, '');
  return `${request.method()} ${pathname}${search} ${size} from ${from}`;
}

/** Waits until a screen has loaded all that it loads by itself: one that is left before may load a part of it. */
async function settled(page: Page): Promise<void> {
  await prefetched(page);
  await page.waitForLoadState('networkidle');
}

/** Walks a consultation to its end; returns its requests once each, in order of their addresses. */
async function walk(browser: Browser, baseURL: string, given: Consultation): Promise<readonly string[]> {
  const context: BrowserContext = await browser.newContext({ baseURL, acceptDownloads: true });
  const page = await context.newPage();
  const answers = { ...given.answers, krankenkasse: given.kasse };
  await openWithDraft(page, '/wizard/0', { answers, cart: given.cart });
  const requests: string[] = [];
  await page.goto('about:blank');
  context.on('request', (request) => {
    // Asked by the clock: whether the session goes on, and whether prices have changed.
    const isTimed = /\/(session|consultationVersion)$/.test(request.url());
    if (/^https?:/.test(request.url()) && !isTimed) requests.push(traceOf(request));
  });
  await page.goto('/wizard/0');
  await prefetched(page);
  await expect.poll(() => requests.some((each) => each.includes('/documents/forms/'))).toBe(true);
  const kasse = page.getByRole('combobox', { name: /Krankenkasse/ });
  await kasse.fill(given.kasse.slice(0, 8));
  await page.getByRole('option', { name: given.kasse, exact: true }).click();
  await button(page, 'Anamnese starten').click();
  await page.getByLabel('Nachname', { exact: true }).fill(given.lastname);
  await page.getByRole('textbox', { name: 'Postleitzahl', exact: true }).pressSequentially(given.plz);
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).not.toHaveValue('');

  await page.getByRole('link', { name: 'Produktkatalog' }).first().click();
  await page.getByLabel('Produkt suchen').fill(given.search);
  await page.getByLabel('Produkt suchen').fill('');
  await button(page, `Produktinformation: ${given.look}`).click();
  await drawn(page.getByRole('dialog').getByAltText(`Abbildung: ${given.look}`), 510);
  await page.keyboard.press('Escape');
  await page
    .getByRole('group', { name: 'Schweregrad der Inkontinenz' })
    .getByRole('checkbox', { name: given.severity, exact: true })
    .click();
  await settled(page);
  await page.reload();
  await settled(page);
  for (const path of ['/recommendations', '/cart', '/offer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/recommendations') await drawn(page.locator('.pick img').first(), 150);
    if (path === '/cart') await drawn(page.locator('.line-card img').first(), 150);
    await settled(page);
  }

  for (const title of ['Dokumentation', 'Versorgungsvorschlag']) {
    await openDocument(page, title);
    // A picture in the file is a JPEG within it (ISO 32000-1, 7.4.8).
    if (title === 'Versorgungsvorschlag') {
      await drawn(paper(page).locator('img').first(), 150);
      expect((await savedPdf(page)).includes('/DCTDecode')).toBe(true);
    }
    await page.keyboard.press('Escape');
  }
  await button(page, /^Ansehen.*Pflegehilfsmittelantrag$/).click();
  const anyway = button(page, 'Trotzdem fortfahren');
  const carer = page.getByRole('radio', { name: given.carer });
  await anyway.or(carer).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await carer.check();
  await expect(page.getByText('Das PDF wurde erfolgreich generiert')).toBeVisible();
  await page.keyboard.press('Escape');

  await button(page, new RegExp(`^Ausfüllen.*${given.form}$`)).click();
  const desk = page.getByRole('dialog', { name: given.form });
  await anyway.or(desk).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await expect(desk.getByText('Das Formular ist ausgefüllt.')).toBeVisible();
  await button(page, 'Per E-Mail senden').click();
  await button(page, 'Verschlüsselt senden').click();
  await expect(page.getByText('Das PDF wurde erfolgreich versendet')).toBeVisible();
  await button(page, 'Fertig').click();

  await settled(page);
  await page.goto('/final');
  await settled(page);
  await button(page, 'Neue Beratung beginnen').first().click();
  const go = button(page, 'Trotzdem neu beginnen');
  await go.or(button(page, 'Beratung beginnen')).first().waitFor();
  if (await go.isVisible()) await go.click();
  await expect
    .poll(() => requests.some((each) => each.includes('/static/api/documents/deletion')))
    .toBe(true);
  await settled(page);
  await context.close();
  // Once each: how often a screen fetches ahead before it is left is chance.
  return [...new Set(requests)].toSorted();
}

// @spec access-7-13
test('two consultations with other answers show the pictures that products name, and make the same requests', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await uploadPictures(page, server.url);
  await login(page, 'leitung');
  await addForm(page, ONE.form, ONE.kasse);
  const kasse = await addForm(page, OTHER.form, null);
  const [one, other] = [
    await walk(browser, server.url, ONE),
    await walk(browser, server.url, { ...OTHER, kasse }),
  ];
  // The walk is one: its documents, its form and its mail are among the requests.
  for (const path of [
    '/documents/forms/',
    '/static/api/documents/file',
    '/static/api/documents/mail',
    '/static/api/documents/offer-count',
    '/assets/regular-cyrillic',
  ])
    expect(one.join('\n')).toContain(path);
  expect(other).toEqual(one);
  // All small pictures in one file, all large ones in as many as it takes.
  const pictures = one.filter((each) => each.includes('/bilder/'));
  expect(pictures.filter((each) => /\/bilder\/[\w-]{43}\/(150|510)-\d+ /.test(each))).toEqual(pictures);
  expect(pictures.length).toBeGreaterThanOrEqual(2);
});
