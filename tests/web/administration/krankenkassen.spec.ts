import type { Locator, Page } from '@playwright/test';
import { addDays, berlinDay, formatDay } from '../../../modules/platform/domain/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { loaded, waysOutLoaded } from '../support/prefetched.ts';
import { expectToFit, shot } from '../support/shot.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, login, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const chosen = (page: Page) => page.getByRole('list', { name: 'Gewählte Krankenkassen' });
const save = (page: Page) => page.getByRole('button', { name: 'speichern', exact: true });

async function openChoice(page: Page) {
  await page.goto('/settings/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Krankenkassen' })).toBeVisible();
  await unfold(page);
}

/** Opens the names of the chosen ones, which are folded under their number. */
async function unfold(page: Page) {
  const fold = page.locator('summary').filter({ hasText: 'Gewählt (' });
  await loaded(page);
  await fold.click();
  await expect(chosen(page)).toBeAttached();
}

const listed = (page: Page, name: RegExp | string) =>
  page.getByRole('list', { name: 'Alle Krankenkassen' }).getByRole('switch', { name });

const nameOf = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Krankenkasse/ });
const insurer = (page: Page) => page.getByRole('combobox', { name: /Krankenkasse/ });

/** Lets nothing chosen, as after the registration. */
async function clearChoice(page: Page) {
  await openChoice(page);
  const clear = page.getByRole('button', { name: 'alle Einträge löschen' });
  if ((await clear.count()) === 0) return;
  await clear.click();
  await page.getByRole('button', { name: 'Ja', exact: true }).click();
  await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
}

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|409)/ });

