import type { Page } from '@playwright/test';
import { addDays, berlinDay, type CalendarDay, formatDay, parseDay } from '#platform/domain';
import { CART, costs, EMPTY, figure, openCart, PRODUCTS } from '../support/cart.ts';
import { openDocument, PATIENT, paper, savedPdf } from '../support/documents.ts';
import { whileInDatabase } from '../support/session.ts';
import { storeDraft, storedDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

const WISH = [[EMPTY], [CART[1]?.[0]], [EMPTY]];
const BIRTHDAY = 'Vorschlag 1 (Wunschversorgung): 64,10 € → 80,68 € (Alter)';
const KEEP = /^Beim bisherigen Tag bleiben/;
const ACCEPT = 'Neu berechnete Beträge verwenden';
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Die Beträge sind damit neu berechnet' });
const pays = (page: Page) => figure(costs(page), 'Sie zahlen im Monat');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const today = () => berlinDay(new Date());

/** The latest day up to `day` on which somebody turned 18 that has a date of birth: not every 29 February has. */
function birthOf18(day: CalendarDay): CalendarDay {
  return parseDay(`${Number(day.slice(0, 4)) - 18}${day.slice(4)}`) ?? birthOf18(addDays(day, -1));
}

/** A woman around her 18th birthday, whose age the adviser has been asked about. */
const bornOn = (birthdate: CalendarDay) => ({
  answers: {
    ...PATIENT,
    birthdate,
    day: birthdate.slice(8),
    month: birthdate.slice(5, 7),
    year: birthdate.slice(0, 4),
  },
  ageConfirmed: { birthdate, gender: PATIENT.gender, limit: 18 },
});

/** Waits until the browser keeps what the figures on the screen are made from. */
async function basisNoted(page: Page) {
  await expect.poll(async () => (await storedDraft(page))?.figures?.basis.sizes.length).toBeGreaterThan(0);
  return (await storedDraft(page)) as NonNullable<Awaited<ReturnType<typeof storedDraft>>>;
}

/** Lays the figures on the screen back to an earlier day, as if the consultation had been left then. */
async function asOnDay(page: Page, day: CalendarDay): Promise<void> {
  const draft = await basisNoted(page);
  if (draft.figures === undefined) throw new Error('Nothing is noted.');
  await storeDraft(page, { ...draft, figures: { basis: { ...draft.figures.basis, day } } });
}

test('a birthday since the last visit is said with old and new, and taken or left, on resuming not before the consultation is somebody’s again', async ({
  page,
}) => {
  await test.step('said with old and new, and taken or left', async () => {
    const born = birthOf18(today());
    const earlier = addDays(today(), -3);
    await openCart(page, { ...bornOn(born), cart: WISH });
    await expect(pays(page)).toHaveText(/80,68/);
    await expect(notice(page)).toHaveCount(0);
    await asOnDay(page, earlier);

    await expect(notice(page)).toContainText(BIRTHDAY.replaceAll(' €', '\u00a0€'));
    await expect(notice(page)).toContainText('Die versicherte Person ist jetzt 18 Jahre alt, vorher 17.');
    await expect(notice(page)).toContainText(
      'Pauschale der Krankenkasse (brutto): 35,70\u00a0€ → 21,24\u00a0€',
    );
    // Nothing is decided by a reload.
    await page.reload();
    await press(page, KEEP);
    await expect(notice(page)).toHaveCount(0);
    await expect(pays(page)).toHaveText(/64,10/);
    await expect(page.getByText('Diese Beratung rechnet weiter mit dem')).toContainText(formatDay(earlier));

    // Everywhere and for good: after a reload, on the summary, on paper.
    await page.goto('/offer');
    await expect(page.locator('.offer-proposal')).toContainText(/Sie zahlen im Monat\s*64,10/);
    await openDocument(page, 'Versorgungsvorschlag');
    await expect(paper(page)).toContainText(formatDay(earlier));
    await expect(paper(page)).toContainText('64,10');
    await press(page, 'Schließen');
    await page.goto('/cart');
    await expect(notice(page)).toHaveCount(0);
    await press(page, /^Mit heute rechnen/);
    await expect(notice(page)).toContainText('80,68');
    await press(page, ACCEPT);
    await expect(pays(page)).toHaveText(/80,68/);
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    await expect(pays(page)).toHaveText(/80,68/);
    await expect(notice(page)).toHaveCount(0);
  });
  await test.step('on resuming', async () => {
    const born = birthOf18(today());
    await openCart(page, { ...bornOn(born), cart: WISH });
    await basisNoted(page);
    const draft = await storedDraft(page);
    const figures = { basis: { ...draft?.figures?.basis, day: addDays(today(), -3) } };
    await storeDraft(page, { ...draft, session: 1, figures, place: '/cart' });
    await expect(page.getByRole('dialog', { name: 'Unterbrochene Beratung' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await press(page, 'Fortsetzen');
    await expect(notice(page)).toContainText('80,68');
  });
});

test('a price, the method and the rates are said on the next visit, and papers from before are marked', async ({
  page,
  server,
}) => {
  await openCart(page, { answers: PATIENT, cart: WISH });
  await basisNoted(page);
  await page.goto('/offer');
  await openDocument(page, 'Versorgungsvorschlag');
  await savedPdf(page);
  await press(page, 'Schließen');
  const documents = page.getByRole('region', { name: 'Dokumente' });
  await expect(documents).toContainText(/gesichert \d/);
  await expect(documents.getByText('geändert seitdem')).toHaveCount(0);
  await page.goto('/selling');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');

  const price = (cents: number) =>
    `update product_size set uvp = ${cents} where product_id = ${PRODUCTS.slip}`;
  const rate = (cents: number) =>
    `update krankenkasse set urinpauschale = ${cents} where kasse = 'Musterkasse Mitte'`;
  const onNextVisit = async () => {
    await page.goto('/offer');
    await expect(notice(page)).toContainText(
      'Valdumea Slip Super, Größe M: 25,95\u00a0€, vorher 24,95\u00a0€.',
    );
    await expect(notice(page)).toContainText('Die Sätze der Krankenkasse „Musterkasse Mitte“ sind andere.');
    await expect(notice(page)).toContainText(/80,68\s€ → 84,52\s€ \(Pauschale, Preis\)/);
    await expect(notice(page).getByRole('button', { name: KEEP })).toHaveCount(0);
    await expect(documents.getByText('geändert seitdem')).toBeVisible();
    await press(page, ACCEPT);
    await expect(documents.getByText('geändert seitdem')).toBeVisible();

    // Made again it is what it says.
    await openDocument(page, 'Versorgungsvorschlag');
    await savedPdf(page);
    await press(page, 'Schließen');
    await expect(documents.getByText('geändert seitdem')).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
  };
  await whileInDatabase(server, [price(2595), price(2495)], () =>
    whileInDatabase(server, [rate(1800), rate(1785)], onNextVisit),
  );
});
