import { craftedForm } from '../../modules/pdf/contract-forms/made-form.ts';
import { expectAccessible } from '../support/accessible.ts';
import { EMPTY, line, PRODUCTS } from '../support/cart.ts';
import { desk, made, openDocument, openScreen, PATIENT } from '../support/documents.ts';
import { PERSON, sign, signing } from '../support/signing.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

test.describe.configure({ mode: 'parallel' });
// What does not get through is said by the browser, too.
test.use({ expectedErrors: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

/** Each state of a screen that has elements of its own, once; what it does is shown by the tests of the screen. */
test('axe finds nothing on a document: without a name, with a warning, being signed, as a mail that lacks, fails and arrives', async ({
  page,
}) => {
  const nameless = { ...PATIENT, lastname: ' ', email: '' };
  const wish = [[EMPTY], [{ lines: [line('c', PRODUCTS.slip, 'M')] }], [EMPTY]];
  await openScreen(page, '/offer', { answers: nameless, cart: wish });
  await page.getByRole('button', { name: /Ansehen.*Versorgungsvorschlag$/ }).click();
  const question = page.getByRole('dialog', { name: 'Sie haben noch keinen Namen eingetragen' });
  await question.getByRole('button', { name: 'Ja' }).click();
  await expect(made(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unterschreiben' }).click();
  await sign(page, PERSON);
  await expectAccessible(page);
  await signing(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(made(page)).toBeVisible();

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Per E-Mail senden');
  await press('Verschlüsselt senden');
  const address = page.getByRole('textbox', { name: /^E-Mail-Adresse/ });
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await address.fill('axe@beispiel.example');
  await page.route('/static/api/documents/mail', (route) => route.abort());
  await press('Verschlüsselt senden');
  await expect(page.getByText('Wir wissen nicht, ob die E-Mail ankam')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('/static/api/documents/mail');
  await press('Erneut versuchen');
  await expect(page.getByText('Das PDF wurde erfolgreich versendet')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the application, the details for the documents, and dates and codes to take away', async ({
  page,
}) => {
  await test.step('the application: before anything is said, and above the amount with a size missing', async () => {
    const answers = { ...PATIENT, grad: 'G3', antrag: 'PA2' };
    await openScreen(page, '/selling', { answers, cart: [[EMPTY], [EMPTY], [EMPTY]] });
    await page.getByRole('button', { name: 'Jetzt Antrag erstellen' }).click();
    await expect(page.getByText('Bitte wählen Sie aus.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: /^Eine private Pflegeperson, / }).check();
    for (const name of ['Medizinische Gesichtsmasken', 'Schutzschürzen zum Einmalgebrauch'])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('checkbox', { name: 'Saugende Bettschutzeinlagen, wiederverwendbar' }).check();
    await page.getByRole('checkbox', { name: /^Einmalhandschuhe/ }).check();
    await expect(page.getByRole('group', { name: 'Größe: Einmalhandschuhe' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the details, all unfolded, and what is taken away', async () => {
    await openScreen(page, '/offer/angaben', {
      details: { advised: ['person', 'legal'], basis: 'nurse', departs: true, signer: 'legal' },
    });
    for (const name of [
      'Grundlage der Versorgung',
      'Produkte und Begründung',
      'Muster',
      'Aufklärung',
      'Abweichung',
      'Unterschrift',
    ])
      await page
        .getByRole('region', { name, exact: true })
        .getByRole('button', { name, exact: true })
        .click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'zurück zur Zusammenfassung' }).click();
    await page.getByRole('button', { name: 'Termine und Warenwirtschaft' }).click();
    await expect(page.getByRole('button', { name: 'Kalenderdatei speichern' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('axe finds nothing on the form of a contract: its fields, and filled in a consultation', async ({
  page,
}) => {
  const name = 'Mehrkostenerklärung';
  await signIn(page, 'leitung');
  await page.goto('/settings/6');
  const upload = page.getByRole('form', { name: 'Formular hochladen' });
  await upload.getByLabel('Name').fill(name);
  await upload
    .getByLabel('Datei')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(craftedForm()) });
  await upload.getByRole('button', { name: 'Hochladen' }).click();
  const dialog = page.getByRole('dialog', { name: `Formular: ${name}` });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`„${name}“ ist gespeichert.`)).toBeVisible();
  await openScreen(page, '/offer');
  await openDocument(page, 'Dokumentation');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(`^Ausfüllen.*${name}$`) }).click();
  await expect(desk(page, name).getByText('Das Formular ist ausgefüllt.')).toBeVisible();
  await expectAccessible(page);
});
