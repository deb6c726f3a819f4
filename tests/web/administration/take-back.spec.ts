import { readFile } from 'node:fs/promises';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

// @spec access-2-54
test('a wrong file of prices is taken back at its entry of the log, which says first what stays', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cms/4');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV herunterladen' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const upload = async (text: string) => {
    await page.goto('/cms/4');
    await page.getByRole('button', { name: 'CSV hochladen' }).click();
    await page
      .getByLabel('Datei')
      .setInputFiles({ name: 'produkte.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Das Einlesen lässt sich danach im Protokoll zurücknehmen',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/^Gespeichert: /)).toBeVisible();
  };
  await upload(csv.replace(';9,45;', ';99,45;').replace(';11,45;', ';99,55;'));
  // One of the two prices is corrected meanwhile.
  await upload(csv.replace(';11,45;', ';11,50;').replace(';9,45;', ';99,45;'));

  await page.goto('/cms/9');
  const back = page.getByRole('button', { name: 'Diese Einlesung zurücknehmen' });
  await expect(back).toHaveCount(2);
  await back.last().click();
  const dialog = page.getByRole('dialog', { name: 'Einlesung zurücknehmen' });
  await expect(dialog.getByRole('status')).toContainText('1 Zeile erhält ihren früheren Wert.');
  await expect(dialog.getByRole('listitem')).toHaveText(/ wurde seitdem geändert\.$/);
  const former = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Alte Werte als CSV herunterladen' }).click();
  const old = await readFile(await (await former).path(), 'utf8');
  expect(old).toContain(';9,45;');
  expect(old).toContain(';11,45;');
  await dialog.getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('1 zurückgesetzt, 0 entfernt, 1 geblieben');
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(
    page.getByRole('cell', { name: /hat eine Einlesung zurückgenommen \(Produkte; / }),
  ).toBeVisible();
});
