import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { openDocument, openScreen, PATIENT } from '../support/documents.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function send(page: Page, email: string): Promise<void> {
  await openScreen(page, '/offer', { answers: { ...PATIENT, email } });
  // It holds all that was said and calculated: nobody is asked on the way out.
  await openDocument(page, 'Dokumentation');
  await press(page, 'Per E-Mail senden');
  await press(page, 'Verschlüsselt senden');
  await expect(page.getByText('Das PDF wurde erfolgreich versendet')).toBeVisible();
  await press(page, 'Fertig');
  await page.getByRole('link', { name: 'weiter', exact: true }).click();
  await page.getByRole('link', { name: 'Beratung abschließen' }).click();
  await expect(page.getByRole('heading', { name: 'Vielen Dank für das Gespräch' })).toBeVisible();
}

/** How many files the server keeps. */
function keptFiles({ folder }: RunningServer): number {
  const database = new DatabaseSync(join(folder, 'test.sqlite'));
  try {
    return Number(database.prepare('select count(*) as count from stored_pdf').get()?.count);
  } finally {
    database.close();
  }
}

// @spec consultation-final-3 consultation-4-14
test('a new consultation deletes the files of the person from the server', async ({ page, server }) => {
  await send(page, 'sechs@beispiel.example');
  expect(keptFiles(server)).toBeGreaterThan(0);
  await press(page, 'Neue Beratung beginnen');
  await expect(page).toHaveTitle('Startseite – Inkoberatung');
  await expect(page.getByText('Das PDF wurde erfolgreich gelöscht')).toBeVisible();
  expect(keptFiles(server)).toBe(0);
  await press(page, 'Schließen');
  await expect(page.getByText('Das PDF wurde erfolgreich gelöscht')).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED/ });

  // @spec consultation-final-3 consultation-4-14 consultation-8-3
  test('the next consultation begins all the same, and deleting is offered again', async ({
    page,
    context,
    server,
  }) => {
    await send(page, 'sieben@beispiel.example');
    const kept = keptFiles(server);
    await context.setOffline(true);
    await press(page, 'Neue Beratung beginnen');
    await expect(page).toHaveTitle('Startseite – Inkoberatung');
    await expect(page.getByText('Es gab einen Fehler beim Löschen des PDFs')).toBeVisible();
    expect(keptFiles(server)).toBe(kept);
    await press(page, 'Erneut versuchen');
    await expect(page.getByText('Es gab einen Fehler beim Löschen des PDFs')).toBeVisible();
    await context.setOffline(false);
    await press(page, 'Erneut versuchen');
    await expect(page.getByText('Das PDF wurde erfolgreich gelöscht')).toBeVisible();
    expect(keptFiles(server)).toBe(kept - 1);
  });
});
