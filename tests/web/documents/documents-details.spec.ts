import type { Locator, Page } from '@playwright/test';
import { addDays, berlinDay, type CalendarDay, formatDay } from '#platform/domain';
import { openDocument, openScreen, paper, savedPdf } from '../support/documents.ts';
import { expectToFit } from '../support/fit.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const TODAY = berlinDay(new Date());
const group = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const fold = (page: Page, name: string): Locator =>
  group(page, name).getByRole('button', { name, exact: true });
const entry = (page: Page): Locator =>
  page.getByRole('link', { name: /^(Eintragen|Ändern).*Angaben für die Dokumente$/ });

/** Enters a day in the three fields of a group. */
async function enterDay(page: Page, name: string, day: CalendarDay): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const field = page.getByRole('group', { name, exact: true });
  await field.getByLabel('Tag').fill(date);
  await field.getByLabel('Monat').fill(month);
  await field.getByLabel('Jahr').fill(year);
}

test('the details are entered by keyboard, stay over a reload, are printed, and make what was saved one that has changed since', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openScreen(page, '/offer');
  await pressByKey(page, entry(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Angaben für die Dokumente' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'Im Geschäft' }));
  await page.keyboard.press('Space');
  await pressByKey(page, page.getByRole('checkbox', { name: 'Die versicherte Person' }), 'Space');
  await pressByKey(page, fold(page, 'Grundlage der Versorgung'));
  await tabTo(page, page.getByRole('radio', { name: 'Ärztliche Verordnung' }));
  await page.keyboard.press('Space');
  const day = addDays(TODAY, -3);
  await enterDay(page, 'Verordnung vom', day);
  await page.getByLabel('Verordnete Menge').fill('90 Stück im Monat');
  await page.getByLabel('Diagnose in Worten').fill('Dranginkontinenz');
  await pressByKey(page, fold(page, 'Unterschrift'));
  await tabTo(page, page.getByRole('radio', { name: 'Die versicherte Person' }));
  await page.keyboard.press('Space');
  await expect(group(page, 'Grundlage der Versorgung')).toContainText(
    `ärztliche Verordnung vom ${formatDay(day)}`,
  );
  await page.reload();
  await expect(group(page, 'Gespräch')).toContainText('im Geschäft · beraten: die versicherte Person');
  await fold(page, 'Grundlage der Versorgung').click();
  await expect(page.getByLabel('Verordnete Menge')).toHaveValue('90 Stück im Monat');
  await expect(
    page.getByRole('group', { name: 'Verordnung vom', exact: true }).getByLabel('Jahr'),
  ).toHaveValue(day.slice(0, 4));
  await pressByKey(page, page.getByRole('link', { name: 'zurück zur Zusammenfassung' }));
  await expect(page.getByText('7 Angaben eingetragen')).toBeVisible();
  await expectToFit(page, 'details-summary');
  await openDocument(page, 'Dokumentation');
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((text) => text.includes('Dranginkontinenz'))).toEqual([]);
  await expect(paper(page)).toContainText(`Verordnung vom${formatDay(day)}`);
  await savedPdf(page);
  await page.getByRole('link', { name: 'Angaben für die Dokumente ändern' }).click();
  await page.getByRole('radio', { name: 'Am Telefon' }).check();
  await page.getByRole('link', { name: 'zurück zur Zusammenfassung' }).click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: 'Dokumentation', exact: true }) }),
  ).toContainText('geändert seitdem');
});
