import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { CART, costs, figure, openCart } from '../support/cart.ts';
import { PATIENT } from '../support/documents.ts';
import { expectToFit } from '../support/fit.ts';
import { openWithDraft, storeDraft, storedDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const SLIPPED = { ...PATIENT, birthdate: '2018-01-31', year: '2018' };
const QUESTION = /^Geboren 2018: \d+ Jahre\. Angegeben ist „Frau“\. Stimmt das Geburtsdatum\?/;
/** Buttons that make a document, or show figures. */
const WAYS = /ansehen|sichern|drucken|senden|ausfüllen|generieren|drehen|berechnen/i;
const question = (page: Page) => page.getByText(QUESTION);

test('a birth date that does not go with the person is asked about once, before any figure or document, on the card that caused it', async ({
  page,
}) => {
  await test.step('before any figure or document', async () => {
    await openCart(page, { answers: SLIPPED, cart: CART });
    await expect(question(page)).toBeVisible();
    await expect(costs(page)).toHaveCount(0);
    await expectAccessible(page);
    for (const path of ['/recommendations', '/selling', '/offer']) {
      await page.goto(path);
      await expect(question(page)).toBeVisible();
      // Neither an amount, nor the rate in the bar, nor a way to a document or to the patient's view.
      await expect(page.locator('body')).not.toContainText('€');
      await expect(page.getByRole('button', { name: WAYS })).toHaveCount(0);
    }
    await expectToFit(page, 'birth-year-offer');
    await page.getByRole('button', { name: 'Stimmt so' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('€');
    await expect
      .poll(async () => (await storedDraft(page))?.ageConfirmed)
      .toEqual({ birthdate: '2018-01-31', gender: 'F', limit: 18 });
    await page.goto('/cart');
    await expect(figure(costs(page), 'Sie zahlen im Monat')).toHaveText(/€/);
    await expect(question(page)).toHaveCount(0);
  });
  await test.step('on the card that caused it, and without the date where Diskret is on', async () => {
    await openWithDraft(page, '/wizard/1', { answers: { ...SLIPPED, gender: 'K' } });
    const card = page.locator('.question-block').filter({ has: page.getByRole('radio', { name: 'Frau' }) });
    await expect(question(page)).toHaveCount(0);
    await card.getByRole('radio', { name: 'Frau' }).check();
    await expect(card.getByText(QUESTION)).toBeInViewport();
    await expectToFit(page, 'birth-year-gender');

    await storeDraft(page, { answers: { ...PATIENT, gender: 'K' }, cart: CART });
    await page.goto('/cart');
    await expect(page.getByText('Geboren 1950:')).toContainText('Angegeben ist „Kind“.');
    await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click();
    const date = page.getByRole('group', { name: /Geburtsdatum/ });
    await expect(date.getByLabel('Tag')).toBeFocused();

    await storeDraft(page, { answers: SLIPPED, cart: CART, discreet: true });
    await page.goto('/offer');
    await expect(page.getByText('Geburtsdatum und Angabe zur Person passen nicht zusammen.')).toBeVisible();
    await expect(page.locator('body')).not.toContainText('2018');
  });
});
