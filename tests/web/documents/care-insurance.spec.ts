import { EMPTY, line, PRODUCTS } from '../support/cart.ts';
import { desk, made, openScreen, PATIENT } from '../support/documents.ts';
import { expectToFit } from '../support/shot.ts';
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

test('nobody without a Pflegekasse is offered an application', async ({ page }) => {
  const krankenkasse = 'Keine Krankenkasse';
  const why = `Ohne Pflegekasse gibt es keinen Antrag auf Pflegehilfsmittel: Als Krankenkasse ist „${krankenkasse}“ gewählt.`;
  await openScreen(page, '/offer', insured(krankenkasse));
  const documents = page.getByRole('region', { name: 'Dokumente', exact: true });
  await expect(documents.getByText(why)).toBeVisible();
  await expect(documents.getByRole('heading', { level: 3, name: 'Pflegehilfsmittelantrag' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Abschluss' })).not.toContainText('antrag');
  await expectToFit(page, 'no-application');
  await page.goto('/selling');
  const notice = page.getByRole('dialog', { name: 'Pflegegrad 2' });
  await expect(notice).toContainText(why);
  await expect(notice.getByRole('button')).toHaveText(['Weiter']);
  await notice.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('main').getByText(why)).toBeVisible();
  await expect(page.getByRole('button', { name: / generieren$/ })).toHaveCount(0);
});
