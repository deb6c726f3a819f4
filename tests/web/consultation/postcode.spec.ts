import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/fit.ts';
import { openWithDraft, storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const place = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openPerson(page: Page): Promise<void> {
  await openWithDraft(page, '/wizard/1', {});
  await expect(field(page, 'Ort')).toBeVisible();
}

test('a postcode fills in its town by a directory that is loaded whole, and the shape of what is entered is checked when the field is left', async ({
  page,
}) => {
  await test.step('by the directory, and none over what stands there', async () => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openPerson(page);
    await field(page, 'Postleitzahl').pressSequentially('01067');
    await expect(field(page, 'Ort')).toHaveValue('Dresden');
    await expect(page.getByRole('status').filter({ hasText: 'Ort: Dresden' })).toHaveCount(1);
    expect(addresses.filter((address) => address.includes('postleitzahlen'))).toHaveLength(1);
    expect(addresses.filter((address) => address.includes('01067'))).toEqual([]);
    // Several towns are a choice; what was filled in goes.
    await field(page, 'Postleitzahl').fill('01665');
    await expect(field(page, 'Ort')).toHaveValue('');
    await expect(page.getByRole('group', { name: 'Orte mit dieser Postleitzahl' })).toBeVisible();
    await expectToFit(page, 'postcode-towns');
    await place(page, 'Klipphausen').click();
    await expect(field(page, 'Ort')).toHaveValue('Klipphausen');
    await expect(place(page, 'Klipphausen')).toHaveAttribute('aria-pressed', 'true');
    // What somebody enters stays.
    await field(page, 'Ort').fill('Radebeul');
    await field(page, 'Postleitzahl').fill('50667');
    await expect(page.getByRole('group', { name: 'Orte mit dieser Postleitzahl' })).toHaveCount(0);
    await expect(field(page, 'Ort')).toHaveValue('Radebeul');
  });
  await test.step('without the directory the town is typed', async () => {
    await page.route('**/postleitzahlen.txt', (route) => route.fulfill({ status: 204 }));
    await storeDraft(page, {});
    await field(page, 'Postleitzahl').fill('01067');
    await field(page, 'Ort').fill('Dresden');
    await expect(field(page, 'Ort')).toHaveValue('Dresden');
  });
  await test.step('the shape of number, postcode and mail, which blocks nothing', async () => {
    await page.unroute('**/postleitzahlen.txt');
    await storeDraft(page, {});
    await page.getByRole('radio', { name: 'Frau' }).check();
    await field(page, 'Versichertennummer').pressSequentially('a00050001');
    await expect(page.getByText(/einen Buchstaben und neun Ziffern\. Bitte/)).toHaveCount(0);
    await field(page, 'Postleitzahl').fill('1067');
    await expect(field(page, 'Versichertennummer')).toHaveValue('A00050001');
    await expect(field(page, 'Versichertennummer')).toHaveAccessibleDescription(
      /Buchstaben und neun Ziffern\. Bitte/,
    );
    await field(page, 'E-Mail-Adresse').fill('erika@');
    await field(page, 'Versichertennummer').fill('A000500016');
    await page.getByRole('radio', { name: 'Frau' }).focus();
    await expect(field(page, 'Versichertennummer')).toHaveAccessibleDescription(/Prüfziffer/);
    await expect(field(page, 'Postleitzahl')).toHaveAccessibleDescription(/fünf Ziffern/);
    await expect(field(page, 'E-Mail-Adresse')).toHaveAccessibleDescription(/Keine korrekte E-Mail-Adresse/);
    await expectToFit(page, 'answer-doubts');
    await field(page, 'Postleitzahl').fill('01665');
    await field(page, 'Nachname').fill('x'.repeat(70));
    await expect(page.getByRole('group', { name: 'Orte mit dieser Postleitzahl' })).toBeVisible();
    await expectAccessible(page);
    await field(page, 'Nachname').fill('Sommer');
    await field(page, 'Versichertennummer').fill('T115774582');
    await page.getByRole('radio', { name: 'Frau' }).focus();
    await expect(field(page, 'Versichertennummer')).not.toHaveAccessibleDescription(/Prüfziffer/);
    await page.getByRole('button', { name: 'weiter', exact: true }).click();
    await page.waitForURL('**/wizard/2');
  });
});
