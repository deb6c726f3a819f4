import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { openDocument, openScreen, savedPdf } from '../support/documents.ts';
import { expectToFit } from '../support/fit.ts';
import { storedDraft, storedNames } from '../support/stored-draft.ts';
import { expect, signIn, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const logout = (page: Page) => page.getByRole('button', { name: 'Abmelden', exact: true });
const LOGOUT = 'Abmelden und die Beratung löschen?';
const FINISH = 'Beratung ohne Dokument abschließen?';
const BEGIN_NEW = 'Neue Beratung beginnen und diese löschen?';
const HOME = 'Sollen die bisherigen Daten der versicherten Person gelöscht werden?';
const LOST = ['Angaben zu Hannelore Wiesenthal: 13 Antworten', 'Berechnete Versorgung: 4 Produkte'];
const MORE = [LOST[0] ?? '', 'Berechnete Versorgung: 5 Produkte'];

/** Whether a button stands out as the one to press. */
const prominent = /button-primary/;

// @spec consultation-final-4
// @spec consultation-frame-1
test('logging out names what would be lost, unsaved changes too, and staying is the prominent answer', async ({
  page,
}) => {
  await test.step('staying is the prominent answer', async () => {
    await openScreen(page, '/cart');
    await logout(page).click();
    const question = dialog(page, LOGOUT);
    await expect(question.getByRole('listitem')).toHaveText(LOST);
    const stay = question.getByRole('button', { name: 'Angemeldet bleiben' });
    await expect(stay).toBeFocused();
    await expect(stay).toHaveClass(prominent);
    // A second Enter loses nothing.
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: /^Versorgung berechnen/ })).toBeVisible();
    expect(await storedNames(page)).toHaveLength(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await logout(page).click();
    await question.getByRole('button', { name: 'Trotzdem abmelden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    expect(await storedNames(page)).toEqual([]);
  });
  await test.step('a change on the summary that is not saved', async () => {
    await openScreen(page, '/offer', { secured: ['answers', 'care'] });
    await page
      .getByRole('region', { name: 'Persönliche Daten', exact: true })
      .getByRole('button', { name: 'Bearbeiten' })
      .click();
    await page.getByLabel('Vorname', { exact: true }).fill('Gerda');
    await logout(page).click();
    await expect(dialog(page, LOGOUT).getByRole('listitem')).toHaveText([
      'Nicht gespeicherte Änderungen: Persönliche Daten',
    ]);
    await dialog(page, LOGOUT).getByRole('button', { name: 'Trotzdem abmelden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  });
});

// @spec consultation-final-4
// @spec consultation-final-2
test('ending asks once, and starting again after it only if something has changed', async ({ page }) => {
  await test.step('something is changed after the end', async () => {
    await openScreen(page, '/selling');
    const finish = page.getByRole('link', { name: 'Beratung abschließen' });
    await finish.click();
    const question = dialog(page, FINISH);
    await expect(question.getByRole('listitem')).toHaveText(LOST);
    await page.keyboard.press('Escape');
    await expect(finish).toBeFocused();
    await finish.click();
    await question.getByRole('button', { name: 'Zur Zusammenfassung' }).click();
    await expect(page).toHaveURL(/\/offer$/);
    await page.goBack();
    await finish.click();
    await question.getByRole('button', { name: 'Trotzdem abschließen' }).click();

    // Something is changed after the end was confirmed.
    const ending = page.getByRole('region', { name: 'Was aus dieser Beratung bleibt' });
    await expect(ending.getByRole('listitem').filter({ hasText: LOST[0] ?? '' })).toBeVisible();
    await page.getByRole('link', { name: 'zurück' }).click();
    await page
      .getByRole('button', { name: /^Zum Rechner hinzufügen/ })
      .first()
      .click();
    await page.goto('/final');
    const beginNew = page.getByRole('button', { name: 'Neue Beratung beginnen' });
    await beginNew.click();
    await expect(dialog(page, BEGIN_NEW).getByRole('listitem')).toHaveText(MORE);
    const keep = dialog(page, BEGIN_NEW).getByRole('button', { name: 'Beratung behalten' });
    await expect(keep).toBeFocused();
    await expect(keep).toHaveClass(prominent);
    await keep.click();
    await page.getByRole('link', { name: 'Startseite', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Beratung beginnen', exact: true }).click();
    await expect(dialog(page, HOME).getByRole('listitem')).toHaveText(MORE);
    await expect(dialog(page, HOME).getByRole('button', { name: 'Nein' })).toHaveClass(prominent);
    await expect(dialog(page, HOME).getByRole('button', { name: 'Nein' })).toBeFocused();
  });
  await test.step('nothing is changed after it, also after a reload', async () => {
    await openScreen(page, '/selling');
    await page.getByRole('link', { name: 'Beratung abschließen' }).click();
    await dialog(page, FINISH).getByRole('button', { name: 'Trotzdem abschließen' }).click();
    await expect(page).toHaveURL(/\/final$/);
    await expect.poll(async () => (await storedDraft(page))?.endedUnsaved).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Neue Beratung beginnen' }).click();
    await expect(page).toHaveTitle('Startseite – Inkoberatung');
    expect(await storedNames(page)).toEqual([]);
  });
});

// @spec consultation-final-1 consultation-final-4
test('the last screen lists what was saved, and nobody is asked of it until something is changed', async ({
  page,
}) => {
  await openScreen(page, '/offer');
  await openDocument(page, 'Dokumentation');
  await savedPdf(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'weiter', exact: true }).click();
  await page.getByRole('link', { name: 'Beratung abschließen' }).click();
  const ending = page.getByRole('region', { name: 'Was aus dieser Beratung bleibt' });
  await expect(ending.getByRole('heading', { level: 3 })).toHaveText(['Gesichert', 'Wo liegt was?']);
  await expect(ending.getByRole('listitem').first()).toHaveText(/^Dokumentation, \d\d:\d\d$/);
  await expect(ending).toContainText('Gesicherte Dateien bleiben auf diesem Computer.');
  await expect(ending).not.toContainText('auf dem Server');
  await expectToFit(page, 'final-saved');
  await expectAccessible(page);

  await expect(page).toHaveURL(/\/final$/);
  // What was saved counts over a reload.
  await page.reload();
  await page.getByRole('link', { name: 'Startseite', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Beratung beginnen', exact: true }).click();
  await expect(dialog(page, HOME)).toBeVisible();
  await expect(dialog(page, HOME).getByRole('listitem')).toHaveCount(0);
  await dialog(page, HOME).getByRole('button', { name: 'Nein' }).click();
  await page.getByRole('radio', { name: 'Stuhlinkontinenz', exact: true }).check();
  await logout(page).click();
  await expect(dialog(page, LOGOUT).getByRole('listitem')).toHaveText([
    /^Angaben zu Hannelore/,
    LOST[1] ?? '',
  ]);
  await page.keyboard.press('Escape');
});

// @spec consultation-wizard-5
test("the adviser's name stands on step 0 from the start, can be changed, and is nothing to lose", async ({
  page,
}) => {
  await signIn(page, 'beratung');
  await page.goto('/wizard/0');
  const member = page.getByLabel('Beraterin oder Berater');
  const name = (await page.locator('.account-name').first().textContent()) ?? '';
  await expect(member).toHaveValue(name);
  expect(await storedNames(page)).toEqual([]);
  await member.fill('');
  await expect.poll(() => storedNames(page)).toHaveLength(1);
  await page.reload();
  await expect(member).toHaveValue('');
  await member.fill('Aushilfe Nord');
  await page.getByRole('link', { name: 'Startseite', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Beratung beginnen', exact: true }).click();
  await expect(page).toHaveURL(/\/wizard\/0$/);
  await expect(member).toHaveValue('Aushilfe Nord');
  await logout(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});
