import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededDatabase } from '../../server/support/database.ts';
import { callFrom, inkoHere } from '../run-here.ts';

test('inko exports the product table as it imports it again, and changes a row', async () => {
  const database = await seededDatabase('sqlite');
  const path = join(database.folder, 'produkte.csv');
  callFrom(database);
  const inko = (...args: readonly string[]) => inkoHere(args);
  try {
    const { stdout: csv } = await inko('export', 'products');
    writeFileSync(path, csv);
    expect((await inko('import', 'products', path, '--commit')).stdout).toMatch(
      /^0 edited, 0 new, \d+ identical, 0 with errors\n/,
    );
    writeFileSync(path, csv.replace(';7,95;', ';8,05;'));
    const changed = await inko('import', 'products', path, '--commit');
    expect(changed).toMatchObject({ code: 0, stderr: '' });
    expect(changed.stdout).toContain(
      'line 2: edited Valdumea Einlage für Frauen Mini, onesize: UVP 7,95 -> 8,05\n',
    );
    expect(changed.stdout).toContain('The file was imported.');
    writeFileSync(path, csv.replace(';7,95;', ';viel;'));
    const wrong = await inko('import', 'products', path, '--commit');
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toContain('Zeile 2, UVP: „viel“ ist kein Betrag.');
  } finally {
    await database.drop();
  }
});
