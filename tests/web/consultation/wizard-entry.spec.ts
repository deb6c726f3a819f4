import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const part = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** What a person pastes, whatever the clipboard of this machine holds. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', value);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, value);
  }, text);
}

const parts = async (page: Page) =>
  Promise.all(['Tag', 'Monat', 'Jahr'].map((name) => part(page, name).inputValue()));

// @spec consultation-5-2
test('a birth date is typed in one go over what stands there, and pasted whole into any of its fields', async ({
  page,
}) => {
  await signIn(page, 'beratung');
  await page.goto('/wizard/0');
  const age = page.getByRole('group', { name: /Geburtsdatum/ }).getByRole('status');
  await part(page, 'Tag').click();
  await page.keyboard.type('05031948');
  expect(await parts(page)).toEqual(['05', '03', '1948']);
  await expect(part(page, 'Jahr')).toBeFocused();
  await expect(age).toHaveText(/^\d\d Jahre$/);
  // A click marks what stands there, so that typing replaces it.
  await part(page, 'Tag').click();
  await page.keyboard.type('07041950');
  expect(await parts(page)).toEqual(['07', '04', '1950']);
  await part(page, 'Tag').click();
  await page.keyboard.type('5.3.48');
  expect(await parts(page)).toEqual(['5', '3', '48']);
  await expect(age).toHaveText('');
  await page.getByRole('radio', { name: 'Urininkontinenz' }).focus();
  expect(await parts(page)).toEqual(['5', '3', '1948']);
  await expect(age).toHaveText(/^\d\d Jahre$/);
  // Backspace goes back through the parts.
  await part(page, 'Monat').fill('');
  await page.keyboard.press('Backspace');
  await expect(part(page, 'Tag')).toBeFocused();

  const birthdate = page.getByRole('region', { name: 'Angaben zur Person' }).getByRole('definition').nth(2);
  await paste(part(page, 'Tag'), '05.03.1948');
  await expect(part(page, 'Tag')).toHaveValue('05');
  await expect(part(page, 'Monat')).toHaveValue('03');
  await expect(part(page, 'Jahr')).toHaveValue('1948');
  await expect(birthdate).toHaveText(/^05\.03\.1948 \(\d+ Jahre\)$/);
  await paste(part(page, 'Jahr'), ' 7. 4. 1950\n');
  await expect(birthdate).toHaveText(/^07\.04\.1950 \(\d+ Jahre\)$/);
});
