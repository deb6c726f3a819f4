import { EMPTY, line, PRODUCTS } from '../support/cart.ts';
import { desk, made, openScreen, PATIENT } from '../support/documents.ts';
import { expectToFit } from '../support/fit.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const LIST = 'Aufstellung der Pflegehilfsmittel';
const GLOVES = [[EMPTY], [EMPTY], [{ lines: [line('x', PRODUCTS.gloves, 'M')] }]];
const insured = (krankenkasse: string) => ({
  answers: { ...PATIENT, krankenkasse, grad: 'G3', antrag: 'PA2' },
  cart: GLOVES,
});

test('a privately insured person gets a list, which nothing calls an application', async ({ page }) => {
  await openScreen(page, '/offer', insured('Private Krankenkasse'));
  const closing = page.getByRole('region', { name: 'Abschluss' });
  await expect(closing.getByText(`Noch offen: ${LIST}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^Ansehen.*${LIST}$`) }).click();
  await page.getByRole('radio', { name: /^Eine private Pflegeperson, / }).check();
  await expect(made(page)).toBeVisible();
  const dialog = desk(page, LIST);
  // The prices are those of the social Pflegekassen's contract.
  await expect(dialog.getByText('im Monat', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Unterschreiben' }).click();
  await expect(page.getByRole('heading', { name: `Unterschreiben: ${LIST}` })).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Sichern' }).click();
  expect((await download).suggestedFilename()).toBe('aufstellung-pflegehilfsmittel.pdf');
  await expect(dialog).not.toContainText('Antrag');
  await expectToFit(page, 'private-list');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Dokumente', exact: true })).toContainText(
    new RegExp(`${LIST}.*gesichert`),
  );
  await expect(page.getByRole('main')).not.toContainText('hilfsmittelantrag');
  await page.goto('/final');
  await expect(page.getByRole('region', { name: 'Was aus dieser Beratung bleibt' })).toContainText(LIST);
});
