import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type Mailbox, test } from '../support/mails.ts';
import { expect } from '../support/test.ts';

test.use({ expectedErrors: /status of (400|403|503)|ERR_FAILED/ });

/** Whom messages of visitors go to. */
const VENDOR = 'kundenservice@hersteller.example';
const toVendor = (mails: Mailbox) => mails.to(VENDOR).map(({ text }) => text);

const GIVEN = {
  Institution: 'Apotheke am Fluss',
  Vorname: 'Ida',
  Nachname: 'Öztürk',
  PLZ: '01067',
  Ort: 'Dresden',
  Straße: 'Elbweg',
  Hausnummer: '4a',
  'E-Mail': 'Ida@Fluss.example',
  Telefon: '0351 900',
} as const;

const form = (page: Page) => page.getByRole('form', { name: 'Kontakt' });
const field = (page: Page, label: string) =>
  form(page).getByRole('textbox', { name: new RegExp(`^${label}`) });
const submit = (page: Page) => form(page).getByRole('button', { name: /abschicken|verschickt/ });
const consent = (page: Page) => form(page).getByRole('checkbox', { name: /^Ich habe die Datenschutz/ });
const summary = (page: Page) => form(page).getByRole('alert');

async function open(page: Page): Promise<void> {
  await page.goto('/welcome');
  await expect(field(page, 'Institution')).toBeEnabled();
}

// @spec access-2-19 access-3-11 access-8-10 access-8-11
test('a message is written by keyboard alone, kept where the mail cannot be sent, and reaches the vendor, and the form is empty again', async ({
  page,
  mails,
}) => {
  await open(page);
  await field(page, 'Institution').focus();
  const type = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type(GIVEN.Institution);
  await type('410023');
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('radio', { name: 'Frau' })).toBeChecked();
  await page.keyboard.press('Tab');
  for (const label of [
    'Vorname',
    'Nachname',
    'PLZ',
    'Ort',
    'Straße',
    'Hausnummer',
    'E-Mail',
    'Telefon',
  ] as const)
    await type(GIVEN[label]);
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  const before = toVendor(mails).length;
  mails.refuse(VENDOR);
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Es gab einen Fehler beim Versenden der Nachricht');
  await expect(summary(page)).toContainText('Ihre Angaben sind noch da.');
  await expect(summary(page)).toContainText('030 9000000');
  await expect(summary(page)).toBeFocused();
  for (const [label, text] of Object.entries(GIVEN)) await expect(field(page, label)).toHaveValue(text);
  await expect(consent(page)).toBeChecked();
  mails.refuse(VENDOR, false);

  await submit(page).press('Enter');
  const done = form(page).getByRole('status');
  await expect(done).toContainText('Nachricht erfolgreich verschickt');
  await expect(done).toContainText('Vielen Dank');
  await expect(done).toBeFocused();
  expect(toVendor(mails)).toHaveLength(before + 1);
  const mail = toVendor(mails).at(-1);
  for (const text of [
    'Frau Ida Öztürk',
    'Apotheke am Fluss',
    'Kundennummer 410023',
    'Elbweg 4a',
    '01067 Dresden',
  ])
    expect(mail).toContain(text);
  for (const label of [...Object.keys(GIVEN), 'Kundennummer'])
    await expect(field(page, label)).toHaveValue('');
  await expect(form(page).getByRole('radio', { name: 'Frau' })).not.toBeChecked();
  await expect(consent(page)).not.toBeChecked();
  // What is empty again is not called wrong.
  await expect(form(page).getByText('Bitte füllen Sie')).toHaveCount(0);
});

// @spec access-5-3 access-5-4
test('without the consent the button looks disabled and says why, and what is missing is named and led to', async ({
  page,
}) => {
  await open(page);
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(submit(page)).toHaveAccessibleDescription(/stimmen Sie bitte den Datenschutzbestimmungen zu/);
  await submit(page).focus();
  await page.keyboard.press('Enter');
  const links = summary(page).getByRole('link');
  await expect(summary(page)).toBeFocused();
  await expect(links).toHaveCount(11);
  await expect(consent(page)).toHaveAccessibleDescription(
    'Fehler: Bitte akzeptieren Sie unsere Datenschutzbestimmungen.',
  );
  await links.filter({ hasText: 'Bitte akzeptieren Sie unsere Datenschutzbestimmungen.' }).click();
  await expect(consent(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
  await expect(links).toHaveCount(10);
  await expectAccessible(page);
  await links.filter({ hasText: 'Hausnummer' }).click();
  await expect(field(page, 'Hausnummer')).toBeFocused();
  await expect(field(page, 'Hausnummer')).toHaveAccessibleDescription(/Bitte füllen Sie das Feld/);
  await page.keyboard.type('4');
  await expect(links.filter({ hasText: 'Hausnummer' })).toHaveCount(0);
});

// @spec access-2-20
test('feedback reaches the vendor as it was written', async ({ page, mails }) => {
  await page.goto('/feedback');
  await expect(page.getByText('Bitte nennen Sie keine Angaben zu versicherten Personen')).toBeVisible();
  const feedback = page.getByRole('form', { name: 'Feedback' });
  const text = feedback.getByRole('textbox', { name: /^Ihre Rückmeldung/ });
  const send = feedback.getByRole('button', { name: /abschicken|verschickt/ });
  await send.click();
  await expect(feedback.getByRole('alert')).toContainText(
    'Bitte füllen Sie das Feld „Ihre Rückmeldung“ aus.',
  );
  await text.fill('Die Schrift ist gut lesbar.\n<b>Zweite</b> Zeile.');
  await send.click();
  await expect(feedback.getByRole('status')).toContainText('Nachricht erfolgreich verschickt');
  await expect(text).toHaveValue('');
  expect(toVendor(mails).at(-1)).toContain('> Die Schrift ist gut lesbar.\n> <b>Zweite</b> Zeile.');
});
