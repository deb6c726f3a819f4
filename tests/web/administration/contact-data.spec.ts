import type { Page } from '@playwright/test';
import { openDocument, openScreen, paper, savedPdf, textOfPdf } from '../support/documents.ts';
import { expectToFit } from '../support/fit.ts';
import { expect, login, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const MAIL_NOTICE =
  'Bitte beachten Sie, dass die Änderungen nur für die Anzeige auf den generierten PDFs „Dokumentation“ und „Versorgungsvorschlag“ gelten. Ihre für den Versand der PDFs hinterlegte E-Mail-Adresse können Sie im Menü unter dem Reiter „Benutzer“ ändern.';

const save = (page: Page) => page.getByRole('button', { name: 'speichern', exact: true });
const saved = (page: Page) => page.getByText('Erfolgreich gespeichert', { exact: true });
const field = (page: Page, label: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label.replaceAll(/[()]/g, '\\$&')}`) });
const preview = (page: Page) => page.getByRole('region', { name: 'Vorschau des Briefkopfs' });
const password = (page: Page) => page.getByRole('textbox', { name: /PDF-Passwort$/ });

async function open(page: Page) {
  await page.goto('/settings/0');
  await expect(page.getByRole('heading', { level: 1, name: 'Kontaktdaten' })).toBeVisible();
}

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

test.describe.configure({ mode: 'serial' });

// @spec access-1-3 access-2-33 access-8-14
test('the contact data are saved, stand in the preview while they are typed, and in the documents; another mail address is spoken of', async ({
  page,
}) => {
  await login(page, 'leitung');
  await open(page);
  await expect(preview(page)).toContainText('Apotheke am Stadtgarten');
  await field(page, 'Ort').fill('Freiburg-Wiehre');
  await field(page, 'Institutionskennzeichen (IK)').fill('108 310 401');
  await expect(preview(page)).toContainText('79098 Freiburg-Wiehre');
  await expect(preview(page)).toContainText('IK 108310401');
  await save(page).click();
  const errors = page.getByRole('alert');
  await expect(errors).toContainText(
    'Es gab einen Fehler beim Speichern. Bitte überprüfen Sie die Eingaben.',
  );
  await expect(errors).toContainText('Die Prüfziffer des Institutionskennzeichens (IK) stimmt nicht.');
  await field(page, 'Institutionskennzeichen (IK)').fill('108 310 400');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText(MAIL_NOTICE)).toHaveCount(0);
  await field(page, 'E-Mail').fill('neu@apotheke-stadtgarten.example');
  await save(page).click();
  await expect(page.getByText(MAIL_NOTICE)).toBeVisible();
  await field(page, 'Fax').fill('0761 1');
  await expect(page.getByText(MAIL_NOTICE)).toHaveCount(0);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expectToFit(page, 'contact');
  await page.reload();
  await expect(field(page, 'Institutionskennzeichen (IK)')).toHaveValue('108310400');
  await openScreen(page, '/offer', {}, 'leitung');
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(paper(page)).toContainText('79098 Freiburg-Wiehre');
  await expect(paper(page)).toContainText('IK 108310400');
  expect(textOfPdf(await savedPdf(page))).toContain('IK 108310400');
});

// @spec access-2-33 access-5-8
test('the contact data hold the PDF password, which is on no page before somebody asks for it, are changed by keyboard alone, and hold who leaves unsaved', async ({
  page,
  server,
}) => {
  await test.step('the PDF password', async () => {
    await login(page, 'leitung');
    await open(page);
    const answer = await page.request.get('/settings/0');
    expect(await answer.text()).not.toContain('Stadtgarten-2026');
    await expect(page.getByText('Gespeichert ist ein Passwort: sicher.')).toBeVisible();
    await page.getByRole('button', { name: 'Gespeichertes Passwort anzeigen' }).click();
    await expect(page.getByText('Stadtgarten-2026')).toBeVisible();
    await page.getByRole('button', { name: 'Gespeichertes Passwort verbergen' }).click();
    await expect(page.getByText('Stadtgarten-2026')).toHaveCount(0);
    await expect(page.getByText('Noch nicht gespeichert.')).toHaveCount(0);
    await password(page).fill('kurz');
    await expect(page.getByText(/^unsicher: /)).toBeVisible();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Eingabe anzeigen' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText('Gespeichert ist ein Passwort: unsicher.')).toBeVisible();
    await expect(password(page)).toHaveValue('');
    await password(page).fill('Stadtgarten-2026');
    await expect(page.getByText('sicher', { exact: true })).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Gespeichert ist ein Passwort: sicher.')).toBeVisible();
    await expect(saved(page)).toBeVisible();
    expect(server.output()).not.toContain('Stadtgarten-2026');

    // In the trial there is none.
    await signIn(page, 'demo');
    await open(page);
    await expect(preview(page)).toContainText('Sanitätshaus Lindenhof');
    await expect(password(page)).toHaveCount(0);
  });
  await test.step('the keyboard alone, and a way off the screen', async () => {
    await login(page, 'leitung');
    await open(page);
    await field(page, 'Firma').focus();
    for (const label of ['Straße', 'Hausnummer', 'PLZ', 'Ort', 'Telefon', 'Fax']) {
      await page.keyboard.press('Tab');
      await expect(field(page, label)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(field(page, 'Ansprechpartner')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Dr. Ada Kern');
    await expect(preview(page)).toContainText('Ansprechpartner: Dr. Ada Kern');
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
    await page.keyboard.type('!');
    await expect(page.getByText('Noch nicht gespeichert.')).toBeVisible();
    const kassen = page
      .getByRole('navigation', { name: 'Einstellungen' })
      .getByRole('link', { name: 'Krankenkassen' });
    await kassen.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
    await expect(question).toContainText('Kontaktdaten');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(field(page, 'Ansprechpartner')).toHaveValue('Dr. Ada Kern!');
    await kassen.click();
    await question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page).toHaveURL(/settings\/2$/);
  });
});
