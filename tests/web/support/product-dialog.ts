import type { Locator, Page } from '@playwright/test';

/** Opens the first product of the administration's list, to be changed. */
export async function openFirstProduct(page: Page): Promise<Locator> {
  await page.goto('/cms/4');
  await page.getByRole('table').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  return dialog;
}

/** What of a product the tests about two people change. */
export const numberOf = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Artikelnummer/ }).first();
export const uvpOf = (dialog: Locator) => dialog.getByRole('textbox', { name: /^UVP/ }).first();
