import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, CART, costs, EMPTY, figure, openCart, PRODUCTS } from '../support/cart.ts';
import { openDocument, openScreen, paper, savedPdf, textOfPdf } from '../support/documents.ts';
import { change } from '../support/session.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const MAIL_NOTICE =
  'Bitte beachten Sie, dass die Änderungen nur für die Anzeige auf den generierten PDFs „Dokumentation“ und „Versorgungsvorschlag“ gelten. Ihre für den Versand der PDFs hinterlegte E-Mail-Adresse können Sie im Menü unter dem Reiter „Benutzer“ ändern.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'speichern');
const saved = (page: Page) => page.getByText('Erfolgreich gespeichert', { exact: true });

async function open(page: Page, tab: number, heading: string, user = 'leitung') {
  await signIn(page, user);
  await page.goto(`/settings/${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

test.describe.configure({ mode: 'serial' });

// @spec access-1-3 access-2-33 access-5-8 access-8-14
test('the contact data are saved, stand in the preview while they are typed and in the documents, say who changed them, and hold the PDF password, which is on no page before somebody asks for it', async ({
  page,
  server,
}) => {
  const field = (label: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}`) });
  const preview = page.getByRole('region', { name: 'Vorschau des Briefkopfs' });
  const password = page.getByRole('textbox', { name: /PDF-Passwort$/ });
  await test.step('the PDF password', async () => {
    await open(page, 0, 'Kontaktdaten');
    const answer = await page.request.get('/settings/0');
    expect(await answer.text()).not.toContain('Stadtgarten-2026');
    await expect(page.getByText('Gespeichert ist ein Passwort: sicher.')).toBeVisible();
    await button(page, 'Gespeichertes Passwort anzeigen').click();
    await expect(page.getByText('Stadtgarten-2026')).toBeVisible();
    await button(page, 'Gespeichertes Passwort verbergen').click();
    await expect(page.getByText('Stadtgarten-2026')).toHaveCount(0);
    await expect(page.getByText('Noch nicht gespeichert.')).toHaveCount(0);
    await password.fill('kurz');
    await expect(page.getByText(/^unsicher: /)).toBeVisible();
    await expect(password).toHaveAttribute('type', 'password');
    await button(page, 'Eingabe anzeigen').click();
    await expect(password).toHaveAttribute('type', 'text');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText('Gespeichert ist ein Passwort: unsicher.')).toBeVisible();
    await expect(password).toHaveValue('');
    await password.fill('Stadtgarten-2026');
    await expect(page.getByText('sicher', { exact: true })).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Gespeichert ist ein Passwort: sicher.')).toBeVisible();
    await expect(saved(page)).toBeVisible();
    expect(server.output()).not.toContain('Stadtgarten-2026');
  });
  await test.step('the preview and the documents', async () => {
    await expect(preview).toContainText('Apotheke am Stadtgarten');
    await field('Ort').fill('Freiburg-Wiehre');
    await field('Institutionskennzeichen (IK)').fill('108 310 401');
    await expect(preview).toContainText('79098 Freiburg-Wiehre');
    await expect(preview).toContainText('IK 108310401');
    await password.fill('kurz');
    await save(page).click();
    const errors = page.getByRole('alert');
    await expect(errors).toContainText(
      'Es gab einen Fehler beim Speichern. Bitte überprüfen Sie die Eingaben.',
    );
    await expect(errors).toContainText('Die Prüfziffer des Institutionskennzeichens (IK) stimmt nicht.');
    await expectAccessible(page);
    await password.fill('');
    await field('Institutionskennzeichen (IK)').fill('108 310 400');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText(MAIL_NOTICE)).toHaveCount(0);
    await field('E-Mail').fill('neu@apotheke-stadtgarten.example');
    await save(page).click();
    await expect(page.getByText(MAIL_NOTICE)).toBeVisible();
    await field('Telefon').fill('0761 123 45');
    await expect(page.getByText(MAIL_NOTICE)).toHaveCount(0);
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await page.getByText('Verlauf', { exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Telefon' })).toContainText(
      'Katharina Weiß hat die Kontaktdaten gespeichert',
    );

    await page.reload();
    await expect(field('Institutionskennzeichen (IK)')).toHaveValue('108310400');
    await field('Telefon').fill('0761 333');
    change(
      server,
      `update institution set telefon = '0761 222', version = version + 1 where kundennummer = '204711'`,
    );
    await save(page).click();
    await expect(errors).toContainText('Inzwischen geändert');
    await expectAccessible(page);
    await openScreen(page, '/offer', {}, 'leitung');
    await openDocument(page, 'Versorgungsvorschlag');
    await expect(paper(page)).toContainText('79098 Freiburg-Wiehre');
    await expect(paper(page)).toContainText('IK 108310400');
    expect(textOfPdf(await savedPdf(page))).toContain('IK 108310400');
  });
  await test.step('no PDF password in the trial', async () => {
    await open(page, 0, 'Kontaktdaten', 'demo');
    await expect(preview).toContainText('Sanitätshaus Lindenhof');
    await expect(password).toHaveCount(0);
  });
});

