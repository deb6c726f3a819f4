import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS, area, CART, EMPTY, line, openCart, PRODUCTS, WISH } from '../support/cart.ts';
import { openScreen, PATIENT } from '../support/documents.ts';
import { layOutAll } from '../support/lay-out-all.ts';
import { unfoldPicks } from '../support/picks.ts';
import { scan } from '../support/scanner.ts';
import { openWithDraft, storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Each state of a screen that has elements of its own, once; what it does is shown by the tests of the screen. */
test('axe finds nothing on the wizard: errors, an open list, a card, towns and doubts, help, answers, and the short way', async ({
  page,
}) => {
  await test.step('step by step', async () => {
    await openWithDraft(page, '/wizard/0', {});
    await page.getByRole('button', { name: 'Anamnese starten' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('combobox').click();
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page);

    const person = { ...PATIENT, plz: '01665', versichertennummer: 'A000500016', email: 'erika@' };
    await page.goto('/wizard/1');
    await storeDraft(page, { answers: person });
    await page.getByLabel('Postleitzahl', { exact: true }).fill('01665');
    await page.getByLabel('Nachname', { exact: true }).fill('x'.repeat(70));
    await expect(page.getByRole('group', { name: 'Orte mit dieser Postleitzahl' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Karte einlesen' }).click();
    await page.getByLabel('Zeilen der Karte').fill('<V><Nachname>Sommer</Nachname></V>');
    await expect(page.getByRole('dialog')).toContainText('Sommer');
    await expectAccessible(page);

    await page.goto('/wizard/3');
    await storeDraft(page, {});
    await page.getByRole('button', { name: 'weiter' }).click();
    await page.getByRole('button', { name: 'Hilfe einblenden' }).click();
    await expectAccessible(page);

    await page.goto('/wizard/4');
    await storeDraft(page, { answers: { ...PATIENT, grad: 'G3', antrag: 'PA2' } });
    await expect(page.getByRole('radio', { name: 'Pflegegrad 2' })).toBeChecked();
    await expectAccessible(page);
  });
  await test.step('the short way: what is missing, and the rest unfolded', async () => {
    await openWithDraft(page, '/wizard/0', {});
    await page.getByRole('checkbox', { name: /^Kurz fragen: \d+ statt \d+ Fragen$/ }).check();
    await page.locator('summary', { hasText: ': Person' }).click();
    await page.getByRole('button', { name: 'Empfehlung anzeigen' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7);
    await expectAccessible(page);
  });
});

test('axe finds nothing on the home page, what asks before a consultation is lost, and one that was opened again', async ({
  page,
}) => {
  await openWithDraft(page, '/', { answers: PATIENT, cart: CART, place: '/cart', changed: Date.now() });
  await expect(page.getByRole('region', { name: 'Begonnene Beratung' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Beratung beginnen', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Nein' }).click();

  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Folgeberatung: Dokumentation öffnen' }).click();
  const reopening = page.getByRole('dialog', { name: 'Dokumentation öffnen' });
  await reopening.getByLabel('PDF der Dokumentation').setInputFiles('data/fixtures/dokumentation-v1.pdf');
  await reopening.getByRole('button', { name: 'Löschen und Folgeberatung beginnen' }).click();
  await expect(page.getByRole('region', { name: /^Aus der Dokumentation vom / })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the recommendations and the catalogue, unfolded, with something missing and nothing found', async ({
  page,
}) => {
  await test.step('the recommendations', async () => {
    await openWithDraft(page, '/recommendations', { answers: { ...ANSWERS, haut: 'Ha2', huefte: '200' } });
    await unfoldPicks(page);
    await page.getByRole('checkbox').last().check();
    await expectAccessible(page);
    await storeDraft(page, { answers: { ...ANSWERS, trink: undefined } });
    await expect(page.getByText('Für eine Empfehlung fehlen noch Angaben:')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the catalogue', async () => {
    await openWithDraft(page, '/products', { answers: ANSWERS });
    await page.getByLabel('Produkt suchen').fill('valdumea slip plus');
    await page.getByLabel('Produkt suchen').press('Enter');
    await expect(page.getByRole('table').first()).toBeVisible();
    await layOutAll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Produktinformation: Valdumea Slip Plus' }).click();
    await page.getByRole('tab', { name: 'Anwendung im Liegen' }).click();
    await expectAccessible(page, '.product');
    await page.keyboard.press('Escape');
    await page.getByLabel('Produkt suchen').fill('gibt es nicht');
    await expect(page.getByText(/^Dazu passt kein Produkt\./)).toBeVisible();
    await expectAccessible(page);
    // What was scanned is said, and asked about where it is in the cart already.
    await scan(page, '-98108924');
    await expect(page.locator('.find-notice')).toContainText('hinzugefügt');
    await scan(page, '-98108924');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '.product');
  });
});

test('axe finds nothing on the calculator: calculation, hints, search, a recommendation to add, an insurer missing, only desired care, and the comparison', async ({
  page,
}) => {
  await test.step('all unfolded, and an insurer missing', async () => {
    const odd = [
      line('a', PRODUCTS.slip, 'M', { needsToSelectSize: true, dailyNeed: 9 }),
      line('b', PRODUCTS.pads, '75x90'),
      line('c', '99999', 'M'),
    ];
    const cart = [CART[0], [{ lines: odd }, ...(CART[1] ?? [])], [EMPTY]];
    await openCart(page, { answers: { ...ANSWERS, wechseln: 'We2' }, cart }, 'leitung');
    await area(page, WISH).click();
    for (const name of ['Berechnung', 'Deckung', 'Anamnese', 'Hinweise'])
      await page.getByRole('button', { name: `${name} einblenden` }).click();
    await expectAccessible(page);
    await page.getByLabel('Produkt suchen').pressSequentially('tavenor slip');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Empfehlung', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await storeDraft(page, { cart });
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('only desired care, and the comparison', async () => {
    await openCart(page, { answers: ANSWERS, cart: [[EMPTY], CART[1], [EMPTY]] });
    await expect(page.getByText('Noch fehlt ein Angebot ohne Mehrkosten.')).toBeVisible();
    await expectAccessible(page);
    const bought = [{ lines: [line('g', PRODUCTS.gloves, 'M'), line('p', PRODUCTS.pads, '85x90')] }];
    await storeDraft(page, { answers: ANSWERS, cart: [CART[0], CART[1], bought], chosenProposal: ['c'] });
    await page.getByRole('button', { name: 'Vorschläge vergleichen' }).click();
    await expect(page.getByRole('region', { name: 'Im Freiverkauf dazu' })).toBeVisible();
    await expectAccessible(page);
  });
});

test("axe finds nothing on what is to be reviewed again, and the patient's view", async ({ page }) => {
  await test.step('changed answers, an age that does not fit, Diskret', async () => {
    const gloves = { lines: [line('a', PRODUCTS.slip, 'M'), line('g', PRODUCTS.gloves, 'M')] };
    await openCart(page, { answers: { ...PATIENT, groesse: 'L' }, cart: [[gloves], [EMPTY], [EMPTY]] });
    await expect(page.getByRole('region', { name: /^Bitte prüfen/ })).toBeVisible();
    await page.keyboard.press('F2');
    await expect(page.getByRole('button', { name: 'Diskret' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await storeDraft(page, { answers: { ...PATIENT, birthdate: '2018-01-31', year: '2018' }, cart: CART });
    await expect(page.getByText('Stimmt das Geburtsdatum?')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('three proposals, from the right, asked for the way back', async () => {
    const view = page.locator('.patient-view');
    await openCart(page, { answers: PATIENT, cart: CART, chosenProposal: ['c'] });
    await page.getByRole('button', { name: 'Der Person zeigen' }).click();
    await expect(view.getByRole('article')).toHaveCount(3);
    await expectAccessible(page);
    await view.getByRole('button', { name: 'العربية' }).click();
    await expect(view).toHaveAttribute('dir', 'rtl');
    await expectAccessible(page);
    await view.getByRole('button', { name: 'Zurück zur Beratung' }).click();
    await expect(page.getByRole('dialog', { name: 'Zurück zur Beratung?' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('axe finds nothing on the summary, skin care and care aids, and the end', async ({ page }) => {
  await test.step('folded, edited with an answer missing, asked on the way out', async () => {
    const gloves = line('x', PRODUCTS.gloves, 'M', { needsToSelectSize: true });
    const cart = [CART[0], CART[1], [{ lines: [gloves] }]];
    await openScreen(page, '/offer', { answers: { ...PATIENT, grad: 'G3', antrag: 'PA2' }, cart });
    await expect(page.getByRole('region', { name: 'Dokumente', exact: true })).toBeVisible();
    await expectAccessible(page);
    await storeDraft(page, { answers: { ...PATIENT, trink: undefined }, cart: CART });
    for (const name of ['Beratung', 'Persönliche Daten', 'Anamnese', 'Zusätzliche Informationen'])
      await page
        .getByRole('region', { name, exact: true })
        .getByRole('button', { name: 'Bearbeiten' })
        .click();
    await page.getByLabel('Vorname', { exact: true }).fill('Gerda');
    await page.getByRole('button', { name: 'Speichern : Anamnese' }).click();
    await expect(page.getByRole('alert', { name: 'Bitte ergänzen Sie noch:' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Startseite', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Änderungen speichern?' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the notice, all products, and the end', async () => {
    const answers = { ...PATIENT, grad: 'G3', antrag: 'PA2', important: ['I4'] };
    await openWithDraft(page, '/selling', { answers, cart: CART });
    const notice = page.getByRole('dialog', { name: 'Pflegegrad 2' });
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('button', { name: /^\d+ weitere Produkte zeigen$/ }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Beratung abschließen' }).click();
    await page.getByRole('button', { name: 'Trotzdem abschließen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank' })).toBeVisible();
    await expectAccessible(page);
  });
});