test.describe
  .serial('the Krankenkassen of an institution', () => {
    // @spec access-1-3 access-2-28 access-5-9
    test('are chosen, saved, and offered by the consultation', async ({ page }) => {
      await login(page, 'leitung');
      await clearChoice(page);
      await page.getByLabel('Nach Namen filtern').fill('brauerei');
      await expect(listed(page, /BKK Beispielbrauerei/)).not.toBeChecked();
      await listed(page, /BKK Beispielbrauerei/).click();
      await expect(listed(page, /BKK Beispielbrauerei/)).toBeChecked();
      await expect(
        page.getByText(/^Nach dem Speichern bietet eine Beratung nur noch eine Krankenkasse/),
      ).toBeVisible();
      await expect(chosen(page)).toContainText('BKK Beispielbrauerei');
      await page.getByRole('button', { name: 'Weitere Krankenkasse hinzufügen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Weitere Krankenkasse hinzufügen' });
      await dialog.getByRole('textbox', { name: /^Krankenkasse/ }).fill('Werkskasse Nord');
      await dialog.getByLabel('Urinpauschale in €').fill('17,8');
      // As it is written on paper.
      await dialog.getByLabel('Institutionskennzeichen (IK)').fill('IK 10 90 34 79 7');
      await expect(dialog.getByLabel('Institutionskennzeichen (IK)')).toHaveValue('IK 10 90 34 79 7');
      await dialog.getByLabel('Institutionskennzeichen (IK)').fill('');
      await dialog.getByLabel('Stuhlpauschale in €').fill('22.50');
      await expect(dialog.getByRole('radio', { name: /^Nur diese/ })).toBeChecked();
      await expect(dialog).toContainText(
        'Danach bietet eine Beratung 2 Krankenkassen: BKK Beispielbrauerei, Werkskasse Nord an.',
      );
      await shot(page, 'choice-own');
      await dialog.getByRole('button', { name: 'Hinzufügen' }).click();
      await expect(chosen(page)).toContainText('Werkskasse Nord');
      await expect(page.getByText('Noch nicht gespeichert.')).toBeVisible();
      await save(page).click();
      await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await shot(page, 'choice-saved');

      await page.getByRole('link', { name: 'Startseite' }).click();
      await page.getByRole('button', { name: 'Beratung beginnen' }).click();
      await page.getByRole('combobox', { name: /Krankenkasse/ }).click();
      await expect(page.getByRole('option')).toHaveText([/BKK Beispielbrauerei/, /Werkskasse Nord/]);
    });

    test('of two who save at once the second sees both, and loses nothing', async ({
      page,
      browser,
      server,
    }) => {
      await login(page, 'leitung');
      await openChoice(page);
      const other = await (await browser.newContext({ baseURL: server.url, locale: 'de-DE' })).newPage();
      await signIn(other, 'leitung');
      await openChoice(other);
      await other.getByRole('button', { name: 'BKK Beispielbrauerei entfernen' }).click();
      await save(other).click();
      await expect(other.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await other.context().close();

      await page.getByLabel('Nach Namen filtern').fill('Waldfrieden');
      const more = page
        .getByRole('list', { name: 'Alle Krankenkassen' })
        .getByRole('switch', { checked: false })
        .first();
      if ((await more.count()) === 0) await page.getByLabel('Nach Namen filtern').fill('');
      const name = (await more.locator('.switch-words > span').first().innerText()).trim();
      await more.click();
      await save(page).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Inzwischen geändert');
      await expect(alert.getByRole('listitem')).toHaveText([/^BKK Beispielbrauerei: entfernt \(vorher: /]);
      await shot(page, 'choice-conflict');
      await expect(chosen(page)).toContainText(name);
      await alert.getByRole('button', { name: 'Zusammenführen' }).click();
      await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await page.reload();
      await unfold(page);
      await expect(chosen(page)).toContainText(name);
      await expect(chosen(page)).not.toContainText('BKK Beispielbrauerei');
    });

    // @spec access-2-29
    test('have rates from a day on, which a consultation takes from that day on', async ({ page }) => {
      const today = berlinDay(new Date());
      const tomorrow = formatDay(addDays(today, 1));
      const pauschale = async (text: string) => {
        await page.goto('/cart');
        await expect(page.getByRole('region', { name: 'Angaben zur Person' })).toContainText(text);
      };
      const edit = async () => {
        await openChoice(page);
        await page.getByRole('button', { name: /^Bearbeiten ?: Werkskasse Nord$/ }).click();
        return page.getByRole('dialog', { name: 'Werkskasse Nord' });
      };
      const take = async (dialog: Locator) => {
        await dialog.getByRole('button', { name: 'Übernehmen' }).click();
        await expect(dialog).toHaveCount(0);
        await save(page).click();
        await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      };
      await login(page, 'leitung');
      const answers = { krankenkasse: 'Werkskasse Nord', birthdate: '1950-01-31', inkontinenz: 'I1' };
      await storeDraft(page, { answers });
      await pauschale('21,18');

      const dialog = await edit();
      const add = dialog.getByRole('button', { name: 'Sätze ab einem Tag eintragen' });
      await add.focus();
      await page.keyboard.press('Enter');
      const row = dialog.getByRole('group', { name: 'Sätze ab einem Tag, 1', exact: true });
      await expect(row.getByLabel('Gültig ab')).toBeFocused();
      await page.keyboard.type(tomorrow);
      await row.getByLabel('Urinpauschale in €').fill('20');
      await dialog.getByLabel('Institutionskennzeichen').fill('108 310 400');
      await add.click();
      await add.click();
      const second = dialog.getByRole('group', { name: 'Sätze ab einem Tag, 2', exact: true });
      await dialog.getByRole('button', { name: /^Entfernen ?: Sätze ab einem Tag, 3$/ }).click();
      await expect(add).toBeFocused();
      // Of the three fields of that name it says which one.
      await second.getByLabel('Kindalter').fill('');
      await dialog.getByRole('button', { name: 'Übernehmen' }).click();
      await dialog.getByRole('link', { name: /^Sätze ab einem Tag, 2: .*Kindalter/ }).click();
      await expect(second.getByLabel('Kindalter')).toBeFocused();
      await shot(page, 'choice-saetze');
      await dialog.getByRole('button', { name: /^Entfernen ?: Sätze ab einem Tag, 2$/ }).click();
      await take(dialog);
      const line = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Bearbeiten ?: Werkskasse Nord$/ }) });
      await expect(line).toContainText(/Urin 17,80.€/);
      await expect(line).toContainText('IK 108310400');
      await expect(line).toContainText(new RegExp(`ab ${tomorrow}: 0,00.€ · 20,00.€ · 22,50.€`));
      await shot(page, 'choice-coming');
      await pauschale('21,18');

      const again = await edit();
      await expect(again.getByLabel('Gültig ab')).toHaveValue(tomorrow);
      await again.getByLabel('Gültig ab').fill(formatDay(today));
      await take(again);
      await expect(line).toContainText(/Urin 20,00.€/);
      await expect(line).not.toContainText('ab ');
      await pauschale('23,80');
    });

    // @spec access-2-30
    test('are added from a consultation that misses one, and it goes on with its answers', async ({
      page,
    }) => {
      await login(page, 'leitung');
      await storeDraft(page, { answers: { givenname: 'Erna', krankenkasse: 'Bergbau-Musterkasse' } });
      await page.goto('/wizard/0');
      await insurer(page).click();
      await insurer(page).fill('Werkskasse Süd');
      await expect(
        page.getByText('Keine Krankenkasse mit diesem Namen gefunden: Werkskasse Süd'),
      ).toBeVisible();
      await shot(page, 'wizard-missing');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Krankenkasse anlegen' })).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Weitere Krankenkasse hinzufügen' });
      await expect(nameOf(dialog)).toHaveValue('Werkskasse Süd');
      expect(new URL(page.url()).href).toMatch(/\/settings\/2$/);
      await dialog.getByLabel('Urinpauschale in €').fill('15');
      await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
      await expect(page.getByText('„Werkskasse Süd“ ist gewählt. Bitte speichern Sie noch.')).toBeVisible();
      await shot(page, 'choice-asked');
      await expectAccessible(page);
      await save(page).click();
      await expect(page.getByText('„Werkskasse Süd“ steht in der Beratung jetzt zur Auswahl.')).toBeVisible();
      await page.getByRole('link', { name: 'Mit „Werkskasse Süd“ zurück zur Beratung' }).click();
      await expect(insurer(page)).toHaveValue('Werkskasse Süd');
      expect(page.url()).not.toContain('Werkskasse');
      // Chosen once: what is chosen after it stays.
      await insurer(page).click();
      await page.getByRole('option', { name: 'Bergbau-Musterkasse' }).click();
      await page.reload();
      await expect(insurer(page)).toHaveValue('Bergbau-Musterkasse');
      await page.goto('/wizard/1');
      await expect(page.getByLabel('Vorname', { exact: true })).toHaveValue('Erna');

      // One of the vendor's list is not added, but chosen there.
      await page.goto('/wizard/0');
      await insurer(page).click();
      await insurer(page).fill('musterkasse süd');
      await page.getByRole('link', { name: 'Krankenkasse anlegen' }).click();
      await expect(page.getByText('„musterkasse süd“ steht in der Liste unten')).toBeVisible();
      await listed(page, /^Musterkasse Süd/).click();
      await save(page).click();
      await expect(
        page.getByText('„Musterkasse Süd“ steht in der Beratung jetzt zur Auswahl.'),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Mit „Musterkasse Süd“ zurück zur Beratung' }).click();
      await expect(insurer(page)).toHaveValue('Musterkasse Süd');

      // Who may not add one asks.
      await login(page, 'beratung');
      await page.goto('/wizard/0');
      await insurer(page).click();
      await insurer(page).fill('Werkskasse West');
      await expect(
        page.getByText('Weitere Krankenkassen trägt der Administrator Ihrer Institution ein.'),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Krankenkasse anlegen' })).toHaveCount(0);
    });

    // @spec access-1-3
    test('keep button, state and focus in sight while the list is gone through', async ({ page }) => {
      await login(page, 'leitung');
      await openChoice(page);
      await page.getByRole('button', { name: 'Alle Krankenkassen hinzufügen' }).click();
      await page.setViewportSize({ width: 360, height: 740 });
      await listed(page, /^Städtische Musterkasse \d/).click();
      for (const seen of [save(page), page.getByText('Noch nicht gespeichert.')])
        await expect(seen).toBeInViewport({ ratio: 1 });
      const tags = chosen(page).getByRole('button');
      const count = await tags.count();
      const names = await tags.allInnerTexts();
      await tags.nth(1).focus();
      await page.keyboard.press('Enter');
      await expect(tags).toHaveCount(count - 1);
      await expect(tags.nth(1)).toBeFocused();
      await expect(tags.nth(1)).toHaveText(names[2] ?? '');
      await tags.last().focus();
      await page.keyboard.press('Enter');
      await expect(tags.last()).toBeFocused();

      // What is not saved holds who leaves.
      await page.getByRole('button', { name: 'Menü' }).click();
      await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Startseite' }).click();
      const question = page.getByRole('dialog', { name: 'Nicht gespeicherte Änderungen' });
      await expect(question).toContainText('Krankenkassen');
      await question.getByRole('button', { name: 'Verwerfen' }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    // @spec access-1-3
    test('are all deleted at once, and come back by one button', async ({ page }) => {
      await login(page, 'leitung');
      await openChoice(page);
      const before = await chosen(page).innerText();
      expect(before).toContain('Werkskasse Nord');
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') sent += 1;
      });
      // On a slow computer the list was once sent twice, and what came back not at all.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.getByRole('button', { name: 'alle Einträge löschen' }).click();
      await page.getByRole('button', { name: 'Ja', exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(chosen(page)).toContainText('Werkskasse Nord');
      await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'alle Einträge löschen' })).toBeFocused();
      expect(sent).toBe(2);
      await page.reload();
      await unfold(page);
      expect(await chosen(page).innerText()).toBe(before);
      await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
    });

    // @spec access-2-28 access-5-9
    test('an own one comes in addition to the list if nobody says otherwise; entered twice it is switched off, with a word', async ({
      page,
    }) => {
      await login(page, 'leitung');
      await clearChoice(page);
      const count = await page.getByRole('list', { name: 'Alle Krankenkassen' }).getByRole('switch').count();
      await page.getByRole('button', { name: 'Weitere Krankenkasse hinzufügen' }).click();
      const dialog = page.getByRole('dialog', { name: 'Weitere Krankenkasse hinzufügen' });
      await nameOf(dialog).fill('Werkskasse Nord');
      const added = dialog.getByRole('radio', { name: /^Zusätzlich zur Liste/ });
      await expect(added).toBeChecked();
      await expect(dialog).toContainText(
        `Danach bietet eine Beratung ${count + 1} Krankenkassen: die ganze Liste und dazu Ihre eigene (Werkskasse Nord) an.`,
      );
      await shot(page, 'choice-own-added');
      await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
      await expect(page.getByRole('radio', { name: /^Zusätzlich zur Liste/ })).toBeChecked();
      await expect(listed(page, /^Musterkasse Süd/)).toBeChecked();
      await expect(listed(page, /^Musterkasse Süd/)).toBeDisabled();
      await expect(page.getByText(`(bisher ${count})`)).toBeVisible();
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
      await expectToFit(page, 'choice-in-addition');

      await page.goto('/wizard/0');
      await insurer(page).click();
      await expect(page.getByRole('option')).toHaveCount(count + 1);
      await openChoice(page);
      await page.getByRole('button', { name: 'Weitere Krankenkasse hinzufügen' }).click();
      await nameOf(dialog).fill('werkskasse NORD');
      await dialog.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
      const word = page.getByText(
        '„Werkskasse Nord“ stand schon in Ihrer Auswahl und ist jetzt ausgeschaltet.',
      );
      await expect(word).toBeVisible();
      const own = listed(page, /^Werkskasse Nord/);
      await expect(own).not.toBeChecked();
      await expect(own).toContainText('eigene, wird beim Speichern gelöscht');
      await shot(page, 'choice-doubled');
      await page.getByRole('button', { name: 'Wieder einschalten' }).click();
      await expect(word).toHaveCount(0);
      await expect(own).toBeChecked();
      await expect(page.getByText('Noch nicht gespeichert.')).toHaveCount(0);
      // Off and on by the keyboard alone.
      await own.focus();
      await page.keyboard.press('Space');
      await expect(own).not.toBeChecked();
      await page.keyboard.press('Space');
      await expect(own).toBeChecked();
    });

    // @spec consultation-frame-3 access-2-31
    test('are shown without anything of a consultation', async ({ page }) => {
      await signIn(page, 'leitung');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openChoice(page);
      await waysOutLoaded(page);
      expect(asked.filter((path) => /consulting|prefetch$|draftKey|wizard|cart|figures/.test(path))).toEqual(
        [],
      );
      const html = await (await page.request.get('/settings/2')).text();
      expect(html).not.toContain('draftKey');
      await expect(page.getByRole('navigation', { name: 'Einstellungen' }).getByRole('link')).toHaveText([
        'Kontaktdaten',
        'Benutzer',
        'Krankenkassen',
        'Produktpreise',
        'Berechnungsmethode',
        'Wortlaut der Erklärung',
        'Vertragsformulare',
        'Sichern und übertragen',
      ]);
    });
  });

