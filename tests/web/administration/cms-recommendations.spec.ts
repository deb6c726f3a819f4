import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { ANSWERS } from '../support/cart.ts';
import { openDocument, PATIENT, paper } from '../support/documents.ts';
import { change } from '../support/session.ts';
import { shots } from '../support/shot.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { unfoldSummary } from '../support/summary.ts';
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
  await shots(page, 'recommendations');
  await page.getByRole('link', { name: 'Schlüssel mit fehlenden Artikelnummern' }).click();
  await expect(page.getByText('576 Einträge')).toHaveCount(0);
  await expect(page.getByRole('row').nth(1)).toContainText('fehlt im Katalog');

  await page.goto('/cms/7');
  await page.getByRole('searchbox', { name: 'Suche' }).fill(KEY.toLowerCase());
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await button(page, KEY).click();
  const dialog = page.getByRole('dialog', { name: `Empfehlung ${KEY}` });
  await expect(dialog).toContainText('Frau · Urininkontinenz · Nein, nicht selbständig');
  const search = dialog.getByRole('searchbox', { name: 'Produkt hinzufügen' });
  await search.fill('junior');
  const found = dialog.getByRole('list', { name: 'Gefundene Produkte' }).getByRole('button');
  await expect(found.first()).toContainText('Junior');
  await shots(page, 'recommendation-dialog');
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
  await shots(page, 'hints');
  await page.getByRole('searchbox', { name: 'Suche' }).fill('verlust.V2');
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Mittel');
  const answer = button(page, /^Mittel, zur Frage/);
  await answer.focus();
  await page.keyboard.press('Enter');
  const hint = page.getByRole('dialog', { name: 'Hinweis zu „Mittel“' });
  await expect(hint).toContainText('mit „Mittel“ beantwortet ist');
  await hint.getByRole('textbox', { name: 'Hinweis' }).fill('<b>Fett</b> {name}');
  await button(hint, 'Speichern').click();
  await expect(hint).toContainText('„Hinweis“ darf kein HTML enthalten.');
  await hint.getByRole('textbox', { name: 'Hinweis' }).fill('Denken Sie an Wechselwäsche.');
  await expect(hint).toContainText('Geliefert: kein Text');
  await shots(page, 'hint-dialog');
  await button(hint, 'Speichern').click();
  await expect(page.getByText('Gespeichert: Hinweis zu „Mittel“.')).toBeVisible();
  await expect(row(page, 'Denken Sie an Wechselwäsche.')).toContainText('geändert');

  await page.getByRole('link', { name: 'Fragebogen', exact: true }).click();
  const asked = page.getByRole('listitem').filter({ has: page.getByText('verlust', { exact: true }) });
  await shots(page, 'questions');
  await button(asked, /^Bearbeiten/).click();
  const question = page.getByRole('dialog', { name: 'Frage „Wie viel geht auf einmal verloren?“' });
  const lastAnswer = question.getByRole('textbox', { name: /^Antwort/ }).last();
  await lastAnswer.fill('');
  await button(question, 'Speichern').click();
  // Of the three fields of that name it says which one.
  await question.getByRole('link', { name: 'Antwort 3: Bitte füllen Sie das Feld „Antwort“ aus.' }).click();
  await expect(lastAnswer).toBeFocused();
  await question.getByRole('textbox', { name: /^Frage/ }).fill('Wie viel geht verloren?');
  await question
    .getByRole('textbox', { name: /^Antwort/ })
    .first()
    .fill('Wenige Tropfen');
  await lastAnswer.fill('Sehr viel');
  await shots(page, 'question-dialog');
  // One text is the program's again.
  await button(question, 'Zurücksetzen').last().click();
  await expect(lastAnswer).toHaveValue('Groß');
  await button(question, 'Speichern').click();
  await expect(page.getByText('Gespeichert: „verlust“.')).toBeVisible();
  await expect(asked).toContainText('geändert');
  await expect(asked).toContainText('Wenige Tropfen');

  await button(page, /^Überschrift ändern.*: Inkontinenz$/).click();
  const heading = page.getByRole('dialog', { name: 'Abschnitt „Inkontinenz“' });
  await heading.getByRole('textbox', { name: /^Überschrift/ }).fill('Zur Inkontinenz');
  await button(heading, 'Speichern').click();
  await expect(page.getByRole('heading', { name: 'Zur Inkontinenz' })).toBeVisible();

  await expect(adviser.getByText('Wie viel geht verloren?')).toBeVisible({ timeout: 30_000 });
  await expect(adviser.getByRole('heading', { level: 1, name: 'Zur Inkontinenz' })).toBeVisible();
  await expect(adviser.getByRole('radio', { name: 'Wenige Tropfen' })).toBeVisible();
  await expect(adviser.getByRole('radio', { name: 'Mittel' })).toBeChecked();
  await adviser.goto('/recommendations');
  await adviser.getByText('Weitere Hinweise').click();
  await expect(adviser.getByText('Denken Sie an Wechselwäsche.')).toBeVisible();
  await adviser.goto('/offer');
  await unfoldSummary(adviser);
  await expect(adviser.getByText('Wie viel geht verloren?').first()).toBeVisible();
  await openDocument(adviser, 'Dokumentation');
  await expect(paper(adviser)).toContainText('Wie viel geht verloren?');

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
  await shots(page, 'trial');
  await page.locator('#trial-medikamente input[value="M2"]').check();
  await expect(result).toContainText('Entwässernde Medikamente erhöhen');
  await page.locator('#trial-medikamente input[value="M1"]').check();
  await expect(result).not.toContainText('Entwässernde Medikamente erhöhen');
  // A script's name ends in a hash, which may happen to hold such letters.
  const sentData = sent.filter((each) => !/\/assets\/[\w-]+\.(js|css) $/.test(each));
  expect(sentData.filter((each) => /I3_T1|M2|=I3/.test(each))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('I3');
  await button(page, 'Antworten leeren').click();
  await expect(result).toContainText('fehlen noch 6 Antworten');
});