test('the wording of the declaration is written with placeholders, shown as it prints and saved; a wrong placeholder is named with its line', async ({
  page,
}) => {
  const field = page.getByRole('textbox', { name: 'Wortlaut' });
  const preview = page.getByRole('region', { name: 'Vorschau mit einem Beispiel' });
  await open(page, 5, 'Wortlaut der Erklärung');
  await button(page, 'Vorlage einsetzen').click();
  await expect(field).toHaveValue(/\{\{versicherte_person\}\}/);
  await expect(preview).toContainText('Die Mehrkosten von 78,56 € im Monat');
  await expectAccessible(page);
  await field.fill('Wir zahlen ');
  await field.press('End');
  await button(page, '{{mehrkosten}}').press('Enter');
  await expect(field).toHaveValue('Wir zahlen {{mehrkosten}}');
  await expect(field).toBeFocused();
  await expect(preview).toContainText('Wir zahlen 78,56 €');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Wir zahlen {{mehrkosten}}');

  await field.fill('eins\n{{preiss}}');
  const message = 'Zeile 2: „{{preiss}}“ ist kein Platzhalter der Liste.';
  await expect(preview.getByRole('status')).toHaveText(message);
  await save(page).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[{}.]/g, '\\$&')));
  await button(page, 'Zurück zu unserem Wortlaut').click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(preview).toContainText('Hier stehen unsere Sätze.');
});

const WISH = [[EMPTY], [CART[1]?.[0]], [EMPTY]];
const slip = (page: Page) => page.getByRole('article', { name: 'Valdumea Slip Super' });

// @spec access-1-3 access-2-32 access-8-14
test('the Berechnungsmethode is explained in figures, chosen by keyboard, held while it is unsaved, and used by a consultation under way, which says so and loses nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const notice = page.getByRole('status').filter({ hasText: 'In den Einstellungen wurde etwas geändert' });
  await openCart(page, { answers: ANSWERS, cart: WISH });
  await expect(figure(costs(page), 'Mehrkosten')).toHaveText(/78,56/);

  const office = await (await browser.newContext({ baseURL: String(baseURL), locale: 'de-DE' })).newPage();
  const method = (name: string) => office.getByRole('radio', { name: `Methode ${name}`, exact: true });
  await open(office, 4, 'Berechnungsmethode');
  const example = office.getByRole('region', { name: 'Ein Beispiel aus Ihren Daten' });
  for (const name of ['A', 'B', 'C'])
    await expect(
      example.getByRole('row', { name: new RegExp(`^${name} [0-9.,]+ € [0-9.,]+ €$`) }),
    ).toBeVisible();
  await expectAccessible(office);
  await expect(method('A')).toBeChecked();
  await method('A').focus();
  await office.keyboard.press('ArrowDown');
  await expect(method('B')).toBeChecked();
  await expect(office.getByText('Noch nicht gespeichert.')).toBeVisible();
  const tabs = office.getByRole('navigation', { name: 'Einstellungen' });
  await tabs.getByRole('link', { name: 'Krankenkassen' }).click();
  await expect(office.getByRole('dialog')).toContainText('Berechnungsmethode');
  await office.keyboard.press('Escape');
  await expect(method('B')).toBeChecked();
  await save(office).focus();
  await office.keyboard.press('Enter');
  await expect(saved(office)).toBeVisible();

  await expect(notice).toContainText('Die Berechnungsmethode ist jetzt B, vorher A.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('nach Methode B');
  await expect(figure(costs(page), 'Mehrkosten')).toHaveText(/99,80/);
  await expect(slip(page)).toBeVisible();
  await expect(notice).toContainText(/Vorschlag 1 \(Wunschversorgung\): 80,68\s€ → 99,80\s€ \(Methode\)/);
  await button(page, 'Neu berechnete Beträge verwenden').click();
  await expect(notice).toHaveCount(0);

  // What is typed on another screen stays, and what is no part of this consultation is not spoken of.
  await page.goto('/wizard/0');
  const year = page.getByLabel('Jahr');
  await year.fill('195');
  await method('A').check();
  await save(office).click();
  await expect(notice).toContainText('Die Berechnungsmethode ist jetzt A, vorher B.');
  await expect(year).toHaveValue('195');
  await office.context().close();
});

// @spec consultation-frame-14
test('a price that is missing leads to the prices and back, or says whom to ask', async ({
  page,
  server,
}) => {
  change(server, `update product_size set uvp = null where product_id = ?`, PRODUCTS.slip);
  await openCart(page, { answers: ANSWERS, cart: WISH });
  await expect(slip(page)).toContainText('wer in Ihrer Institution die Produktpreise pflegt');
  await page.context().clearCookies();

  await openCart(page, { answers: ANSWERS, cart: WISH }, 'leitung');
  await slip(page).getByRole('link', { name: 'Preis eintragen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/3$/);
  await expect(page.locator('.price-product:not([hidden]) .price-head')).toHaveText(['Valdumea Slip Super']);
  const row = page.getByRole('row').filter({ hasText: /^M/ });
  await row.getByRole('textbox').fill('25,95');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'zurück zum Versorgungsrechner' }).click();
  await expect(slip(page)).toContainText(/103,80/);
  await expect(slip(page)).not.toContainText('Preis fehlt');

  // Without an errand it is one step back, however many tabs were looked at.
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Kontaktdaten' }).click();
  const tabs = page.getByRole('navigation', { name: 'Einstellungen' });
  await tabs.getByRole('link', { name: 'Berechnungsmethode' }).click();
  await expect(page).toHaveURL(/\/settings\/4$/);
  await button(page, 'zurück').click();
  await expect(slip(page)).toBeVisible();
});
