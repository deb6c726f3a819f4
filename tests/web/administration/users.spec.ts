import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { tabTo } from '../support/keyboard.ts';
import { change } from '../support/session.ts';
import { expect, signIn, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

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

test.describe.configure({ mode: 'serial' });

let password = '';

// @spec access-2-37
test('the users of an institution are counted, searched, sorted and filtered, and the address says how', async ({
  page,
}) => {
  await signIn(page, 'leitung');
  await open(page);
  await expect(page.getByText('alle Benutzer (3), höchstens 10')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    /^Vorname/,
    /^Nachname/,
    /^Benutzername/,
    /^E-Mail/,
    /^Status/,
    /^Rolle/,
  ]);
  await open(page, '/settings/1?sort=-Nachname&filter.Rolle=beratung');
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rolle' })).toHaveValue('beratung');

  // A column that is touched while what was typed is still looked for loses nothing of it.
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
test('the users of an institution are added by keyboard alone, with a password that is shown once', async ({
  page,
}) => {
  await signIn(page, 'leitung');
  await open(page);
  await button(page, 'Benutzer hinzufügen').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Benutzer hinzufügen' });
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, dialog.getByRole('textbox', { name }));
    await page.keyboard.type(text);
  };
  await expect(dialog.getByRole('combobox', { name: /^Anrede/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await type(/^Vorname/, 'Edda');
  await type(/^Nachname/, 'Brandt');
  await type(/^E-Mail/, 'brandt@apotheke.example');
  await expect(dialog.getByRole('combobox', { name: /^Rolle/ })).toHaveValue('3');
  await expect(dialog.getByRole('list', { name: 'Berechtigungen der Rolle Beratung' })).toContainText(
    'Beratung durchführen',
  );
  await page.keyboard.press('Enter');
  const result = page.getByRole('dialog', { name: 'Benutzer hinzugefügt' });
  await expect(result).toContainText('edda.brandt');
  password = await passwordIn(result);
  // Nothing is lost by a hasty press.
  await page.keyboard.press('Escape');
  await expect(result).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(result, 'Passwort kopieren').focus();
  await page.keyboard.press('Enter');
  await expect(result.getByRole('status')).toHaveText('Kopiert.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await button(result, 'Schließen').focus();
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
  await expect(row(page, 'Brandt')).toContainText('wartend');
  await expect(page.getByText('alle Benutzer (4), höchstens 10')).toBeVisible();
  await page.reload();
  expect(await page.content()).not.toContain(password);
});

// @spec access-2-38 access-4-9
test('the users of an institution are deactivated, unlocked with a new password and deleted, and a right that was taken meanwhile is said', async ({
  page,
  server,
}) => {
  await signIn(page, 'leitung');
  await open(page);
  await button(await opened(page, 'Edda Brandt'), 'Benutzer deaktivieren').click();
  const question = page.getByRole('dialog', { name: 'Edda Brandt deaktivieren?' });
  await expect(question).toContainText('kann sich nicht mehr anmelden');
  await button(question, 'Deaktivieren').click();
  const result = page.getByRole('dialog', { name: 'Benutzer deaktiviert' });
  await button(result, 'Schließen').focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Brandt')).toContainText('inaktiv');
  // Two dialogues later a user of the keyboard goes on at the same place.
  await expect(button(page, 'Edda Brandt')).toBeFocused();
  const view = await opened(page, 'Edda Brandt');
  await expectAccessible(page);
  await expect(button(view, 'Passwort zurücksetzen')).toHaveCount(0);
  await button(view, 'Benutzer freischalten').click();
  await button(page.getByRole('dialog', { name: 'Edda Brandt freischalten?' }), 'Freischalten').click();
  const unlocked = page.getByRole('dialog', { name: 'Benutzer freigeschaltet' });
  expect(await passwordIn(unlocked)).not.toBe(password);
  await button(unlocked, 'Schließen').click();
  await expect(row(page, 'Brandt')).toContainText('wartend');

  await button(await opened(page, 'Edda Brandt'), 'Benutzer löschen').click();
  const last = page.getByRole('dialog', { name: 'Edda Brandt endgültig löschen?' });
  await expect(last).toContainText('unwiderruflich');
  const right = `role_id = 2 and right_id = 2`;
  change(server, `delete from role_right where ${right}`);
  try {
    await button(last, 'Endgültig löschen').click();
    await expect(last.getByRole('alert')).toHaveText('Sie haben leider nicht die passenden Berechtigungen.');
  } finally {
    change(server, 'insert into role_right (role_id, right_id) values (2, 2)');
  }
  await expect(button(last, 'Endgültig löschen')).not.toHaveAttribute('aria-disabled');
  await button(last, 'Endgültig löschen').click();
  await button(page.getByRole('dialog', { name: 'Benutzer gelöscht' }), 'Schließen').click();
  await expect(row(page, 'Brandt')).toHaveCount(0);
  await expect(page.getByText('alle Benutzer (3), höchstens 10')).toBeVisible();
});

// @spec access-5-11
test('the users of an institution at the limit of the Paket the way to add one gives way to a word about it', async ({
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
