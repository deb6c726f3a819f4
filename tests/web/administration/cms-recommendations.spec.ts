import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { ANSWERS } from '../support/cart.ts';
import { PATIENT } from '../support/documents.ts';
import { change } from '../support/session.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const KEY = 'F_I1_T2_H2_V2_X2';
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** A person whose answers have that key, in a window of an adviser. */
async function consult(page: Page, path: string, answers: object = ANSWERS): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const adviser = await context?.newPage();
  if (adviser === undefined) throw new Error('There is no window.');
  await openWithDraft(adviser, path, { answers });
  return adviser;
}

/** Of a page below a dialogue: the list, which has a look of its own. */
const BELOW = '.data-scroll';

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

// @spec access-2-48
test('what is recommended to a key is found, put in order, saved and recommended', async ({
  page,
  server,
}) => {
  // A product that the catalogue has lost.
  change(server, `update product_size set artikelnummer = '1' where artikelnummer = '9121041'`);
  await signIn(page, 'admin');
  await page.goto('/cms/7');
  await expect(page.getByText(/384 von 384 Schlüsseln/)).toBeVisible();
  await expect(page.getByText(/Eine genannte Artikelnummer fehlt im Katalog/)).toBeVisible();
  await expect(page.getByText('576 Einträge')).toBeVisible();
  await expect(row(page, 'M_I1_T1_H1_V1_X1')).toContainText('9121041 fehlt im Katalog');
  await expect(row(page, 'M_I1_T1_H1_V1_X1')).toContainText('Mann · Urininkontinenz');
  await page.getByRole('link', { name: 'Schlüssel mit fehlenden Artikelnummern' }).click();
  await expect(page.getByText('576 Einträge')).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText('fehlt im Katalog');

  await page.goto('/cms/7');
  await page.getByRole('searchbox', { name: 'Suche' }).fill(KEY.toLowerCase());
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(page, KEY).click();
  const dialog = page.getByRole('dialog', { name: `Empfehlung ${KEY}` });
  await expect(dialog).toContainText('Frau · Urininkontinenz · Nein, nicht selbständig');
  const search = dialog.getByRole('searchbox', { name: 'Produkt hinzufügen' });
  await search.fill('junior');
  const found = dialog.getByRole('list', { name: 'Gefundene Produkte' }).getByRole('button');
  await expect(found.first()).toContainText('Junior');
  await expectAccessible(page, BELOW);
  // By keyboard alone: added, moved to the first place, saved.
  const name = ((await found.first().textContent()) ?? '').replace(/ \d+ hinzufügen$/, '');
  await found.first().focus();
  await page.keyboard.press('Enter');
  const chosen = dialog.getByRole('group', { name: 'Empfohlene Produkte' }).getByRole('listitem');
  await expect(chosen.last()).toContainText(name);
  const count = await chosen.count();
  const up = button(chosen.filter({ hasText: name }), new RegExp(`^Nach oben: ${name}`));
  await up.focus();
  for (let place = count; place > 1; place -= 1) await page.keyboard.press('Enter');
  await expect(chosen.first()).toContainText(name);
  await expect(dialog).toContainText('Noch nicht gespeichert.');
  for (let more = count; more > 1; more -= 1) await button(chosen.last(), /^Entfernen/).click();
  await button(chosen.last(), /^Entfernen/).click();
  await button(dialog, 'Speichern').click();
  await expect(dialog).toContainText('Bitte nehmen Sie mindestens ein Produkt auf.');
  await search.fill(name);
  await found.filter({ hasText: name }).first().click();
  await button(dialog, 'Speichern').click();
  await expect(page.getByText(`Gespeichert: ${KEY}.`)).toBeVisible();
  await expect(row(page, KEY)).toContainText(name);
  await expect(row(page, KEY).getByRole('listitem')).toHaveCount(1);

  const adviser = await consult(page, '/recommendations');
  await expect(adviser.getByRole('checkbox')).toHaveCount(1);
  await expect(adviser.getByText(name).first()).toBeVisible();
});

