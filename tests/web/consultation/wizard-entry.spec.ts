import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { fillIn, NEW_PASSWORD, newcomer, send } from '../support/registration.ts';
import type { RunningServer } from '../support/server.ts';
import { openWithDraft, storedText } from '../support/stored-draft.ts';
import { expect, login, signIn, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const KNOWN = { experience: 'E1', experience_product: 'Absorvia Form Extra' };
const part = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const product = (page: Page) => page.getByRole('combobox', { name: /Welches Produkt wird bisher verwendet/ });

/** Puts a text in as dictation and other scripts do: past the limit that the browser sets to typing. */
async function dictate(field: Locator, text: string): Promise<void> {
  await field.evaluate((element: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

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

// @spec consultation-3-1
test('a text too long for an answer is kept and marked, and the draft survives a reload', async ({
  page,
}) => {
  await openWithDraft(page, '/wizard/0', { answers: KNOWN });
  for (const [step, field, kept] of [
    [0, part(page, 'Jahr'), 10],
    [1, part(page, 'Nachname'), 300],
    [2, product(page), 300],
  ] as const) {
    await page.goto(`/wizard/${step}`);
    await expect(field).toBeVisible();
    const before = await storedText(page);
    await dictate(field, 'Ä'.repeat(300));
    await expect(field).toHaveValue('Ä'.repeat(kept));
    await expect.poll(() => storedText(page)).not.toBe(before);
    await page.reload();
    await expect(field).toHaveValue('Ä'.repeat(kept));
  }
  await expect(page.getByText('beiseitegelegt')).toHaveCount(0);
});

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
  await page.keyboard.type('1');
  expect(await parts(page)).toEqual(['07', '04', '19501']);
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
  await part(page, 'Tag').fill('');
  await paste(part(page, 'Tag'), '12');
  await expect(birthdate).toHaveText(/^12\.04\.1950 \(\d+ Jahre\)$/);
  await paste(part(page, 'Monat'), '5.3.48');
  await expect(part(page, 'Jahr')).toHaveValue('1948');
});

// @spec consultation-3-4
test('a product named in one window stands in the other, and is typed on from there', async ({
  page,
  context,
}) => {
  await openWithDraft(page, '/wizard/2', { answers: KNOWN });
  await expect(product(page)).toHaveValue('Absorvia Form Extra');
  const other = await context.newPage();
  await other.goto('/wizard/2');
  await product(other).fill('Eigenmarke');
  await expect(product(page)).toHaveValue('Eigenmarke');
  await product(page).press('End');
  await product(page).pressSequentially(' 12');
  await expect(product(page)).toHaveValue('Eigenmarke 12');
  await expect(product(other)).toHaveValue('Eigenmarke 12');
});

/** Confirms the mail address of somebody who has registered, as the link in the mail does; gives the login name. */
function confirmMail({ folder }: RunningServer, mail: string): string {
  const database = new DatabaseSync(join(folder, 'test.sqlite'));
  try {
    const confirm = 'update users set mail_confirmed = 1 where mail = ? returning loginname';
    return (database.prepare(confirm).get(mail) as { loginname: string }).loginname;
  } finally {
    database.close();
  }
}

// @spec consultation-7-15 access-7-1
test('an institution that has just registered finds Krankenkassen to choose from', async ({
  page,
  server,
}) => {
  const who = newcomer();
  await fillIn(page, who);
  await send(page);
  await page.waitForURL('**/success');
  await login(page, confirmMail(server, who['E-Mail']), NEW_PASSWORD);
  await page.getByRole('button', { name: 'Einverstanden' }).click();
  await page.getByRole('button', { name: 'Beratung beginnen' }).click();
  await page.getByRole('combobox', { name: /Krankenkasse/ }).click();
  await page.getByRole('option', { name: 'Musterkasse Mitte', exact: true }).click();
  await page.getByRole('radio', { name: 'Stuhlinkontinenz', exact: true }).check();
  await paste(part(page, 'Tag'), '31.01.1950');
  const facts = page.getByRole('region', { name: 'Angaben zur Person' }).getByRole('definition');
  await expect(facts.last()).toHaveText('26,78\u00a0€');
  await page.getByRole('button', { name: 'Anamnese starten' }).click();
  await page.waitForURL('**/wizard/1');
});
