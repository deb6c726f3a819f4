import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { jpeg } from '../../modules/catalogue/images/sample-images.ts';
import {
  addInstitution,
  advise,
  button,
  choosePassword,
  type Installation,
  type InstalledServer,
  inko,
  logIn,
  setUpSecondFactor,
  startInstalled,
} from '../support/installation.ts';
import { shot } from '../support/shot.ts';
import { test as base, expect, onServer } from '../support/test.ts';

const FILES = 'tests/own-start';

/** Nothing of the demo may help: ids of this installation begin where those of the demo's have long ended. */
function skipIds(file: string): void {
  const database = new DatabaseSync(file);
  for (const table of ['product', 'product_size', 'krankenkasse', 'competitor'])
    for (const statement of [
      'delete from sqlite_sequence where name = ?',
      'insert into sqlite_sequence (name, seq) values (?, 70000)',
    ])
      database.prepare(statement).run(table);
  database.close();
}

/** Brings a catalogue, as docs/setup.md says. */
async function bringCatalogue(here: Installation): Promise<void> {
  skipIds(here.file);
  const pictures = join(here.folder, 'bilder');
  mkdirSync(pictures);
  for (const name of ['nordlind-slip', 'nordlind-pants'])
    writeFileSync(join(pictures, `${name}.jpg`), await jpeg());
  const files = { products: 'produkte', insurers: 'krankenkassen', competitors: 'wettbewerber' };
  for (const [kind, name] of Object.entries({ ...files, recommendations: 'empfehlungen' }))
    await inko(here, 'import', kind, join(process.cwd(), FILES, `${name}.csv`), '--commit');
  // From the setup on, also where the file does not name them.
  expect(await inko(here, 'insurer', 'list', '--filter', 'selbstzahler')).toMatch(
    /^\d+\tSelbstzahler\t.*\tyes\t0\n$/,
  );
  await inko(here, 'import', 'images', pictures, '--commit');
  expect(await inko(here, 'recommendations', 'check')).toBe(
    'ok\trecommendations\t576 keys, 576 of them with products (100 %), 0 with a pick of the vendor\n',
  );
}

const test = base.extend<{ installed: InstalledServer }>({
  installed: onServer(({ servers }, { file }) => servers.ownOf(file, () => startInstalled(bringCatalogue))),
  server: ({ installed }, use) => use(installed),
});

// @spec access-2-55
test('an empty database becomes a first consultation with a catalogue of its own', async ({
  page,
  browser,
  baseURL,
  installed,
}) => {
  await logIn(page, 'lind', installed.installation.password);
  await setUpSecondFactor(page);
  await choosePassword(page, 'Kiefern-Watt-41');
  await page.goto('/cms/0');
  await button(page, 'Einverstanden').click();
  await button(page, 'Institution hinzufügen').click();
  const login = await addInstitution(page);

  const counter = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE' })).newPage();
  await logIn(counter, login.name, login.password);
  await choosePassword(counter, 'Deich-Schafe-93');
  await counter.getByRole('button', { name: 'Einverstanden' }).click();
  await advise(counter);

  // What is recommended, with its picture, is of this catalogue alone.
  await expect(counter.getByRole('main')).not.toContainText(/Valdumea|Tavenor/);
  await shot(counter, 'own-start');
});