// @spec access-2-50
test('a hint and a question are changed, and an open consultation shows them', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cms/7/hinweise');
  const adviser = await consult(page, '/wizard/2', PATIENT);
  await expect(adviser.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Suche' }).fill('verlust.V2');
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Mittel');
  const answer = button(page, /^Mittel, zur Frage/);
  await answer.focus();
  await page.keyboard.press('Enter');
  const hint = page.getByRole('dialog', { name: 'Hinweis zu „Mittel“' });
  await expect(hint).toContainText('mit „Mittel“ beantwortet ist');
  await hint.getByRole('textbox', { name: 'Hinweis' }).fill('Denken Sie an Wechselwäsche.');
  await expect(hint).toContainText('Geliefert: kein Text');
  await expectAccessible(page, BELOW);
  await button(hint, 'Speichern').click();
  await expect(page.getByText('Gespeichert: Hinweis zu „Mittel“.')).toBeVisible();
  await expect(row(page, 'Denken Sie an Wechselwäsche.')).toContainText('geändert');

  await page.getByRole('link', { name: 'Fragebogen', exact: true }).click();
  await expect(page).toHaveURL(/\/cms\/7\/fragebogen$/);
  await expectAccessible(page);
  const asked = page.getByRole('listitem').filter({ has: page.getByText('verlust', { exact: true }) });
  await button(asked, /^Bearbeiten/).click();
  const question = page.getByRole('dialog', { name: 'Frage „Wie viel geht auf einmal verloren?“' });
  const lastAnswer = question.getByRole('textbox', { name: /^Antwort/ }).last();
  await lastAnswer.fill('');
  await button(question, 'Speichern').click();
  // Of the three fields of that name it says which one.
  const fault = question.getByRole('link', { name: 'Antwort 3: Bitte füllen Sie das Feld „Antwort“ aus.' });
  await expect(fault).toBeVisible();
  await expectAccessible(page);
  await fault.click();
  await expect(lastAnswer).toBeFocused();
  await question.getByRole('textbox', { name: /^Frage/ }).fill('Wie viel geht verloren?');
  await question
    .getByRole('textbox', { name: /^Antwort/ })
    .first()
    .fill('Wenige Tropfen');
  await lastAnswer.fill('Sehr viel');
  // One text is the program's again.
  await button(question, 'Zurücksetzen').last().click();
  await expect(lastAnswer).toHaveValue('Groß');
  await button(question, 'Speichern').click();
  await expect(page.getByText('Gespeichert: „verlust“.')).toBeVisible();
  await expect(asked).toContainText('geändert');
  await expect(asked).toContainText('Wenige Tropfen');

  await expect(adviser.getByText('Wie viel geht verloren?')).toBeVisible({ timeout: 30_000 });
  await expect(adviser.getByRole('radio', { name: 'Wenige Tropfen' })).toBeVisible();
  await expect(adviser.getByRole('radio', { name: 'Mittel' })).toBeChecked();
  await adviser.goto('/recommendations');
  await adviser.getByText('Weitere Hinweise').click();
  await expect(adviser.getByText('Denken Sie an Wechselwäsche.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'JSON herunterladen' }).click(),
  ]);
  const questions = JSON.parse(readFileSync(await download.path(), 'utf8')) as { id: string }[];
  expect(questions.find(({ id }) => id === 'verlust')).toMatchObject({
    questiontext: 'Wie viel geht verloren?',
    dependence: null,
  });
});

// @spec access-2-51
test('a dry run shows what a set of answers leads to, and sends none of them', async ({ page, server }) => {
  change(
    server,
    `update recommendation set artikelnummern = '["710021","4711"]' where "key" = 'F_I3_T1_H1_V1_X1'`,
  );
  await signIn(page, 'admin');
  await page.goto('/cms/7/probe');
  const result = page.getByRole('region', { name: 'Ergebnis' });
  await expect(result).toContainText('Für eine Empfehlung fehlen noch 6 Antworten.');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  for (const [question, code] of [
    ['gender', 'F'],
    ['inkontinenz', 'I3'],
    ['toilette', 'T1'],
    ['versorgung', 'H1'],
    ['verlust', 'V1'],
    ['trink', 'X1'],
  ])
    await page.locator(`#trial-${question} input[value="${code}"]`).check();
  await expect(result).toContainText('F_I3_T1_H1_V1_X1');
  await expect(result).toContainText('Ein Produkt wird empfohlen.');
  await expect(result).toContainText('4711 fehlt im Katalog');
  await expect(result).toContainText('Urin und Stuhl zusammen belasten die Haut besonders.');
  await page.locator('#trial-medikamente input[value="M2"]').check();
  await expect(result).toContainText('Entwässernde Medikamente erhöhen');
  await expectAccessible(page);
  await page.locator('#trial-medikamente input[value="M1"]').check();
  await expect(result).not.toContainText('Entwässernde Medikamente erhöhen');
  // A script's name ends in a hash, which may happen to hold such letters.
  const sentData = sent.filter((each) => !/\/assets\/[\w-]+\.(js|css) $/.test(each));
  expect(sentData.filter((each) => /I3_T1|M2|=I3/.test(each))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('I3');
  await button(page, 'Antworten leeren').click();
  await expect(result).toContainText('fehlen noch 6 Antworten');
});
