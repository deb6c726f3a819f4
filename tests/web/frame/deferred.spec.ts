import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectToFit } from '../support/fit.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

const PERSON = {
  krankenkasse: 'Musterkasse Mitte',
  birthdate: '1950-01-31',
  inkontinenz: 'I1',
  groesse: 'L',
};

const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' });

test.describe('a part that is asked for and does not load', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('says so as a dialogue or in its place in one, and comes at the next try', async ({ page }) => {
    await test.step('as a dialogue', async () => {
      const part = /\/assets\/film-dialog-.*\.js$/;
      await page.route(part, (route) => route.abort());
      await page.goto('/welcome');
      const opener = page.getByRole('button', { name: /^Film ansehen/ });
      await opener.click();
      const failed = page.getByRole('dialog', { name: 'Das Fenster konnte nicht geladen werden' });
      await expect(failed.getByRole('alert')).toContainText('Bitte prüfen Sie die Verbindung');
      await expectAccessible(page);
      await retry(page).click();
      await expect(failed.getByRole('alert')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(failed).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(failed.getByRole('alert')).toBeVisible();
      await page.unroute(part);
      await retry(page).click();
      await expect(page.getByRole('dialog', { name: 'Eine Beratung in einer Minute' })).toBeVisible();
      await expect(failed).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    });
    await test.step('in a dialogue', async () => {
      const part = /\/assets\/product-info-.*\.js$/;
      await page.route(part, (route) => route.abort());
      await openWithDraft(page, '/products', { answers: PERSON });
      await page
        .getByRole('button', { name: /^Produktinformation/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText('konnte nicht geladen werden');
      await expectToFit(page, 'deferred-part');
      await page.unroute(part);
      await retry(page).click();
      await expect(dialog.getByRole('tab').first()).toBeVisible();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
    });
  });
});