// @spec access-2-50
test('two who change the same recommendation or question: the second sees both, and decides', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const colleague = await context.newPage();
  for (const each of [page, colleague]) await signIn(each, 'admin');
  const dialogs: readonly (readonly [
    address: string,
    search: string | null,
    opens: string | RegExp,
    dialog: string,
    fill: (dialog: Locator, by: 'first' | 'second') => Promise<void>,
    stored: string,
  ])[] = [
    [
      '/cms/7',
      'F_I3_T2_H2_V3_X3',
      'F_I3_T2_H2_V3_X3',
      'Empfehlung F_I3_T2_H2_V3_X3',
      async (dialog, by) => {
        const found = dialog.getByRole('list', { name: 'Gefundene Produkte' }).getByRole('button');
        await dialog
          .getByRole('searchbox', { name: 'Produkt hinzufügen' })
          .fill(by === 'first' ? 'junior' : 'einlage');
        await found.first().click();
      },
      'Von jemand anderem geändert und hier schon eingetragen:',
    ],
    [
      '/cms/7/fragebogen',
      null,
      /^Bearbeiten/,
      'Frage „Ist der Gang zur Toilette selbständig möglich?“',
      (dialog, by) => dialog.getByRole('textbox', { name: /^Frage/ }).fill(`Toilettengang, ${by}?`),
      'Jetzt gespeichert: Toilettengang, first?',
    ],
  ];
  for (const [address, search, opens, title, fill, stored] of dialogs) {
    for (const each of [page, colleague]) {
      await each.goto(address);
      if (search !== null) {
        await each.getByRole('searchbox', { name: 'Suche' }).fill(search);
        await expect(each).toHaveURL(/q=/);
      }
      const within =
        search === null
          ? each.getByRole('listitem').filter({ has: each.getByText('toilette', { exact: true }) })
          : each.getByRole('row');
      await within.getByRole('button', { name: opens }).first().click();
      await fill(dialogIn(each, title), each === page ? 'first' : 'second');
    }
    await button(dialogIn(page, title), 'Speichern').click();
    await expect(page.getByText(/^Gespeichert: /)).toBeVisible();
    const late = dialogIn(colleague, title);
    await button(late, 'Speichern').click();
    await expect(late.getByRole('alert')).toContainText('Inzwischen geändert');
    await expect(late).toContainText(stored);
    await shots(colleague, `conflict-${address.split('/').at(-1)}`);
    await expect(button(late, 'Speichern')).not.toHaveAttribute('aria-disabled');
    for (const mine of await late.getByLabel(/^Meine Angabe/).all()) await mine.check();
    await button(late, 'Zusammenführen').click();
    await expect(colleague.getByText(/^Gespeichert: /)).toBeVisible();
  }
  await context.close();
});

const dialogIn = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
