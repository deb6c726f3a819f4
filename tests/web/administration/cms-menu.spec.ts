import type { Page } from '@playwright/test';
import { CMS_TABS } from '../../../apps/web/administration/cms-tabs.ts';
import { expect, signIn, test } from '../support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menü' });
const administration = (page: Page) => menu(page).getByRole('list', { name: 'Verwaltung' });

// @spec access-2-8
test('the menu lists the pages of the administration, marks the open one, folds the consultation away, and opens from the header where there is no room', async ({
  page,
}) => {
  await test.step('beside the screen', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'admin');
    await page.goto('/');
    await expect(administration(page)).toHaveCount(0);
    await menu(page).getByRole('link', { name: 'Verwaltung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kundeninstitutionen' })).toBeFocused();
    await expect(administration(page).getByRole('link')).toHaveText([
      ...CMS_TABS.map(({ label }) => label),
      'Hilfe (PDF)',
    ]);
    const current = administration(page).locator('[aria-current="page"]');
    await expect(current).toHaveText(['Kundeninstitutionen']);
    await administration(page).getByRole('link', { name: 'Benutzerverwaltung' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Benutzerverwaltung' })).toBeFocused();
    await expect(current).toHaveText(['Benutzerverwaltung']);
    await page.getByRole('link', { name: 'Benutzer Institutionen' }).click();
    await expect(page).toHaveURL(/\/cms\/1\/institutionen$/);
    await expect(current, 'also below it').toHaveText(['Benutzerverwaltung']);
    const help = administration(page).getByRole('link', { name: 'Hilfe (PDF)' });
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('navigation', { name: 'Verwaltung' }), 'no second row').toHaveCount(0);
    await expect(help, 'all of it has room beside the screen').toBeInViewport({ ratio: 1 });
    await expect(menu(page).getByRole('link', { name: 'Neue Beratung' })).toBeInViewport({ ratio: 1 });

    // The consultation is out of the way there, and one press away.
    const consultation = menu(page).getByRole('list', { name: 'Beratung' });
    await expect(consultation.getByRole('listitem')).toHaveText(['Startseite', 'Neue Beratung']);
    const contact = menu(page).getByRole('link', { name: 'Kontaktdaten' });
    await expect(contact).toBeHidden();
    await menu(page).getByText('Einstellungen', { exact: true }).press('Enter');
    await contact.click();
    await expect(page).toHaveURL(/\/settings\/0$/);
    await expect(administration(page)).toHaveCount(0);
    await expect(consultation.getByRole('listitem')).not.toHaveCount(2);
    await expect(menu(page).getByText('Neue Beratung', { exact: true })).toBeVisible();
    await menu(page).getByRole('link', { name: 'Verwaltung' }).click();
    await expect(administration(page)).toBeVisible();
    await consultation.getByRole('link', { name: 'Startseite' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step('from the header', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/cms/8');
    await expect(administration(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menü' }).click();
    const products = administration(page).getByRole('link', { name: 'Produkte' });
    await expect(administration(page).locator('[aria-current="page"]')).toHaveText(['Übersicht']);
    await products.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeFocused();
    await expect(administration(page)).toHaveCount(0);
  });
});