// @spec access-2-39
test('the vendor’s Krankenkassen are added, changed and deleted, with a word about who loses them', async ({
  page,
}) => {
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await signIn(page, 'admin');
  await page.goto('/cms/6');
  await expect(page.getByRole('table', { name: 'Krankenkassen' })).toBeVisible();
  await shot(page, 'cms-list');
  await page.getByRole('button', { name: 'Krankenkasse hinzufügen' }).click();
  const added = page.getByRole('dialog', { name: 'Krankenkasse hinzufügen' });
  await added.getByRole('textbox', { name: /^Krankenkasse/ }).fill('Neue Kasse Ost');
  await added.getByLabel('Kinderpauschale in €').fill('31,5');
  await added.getByRole('button', { name: 'Sätze ab einem Tag eintragen' }).click();
  await added.getByLabel('Gültig ab').fill('1.7.2090');
  await added.getByLabel('Kinderpauschale in €').last().fill('33');
  await shot(page, 'cms-add');
  await added.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Krankenkasse wurde hinzugefügt.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Suche' }).fill('neue kasse');
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await expect(row('Neue Kasse Ost')).toContainText('31,50');
  await expect(row('Neue Kasse Ost')).toContainText(/ab 01.07.2090: 33,00.€ · 0,00.€ · 0,00.€/);
  await row('Neue Kasse Ost').getByRole('button', { name: 'Neue Kasse Ost' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Kasse Ost' });
  await dialog.getByRole('textbox', { name: /^Krankenkasse/ }).fill('BKK Beispielbrauerei');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toContainText('Die Krankenkasse „BKK Beispielbrauerei“ gibt es schon.');
  await expect(dialog.getByLabel('Gültig ab')).toHaveValue('01.07.2090');
  await dialog.getByRole('button', { name: /^Entfernen ?: Sätze ab einem Tag, 1$/ }).click();
  await dialog.getByRole('textbox', { name: /^Krankenkasse/ }).fill('Neue Kasse Süd');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Krankenkasse wurde gespeichert.')).toBeVisible();
  await expect(row('Neue Kasse Süd')).not.toContainText('ab 01.07.2090');
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Neue Kasse Süd');
  await row('Neue Kasse Süd').getByRole('button', { name: 'Neue Kasse Süd' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Krankenkasse löschen?' });
  await expect(question).toContainText('Keine Institution hat sie gewählt.');
  await expect(question.getByRole('button', { name: 'Behalten' })).toBeFocused();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Die Krankenkasse wurde gelöscht.')).toBeVisible();
  await expect(page.getByText('0 Einträge', { exact: true })).toBeVisible();
});
