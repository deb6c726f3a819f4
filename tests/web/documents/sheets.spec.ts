import { desk, made, openDocument, openScreen, PATIENT, savedPdf, textOfPdf } from '../support/documents.ts';
import { expect, test } from '../support/test.ts';

const LEVEL = { grad: 'G3', antrag: 'PA1' };

test('a receipt of care aids takes month, approval and what is handed over, and keeps them for the application', async ({
  page,
}) => {
  await openScreen(page, '/offer', { answers: { ...PATIENT, ...LEVEL } });
  await openDocument(page, 'Empfangsbestätigung');
  const receipt = desk(page, 'Empfangsbestätigung');
  await receipt.getByLabel('Monat der Versorgung').selectOption({ index: 0 });
  const [month = ''] = await receipt
    .getByLabel('Monat der Versorgung')
    .locator('option:checked')
    .allTextContents();
  await receipt.getByLabel('Genehmigungsnummer').fill('PH-17');
  await receipt.getByLabel('Nein').check();
  await receipt.getByLabel('Einmalhandschuhe').check();
  await expect(receipt.getByRole('article')).toContainText('Die Pflegekasse zahlt');
  await expect(made(page)).toBeVisible();
  const text = textOfPdf(await savedPdf(page));
  expect(text).toContain(`Monat der Versorgung ${month}`);
  expect(text).toContain('Genehmigungsnummer PH-17');
  expect(text).toContain('54.99.01.1001 100 Stück 10,71 €');
  await receipt.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: /^Ansehen.*Pflegehilfsmittelantrag$/ }).click();
  const application = desk(page, 'Pflegehilfsmittelantrag');
  await application.getByLabel('Eine private Pflegeperson', { exact: false }).first().check();
  await expect(application.getByLabel('Nummer einer früheren Genehmigung')).toHaveValue('PH-17');
});

test('a name that the typeface lacks is asked for as the health card spells it', async ({ page }) => {
  await openScreen(page, '/offer', { answers: { ...PATIENT, lastname: '王芳' } });
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(desk(page, 'Versorgungsvorschlag')).toContainText(
    'Bitte tragen Sie den Namen „王芳“ so ein, wie er auf der Versichertenkarte steht.',
  );
});
