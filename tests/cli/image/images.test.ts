import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jpeg, SCRIPT } from '../../modules/catalogue/images/sample-images.ts';
import { seededDatabase } from '../../server/support/database.ts';
import { callFrom, inkoHere } from '../run-here.ts';

// @spec access-4-17
test('inko imports a folder of pictures: it names the bad ones and stores the good ones', async () => {
  const database = await seededDatabase('sqlite');
  const folder = join(database.folder, 'bilder');
  callFrom(database);
  const inko = (...args: readonly string[]) => inkoHere(args);
  try {
    mkdirSync(folder);
    expect(await inko('import', 'images', folder, '--dry-run')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('holds no .jpg or .jpeg files'),
    });
    writeFileSync(join(folder, 'valdumea-einlage-frauen.jpg'), await jpeg());
    writeFileSync(join(folder, 'skript.jpg'), SCRIPT);
    writeFileSync(join(folder, 'valdumea-einlage.jpg'), SCRIPT);
    writeFileSync(join(folder, 'liesmich.txt'), 'kein Bild');
    const dry = await inko('import', 'images', folder, '--dry-run');
    expect(dry).toMatchObject({ code: 1, stderr: '' });
    expect(dry.stdout).toContain('Fehler: skript.jpg: Kein Produkt hat ein Bild „skript“');
    expect(dry.stdout).toContain('\nimport products first: inko import products FILE\n');
    expect(dry.stdout).toContain('Fehler: valdumea-einlage.jpg: Diese Datei ist kein JPEG-Bild.');
    expect(dry.stdout).toMatch(/^valdumea-einlage-frauen.jpg: added, for Valdumea Einlage für Frauen/m);
    expect(dry.stdout).toMatch(/1 new, 0 replaced, 0 identical, 2 with errors\nNothing was changed\.\n$/);
    const done = await inko('import', 'images', folder, '--commit');
    expect(done.code).toBe(1);
    expect(done.stdout).toMatch(
      /1 new, 0 replaced, 0 identical, 2 with errors\nThe pictures were imported\.\n$/,
    );
    const again = await inko('import', 'images', folder, '--commit', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({ added: 0, identical: 1, errors: 2, written: false });
    for (const [name, reason] of [
      ['fehlt', 'no such folder'],
      ['liesmich.txt', 'is no folder'],
    ] as const) {
      const { code, stderr } = await inko('import', 'images', `bilder/${name}`, '--dry-run');
      expect([code, stderr]).toEqual([1, `inko: bilder/${name}: ${reason}\n`]);
    }
  } finally {
    await database.drop();
  }
});
