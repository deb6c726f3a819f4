import { expectAccessible } from '../support/accessible.ts';
import { addUser } from '../support/add-user.ts';
import { ANSWERS, area, CART, costs, line, openCart, PRODUCTS, WISH } from '../support/cart.ts';
import { expect, test } from '../support/test.ts';

// @spec consultation-calculator-2 consultation-9-5 consultation-calculator-10
test('says first what is to be paid in a month, below what it is made of, and explains it where asked', async ({
  page,
}) => {
  const free = [{ lines: [line('e', PRODUCTS.pullUp, 'M'), line('f', PRODUCTS.gloves, 'M')] }];
  await openCart(page, { answers: ANSWERS, cart: [CART[0], CART[1], free] });
  const read = async () => {
    const names = await costs(page).getByRole('term').allInnerTexts();
    const amounts = await costs(page).getByRole('definition').allInnerTexts();
    return names.map((name, index) => `${name}: ${amounts[index]?.replaceAll('\u00a0', ' ')}`);
  };
  await expect(costs(page)).toContainText('Sie zahlen im Monat');
  expect(await read()).toEqual([
    'Sie zahlen im Monat: 2,12 €',
    'Mehrkosten: 0,00 €',
    'Gesetzliche Zuzahlung: 2,12 €',
    'Gesamtpreis im Monat: 30,47 €',
    'Pauschale der Krankenkasse (brutto): 21,24 €',
  ]);
  await expect(costs(page)).toContainText('Mit der Pauschale abgegolten: keine Mehrkosten.');
  await area(page, WISH).click();
  await expect(costs(page).getByRole('status')).toHaveText(
    'Sie zahlen im Monat: 80,68\u00a0€, Mehrkosten 78,56\u00a0€',
  );
  expect(await read()).toEqual([
    'Sie zahlen im Monat: 80,68 €',
    'Mehrkosten: 78,56 €',
    'Gesetzliche Zuzahlung: 2,12 €',
    'Gesamtpreis im Monat: 99,80 €',
    'Pauschale der Krankenkasse (brutto): 21,24 €',
  ]);
  await expect(costs(page)).toContainText('Die Mehrkosten trägt die versicherte Person.');

  // A purchase has a price, and what is not worn neither wearing time nor need.
  await area(page, /Freiverkauf/).click();
  await expect(page.getByRole('tab', { name: /^Vorschlag 1 Preis / })).toBeVisible();
  const [paid, price, ...others] = await read();
  expect([paid?.replace('Sie zahlen im Monat', 'Preis'), others]).toEqual([price, []]);
  await expect(costs(page).getByRole('status')).toHaveText(/^Sie zahlen im Monat: .*, Preis /);
  await expect(costs(page)).toContainText('Den Preis zahlt die versicherte Person.');
  const gloves = page.getByRole('article').nth(1);
  await expect(gloves.getByLabel('Packungen im Monat')).toBeVisible();
  await expect(gloves.getByLabel('Bedarf am Tag')).toHaveCount(0);
  await expect(gloves.getByRole('group', { name: 'Tragezeit' })).toHaveCount(0);
  await expect(page.getByRole('article').nth(0).getByLabel('Bedarf am Tag')).toBeVisible();
  await page.getByRole('button', { name: 'Vorschlag hinzufügen' }).click();
  await expect(page.getByText('In diesem Vorschlag ist noch kein Produkt.')).toBeVisible();
  await expect(costs(page)).not.toContainText('Sie zahlen im Monat');
});

// @spec consultation-8-4 consultation-calculator-6
// @spec consultation-5-3
test('a calculation and an offer ask for the insurer first, and say what a user needs who may not advise', async ({
  page,
  server,
}) => {
  await test.step('the insurer comes before any figure', async () => {
    await openCart(page, { cart: CART });
    const dialog = page.getByRole('dialog', {
      name: 'Eine Berechnung kann nicht sinnvoll durchgeführt werden.',
    });
    await expect(dialog).toContainText(
      'Es fehlen noch entscheidende Angaben zur versicherten Person und ihrer Krankenkasse.',
    );
    await expect(page.getByText('€', { exact: false })).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Es fehlen noch entscheidende Angaben');
    await expect(page.getByText('€', { exact: false })).toHaveCount(0);
    await page.reload();
    await dialog.getByRole('link', { name: 'Zur Beratung' }).click();
    await expect(page.getByRole('combobox', { name: /Krankenkasse/ })).toBeFocused();
    await page.goto('/offer');
    await expect(page.getByRole('alert').getByRole('heading')).toHaveText(
      'Ohne ausgewählte Krankenkasse kann kein vernünftiges Angebot erstellt werden',
    );
    await expect(page.getByRole('region')).toHaveCount(0);
  });
  await test.step('a user who may calculate but not advise', async () => {
    await openCart(page, { answers: ANSWERS, cart: CART }, 'kalkulation');
    await expect(page.getByRole('button', { name: 'Empfehlung', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Produktkatalog' })).toBeVisible();
    await page.getByRole('link', { name: 'zurück' }).click();
    await expect(page).toHaveURL(/\/wizard\/0$/);

    addUser(server, 'nurrechner', 'versorg_aufr');
    await openCart(page, { answers: ANSWERS, cart: CART }, 'nurrechner');
    await expect(page.getByText('Hinzufügen eines Produktes aus')).toBeVisible();
    await expect(
      page.getByText('Dafür brauchen Sie das Recht auf die Beratung oder auf den Produktkatalog.'),
    ).toBeVisible();
  });
});
