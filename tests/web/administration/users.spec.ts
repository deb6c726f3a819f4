import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { change } from '../support/session.ts';
import { expectToFit, shot } from '../support/shot.ts';
import { expect, logInByForm, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const OWN = 'Selbst-gewählt-9';

async function open(page: Page, address = '/settings/1') {
  await page.goto(address);
  await expect(page.getByRole('table', { name: 'Benutzer' })).toBeVisible();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const opened = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true });
};
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** The new password of the dialog that shows it. */
async function passwordIn(dialog: Locator): Promise<string> {
  const password = await dialog.locator('code').innerText();
  expect(password).toMatch(/^\w{4}(-\w{4}){3}$/);
  return password;
}

// What the browser itself says of a save that is refused.
test.use({ expectedErrors: /status of (400|401|403|404|409|429)/ });

test.describe
  .serial('the users of an institution', () => {
    let login = { name: '', password: '' };

    // @spec access-2-37
    test('are counted, searched, sorted and filtered, and the address says how', async ({ page }) => {
      await signIn(page, 'leitung');
      await open(page);
      await expect(page.getByText('alle Benutzer (3), höchstens 10')).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveText([
        /^Vorname/,
        /^Nachname/,
        /^Benutzername/,
        /^E-Mail/,
        /^Status/,
        /^Rolle/,
      ]);
      await expectAccessible(page);
      await page.getByRole('columnheader', { name: 'Vorname' }).getByRole('link').click();
      await expect(page.getByRole('row').nth(1)).toContainText('Daniel');
      await page.getByRole('searchbox', { name: 'Suche' }).fill('kalkulation und');
      await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
      await expect(row(page, 'Lorenz')).toContainText('aktiv');
      await expect(page).toHaveURL(/sort=Vorname.*q=kalkulation/);
      await open(page, '/settings/1?sort=-Nachname&filter.Rolle=beratung');
      await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Rolle' })).toHaveValue('beratung');
    });

    // @spec access-2-37
    test('are sorted by a column that is touched while what was typed is still looked for', async ({
      page,
    }) => {
      await signIn(page, 'leitung');
      await open(page);
      const search = page.getByRole('searchbox', { name: 'Suche' });
      const sort = page.getByRole('columnheader', { name: 'Vorname' }).getByRole('link');
      const found = async (order: string) => {
        await expect(page.getByRole('columnheader', { name: 'Vorname' })).toHaveAttribute('aria-sort', order);
        await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
        await expect(row(page, 'Lorenz')).toContainText('aktiv');
      };
      const LIST = /settings\/1\.data\?/;
      /** Holds all answers until what is done meanwhile has been asked for, too. */
      const meanwhile = async (
        asked: RegExp,
        act: () => Promise<void>,
        then: RegExp,
        touch: () => Promise<void>,
      ) => {
        const held = Promise.withResolvers<void>();
        // A request that a later one has replaced is gone by then.
        await page.route(LIST, (route) => held.promise.then(() => route.continue()).catch(() => {}));
        const first = page.waitForRequest((request) => asked.test(request.url()));
        await act();
        await first;
        const second = page.waitForRequest((request) => then.test(request.url()));
        await touch();
        await second;
        held.resolve();
      };
      const type = () => search.fill('kalkulation und');
      // The rows that are shown when the column is touched know nothing of what was typed.
      await meanwhile(/q=kalk/, type, /sort=Vorname/, () => sort.click());
      await found('ascending');
      await page.unroute(LIST);
      await search.fill('');
      await expect(page.getByText('3 Einträge', { exact: true })).toBeVisible();
      // And the other way round.
      await meanwhile(/sort=-Vorname/, () => sort.click(), /q=kalk/, type);
      await found('descending');
    });

    // @spec access-1-3
    test('are added by keyboard alone, with a password that is shown once', async ({ page }) => {
      await signIn(page, 'leitung');
      await open(page);
      await button(page, 'Benutzer hinzufügen').focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Benutzer hinzufügen' });
      const type = async (name: RegExp, text: string) => {
        for (let presses = 0; presses < 20; presses += 1) {
          if (
            await dialog.getByRole('textbox', { name }).evaluate((field) => field === document.activeElement)
          )
            break;
          await page.keyboard.press('Tab');
        }
        await page.keyboard.type(text);
      };
      await expect(dialog.getByRole('combobox', { name: /^Anrede/ })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await type(/^Vorname/, 'Edda');
      await type(/^Nachname/, 'Brandt');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText('Bitte füllen Sie das Feld „E-Mail“ aus.');
      await shot(page, 'add-refused');
      await type(/^E-Mail/, 'leitung@apotheke-stadtgarten.example');
      await page.keyboard.press('Enter');
      await expect(dialog).toContainText('Diese E-Mail-Adresse wird bereits verwendet.');
      const mail = dialog.getByRole('textbox', { name: /^E-Mail/ });
      await mail.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('brandt@apotheke.example');
      await expect(dialog.getByRole('combobox', { name: /^Rolle/ })).toHaveValue('3');
      await expect(dialog.getByRole('list', { name: 'Berechtigungen der Rolle Beratung' })).toContainText(
        'Beratung durchführen',
      );
      await page.keyboard.press('Enter');
      const result = page.getByRole('dialog', { name: 'Benutzer hinzugefügt' });
      await expect(result).toContainText('edda.brandt');
      login = { name: 'edda.brandt', password: await passwordIn(result) };
      await shot(page, 'added');
      // Nothing is lost by a hasty press.
      await page.keyboard.press('Escape');
      await expect(result).toBeVisible();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await button(result, 'Passwort kopieren').focus();
      await page.keyboard.press('Enter');
      await expect(result.getByRole('status')).toHaveText('Kopiert.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(login.password);
      await button(result, 'Schließen').focus();
      await page.keyboard.press('Enter');
      await expect(result).toBeHidden();
      await expect(row(page, 'Brandt')).toContainText('wartend');
      await expect(page.getByText('alle Benutzer (4), höchstens 10')).toBeVisible();
      await page.reload();
      expect(await page.content()).not.toContain(login.password);
    });

    test('log in with that password, and replace it first', async ({ page }) => {
      await logInByForm(page, login.name, login.password);
      await expect(page).toHaveURL(/\/createPassword$/);
      await page.goto('/wizard/1');
      await expect(page).toHaveURL(/\/createPassword$/);
      await page
        .getByLabel(/^Neues Passwort|^Passwort/)
        .first()
        .fill(OWN);
      await page.getByLabel(/wiederholen/i).fill(OWN);
      await page.getByRole('button', { name: /speichern|vergeben/i }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/settings/1');
      await expect(page).toHaveURL(/\/$/);
    });

    test('are changed, and of two who do so the second sees both', async ({ page, browser, server }) => {
      await signIn(page, 'leitung');
      await open(page);
      const view = await opened(page, 'Edda Brandt');
      await expect(view).toContainText('aktiv');
      await expect(view.getByRole('list', { name: 'Berechtigungen der Rolle Beratung' })).toBeVisible();
      await expectAccessible(page);
      await button(view, 'Bearbeiten').click();
      const dialog = page.getByRole('dialog', { name: 'Edda Brandt bearbeiten' });
      await dialog.getByRole('textbox', { name: /^Nachname/ }).fill('Brandt-Lang');

      const context = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
      const other = await context.newPage();
      await signIn(other, 'leitung');
      await open(other);
      await button(await opened(other, 'Edda Brandt'), 'Bearbeiten').click();
      const theirs = other.getByRole('dialog', { name: 'Edda Brandt bearbeiten' });
      await theirs.getByRole('combobox', { name: /^Rolle/ }).selectOption('Kalkulation und Katalog');
      await button(theirs, 'Speichern').click();
      await expect(other.getByRole('dialog', { name: 'Benutzer bearbeitet' })).toBeVisible();
      await context.close();

      await button(dialog, 'Speichern').click();
      await expect(dialog.getByRole('alert')).toContainText('Inzwischen geändert');
      // The role that was never touched here is theirs.
      await expect(dialog.getByRole('listitem').filter({ hasText: 'vorher' })).toHaveText([
        'Rolle: Kalkulation und Katalog (vorher: Beratung)',
      ]);
      await shot(page, 'conflict');
      await button(dialog, 'Zusammenführen').click();
      const result = page.getByRole('dialog', { name: 'Benutzer bearbeitet' });
      await button(result, 'Schließen').click();
      await expect(row(page, 'Brandt-Lang')).toContainText('Kalkulation und Katalog');
    });

    test('what is not saved is asked about before it goes', async ({ page }) => {
      await signIn(page, 'leitung');
      await open(page);
      await button(await opened(page, 'Edda Brandt-Lang'), 'Bearbeiten').click();
      const dialog = page.getByRole('dialog', { name: 'Edda Brandt-Lang bearbeiten' });
      await dialog.getByRole('textbox', { name: /^Vorname/ }).fill('Anders');
      await page.keyboard.press('Escape');
      const question = page.getByRole('dialog', { name: 'Abbrechen ohne speichern?' });
      await button(question, 'Verwerfen').click();
      await expect(page.getByRole('dialog', { name: 'Edda Brandt-Lang', exact: true })).toBeVisible();
    });

    // @spec access-4-9
    test('are given a new password, and whoever was logged in as them is out at once', async ({
      page,
      browser,
      server,
    }) => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'de-DE' });
      const theirs = await context.newPage();
      await signIn(theirs, login.name, OWN);
      await signIn(page, 'leitung');
      await open(page);
      const view = await opened(page, 'Edda Brandt-Lang');
      await button(view, 'Passwort zurücksetzen').click();
      const question = page.getByRole('dialog', { name: 'Passwort von Edda Brandt-Lang zurücksetzen?' });
      await expect(question).toContainText('Alle laufenden Anmeldungen enden sofort');
      await expect(button(question, 'Behalten')).toBeFocused();
      await shot(page, 'reset-question');
      await button(question, 'Zurücksetzen').click();
      const result = page.getByRole('dialog', { name: 'Passwort zurückgesetzt' });
      const password = await passwordIn(result);
      await expectAccessible(page);
      await button(result, 'Schließen').click();
      expect((await theirs.request.get('/myAccount', { maxRedirects: 0 })).status()).toBe(302);
      await context.close();
      await expect(row(page, 'Brandt-Lang')).toContainText('wartend');
      login = { ...login, password };
    });

    // @spec access-2-38
    test('are deactivated and unlocked with a new password', async ({ page }) => {
      await signIn(page, 'leitung');
      await open(page);
      await button(await opened(page, 'Edda Brandt-Lang'), 'Benutzer deaktivieren').click();
      const question = page.getByRole('dialog', { name: 'Edda Brandt-Lang deaktivieren?' });
      await expect(question).toContainText('kann sich nicht mehr anmelden');
      await button(question, 'Deaktivieren').click();
      const result = page.getByRole('dialog', { name: 'Benutzer deaktiviert' });
      await button(result, 'Schließen').focus();
      await page.keyboard.press('Enter');
      await expect(row(page, 'Brandt-Lang')).toContainText('inaktiv');
      // Two dialogues later whoever works by keyboard goes on where they were.
      await expect(button(page, 'Edda Brandt-Lang')).toBeFocused();
      const view = await opened(page, 'Edda Brandt-Lang');
      await expect(button(view, 'Passwort zurücksetzen')).toHaveCount(0);
      await button(view, 'Benutzer freischalten').click();
      await button(
        page.getByRole('dialog', { name: 'Edda Brandt-Lang freischalten?' }),
        'Freischalten',
      ).click();
      const unlocked = page.getByRole('dialog', { name: 'Benutzer freigeschaltet' });
      expect(await passwordIn(unlocked)).not.toBe(login.password);
      await button(unlocked, 'Schließen').click();
      await expect(row(page, 'Brandt-Lang')).toContainText('wartend');
    });

    // @spec access-2-38
    test('are deleted for good', async ({ page }) => {
      await signIn(page, 'leitung');
      await open(page);
      await button(await opened(page, 'Edda Brandt-Lang'), 'Benutzer löschen').click();
      const question = page.getByRole('dialog', { name: 'Edda Brandt-Lang endgültig löschen?' });
      await expect(question).toContainText('unwiderruflich');
      await expectAccessible(page);
      await shot(page, 'delete-question');
      await button(question, 'Endgültig löschen').click();
      await button(page.getByRole('dialog', { name: 'Benutzer gelöscht' }), 'Schließen').click();
      await expect(row(page, 'Brandt-Lang')).toHaveCount(0);
      await expect(page.getByText('alle Benutzer (3), höchstens 10')).toBeVisible();
    });

    test('a right that was taken meanwhile is said', async ({ page, server }) => {
      await signIn(page, 'leitung');
      await open(page);
      await button(await opened(page, 'Daniel Krüger'), 'Benutzer deaktivieren').click();
      const question = page.getByRole('dialog', { name: 'Daniel Krüger deaktivieren?' });
      const right = `role_id = 2 and right_id = 2`;
      change(server, `delete from role_right where ${right}`);
      try {
        await button(question, 'Deaktivieren').click();
        await expect(question.getByRole('alert')).toHaveText(
          'Sie haben leider nicht die passenden Berechtigungen.',
        );
      } finally {
        change(server, 'insert into role_right (role_id, right_id) values (2, 2)');
      }
    });

    test('oneself keeps the own access, and another main user is the customer centre’s', async ({
      page,
      server,
    }) => {
      await signIn(page, 'leitung');
      await open(page);
      const own = await opened(page, 'Katharina Weiß');
      await expect(own).toContainText('Das ist Ihr eigener Zugang');
      await expect(own.getByRole('button')).toHaveText(['Schließen', 'Bearbeiten']);
      await button(own, 'Bearbeiten').click();
      const edit = page.getByRole('dialog', { name: 'Katharina Weiß bearbeiten' });
      await expect(edit.getByRole('combobox', { name: /^Rolle/ })).toHaveCount(0);
      await edit.getByRole('textbox', { name: /^E-Mail/ }).fill('weiss@apotheke.example');
      await button(edit, 'Speichern').click();
      await button(page.getByRole('dialog', { name: 'Benutzer bearbeitet' }), 'Schließen').click();
      await expect(row(page, 'Weiß')).toContainText('weiss@apotheke.example');
      change(server, `update users set role_id = 2 where login_key = 'beratung'`);
      try {
        await open(page);
        const main = await opened(page, 'Daniel Krüger');
        await expect(main).toContainText('Kundencenter');
        await expect(main.getByRole('button')).toHaveText(['Schließen']);
        await shot(page, 'main-user');
      } finally {
        change(server, `update users set role_id = 3 where login_key = 'beratung'`);
      }
    });

    // @spec access-5-11
    test('at the limit of the Paket the way to add one gives way to a word about it', async ({
      page,
      server,
    }) => {
      change(server, 'update paket set nutzerlimit = 3 where id = 2');
      try {
        await signIn(page, 'leitung');
        await open(page);
        await expect(
          page.getByText(
            'Sie haben Ihr Limit an Benutzern erreicht, bitte wenden Sie sich an den HARTMANN Support.',
          ),
        ).toBeVisible();
        await expect(button(page, 'Benutzer hinzufügen')).toHaveCount(0);
        await shot(page, 'limit');

        // Reached by an addition, it gets the focus of the button that it replaces.
        change(server, 'update paket set nutzerlimit = 4 where id = 2');
        await open(page);
        await button(page, 'Benutzer hinzufügen').click();
        const adding = page.getByRole('dialog', { name: 'Benutzer hinzufügen' });
        await adding.getByRole('combobox', { name: /^Anrede/ }).selectOption('Frau');
        await adding.getByRole('textbox', { name: /^Vorname/ }).fill('Lena');
        await adding.getByRole('textbox', { name: /^Nachname/ }).fill('Grenz');
        await adding.getByRole('textbox', { name: /^E-Mail/ }).fill('grenz@apotheke.example');
        await page.keyboard.press('Enter');
        await button(page.getByRole('dialog', { name: 'Benutzer hinzugefügt' }), 'Schließen').press('Enter');
        await expect(page.getByText(/^Sie haben Ihr Limit an Benutzern erreicht/)).toBeFocused();
      } finally {
        change(server, 'update paket set nutzerlimit = 10 where id = 2');
      }
    });

    test('fit a window of any width', async ({ page }) => {
      await signIn(page, 'leitung');
      await open(page);
      await expectToFit(page, 'list');
      await opened(page, 'Daniel Krüger');
      await expectToFit(page, 'view');
      await page.getByRole('button', { name: 'Bearbeiten' }).click();
      await expectToFit(page, 'edit');
    });
  });

test('the vendor’s staff is led to the administration', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/settings/1');
  await expect(page.getByText('Die Benutzer von HARTMANN werden nicht hier')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zur Benutzerverwaltung' })).toHaveAttribute('href', '/cms/1');
});
