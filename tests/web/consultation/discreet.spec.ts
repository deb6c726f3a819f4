import type { Page } from '@playwright/test';
import { ANSWERS, CART } from '../support/cart.ts';
import { expectToFit } from '../support/fit.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

const PERSON = {
  ...ANSWERS,
  givenname: 'Erna',
  lastname: 'Probst',
  birthdate: '1948-03-05',
  email: 'erna.probst@example.org',
};
/** Whatever of it can be read, somebody looking on can read. */
const PRIVATE = /Erna|Probst|05\.03\.1948|\(7\d Jahre\)|Urininkontinenz/;

const button = (page: Page) => page.getByRole('button', { name: 'Diskret' });
const bar = (page: Page) => page.getByRole('region', { name: 'Angaben zur Person' });

test('Diskret covers name, birth date and diagnosis by one touch, but not on paper, says so, and uncovers them', async ({
  page,
}) => {
  await openWithDraft(page, '/cart', { answers: PERSON, cart: CART });
  await expect(bar(page)).toContainText('Probst');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Diskret ist an: Name, Geburtsdatum und Diagnose sind verdeckt.' }),
  ).toHaveCount(1);
  await expect(bar(page).getByRole('definition').nth(0)).toHaveText('P.', { useInnerText: true });
  await expect(bar(page).getByRole('definition').nth(1)).toHaveText('E.', { useInnerText: true });
  await expect(bar(page).getByRole('definition').nth(2)).toHaveText('verdeckt', { useInnerText: true });
  await page.getByRole('button', { name: 'Anamnese einblenden' }).click();
  await expect(page.getByRole('region', { name: 'Anamnese' })).toContainText('verdeckt');
  await expectNothingPrivate(page);
  await expectToFit(page, 'discreet-cart');
  // What is printed stays as it is.
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page).getByRole('definition').nth(0)).toHaveText('Probst', { useInnerText: true });
  await expect(bar(page).getByRole('definition').nth(2)).toContainText('05.03.1948', {
    useInnerText: true,
  });
  await page.emulateMedia({ media: 'screen' });
  await button(page).click();
  await expect(bar(page).getByRole('definition').nth(0)).toHaveText('Probst', { useInnerText: true });
});

test('Diskret is switched by one key, outlives a reload, covers each screen but no answer that is shown or typed, and ends with the draft', async ({
  page,
}) => {
  await test.step('by one key, on each screen', async () => {
    await openWithDraft(page, '/offer', { answers: PERSON, cart: CART });
    await expect(page.getByRole('main')).toContainText('Probst');
    await pressKey(page);
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expectNothingPrivate(page);
    await page.reload();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    for (const path of [
      '/',
      '/wizard/0',
      '/wizard/1',
      '/wizard/2',
      '/recommendations',
      '/products',
      '/selling',
    ]) {
      await page.goto(path);
      await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expectNothingPrivate(page);
    }
    await pressKey(page);
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('an answer that is asked for, or being typed', async () => {
    await openWithDraft(page, '/wizard/1', { answers: { ...PERSON, givenname: '' } });
    await pressKey(page);
    await page.getByRole('textbox', { name: 'Vorname' }).pressSequentially('Ida');
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Ida');
    await page.getByRole('button', { name: 'verdeckt, zeigen: Nachname' }).click();
    await expect(page.getByRole('textbox', { name: 'Nachname' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Probst');

    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Beratung beginnen' }).click();
    const question = page.getByRole('dialog');
    await expect(question).not.toContainText('Probst');
    await question.getByRole('button', { name: 'Ja' }).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

/** Unheard before the draft has been read. */
async function pressKey(page: Page): Promise<void> {
  await expect(button(page)).toBeEnabled();
  await page.keyboard.press('F2');
}

/** Neither in what is seen, nor in the values of the fields. */
async function expectNothingPrivate(page: Page): Promise<void> {
  const seen = () =>
    page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
      return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
    });
  await expect.poll(seen).not.toMatch(PRIVATE);
}
