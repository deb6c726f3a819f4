import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseKind } from '#platform';
import { seededDatabase, type TestDatabase } from '../../server/support/database.ts';
import { describeWithPrograms } from '../../server/support/with-programs.ts';

/** Debian's command line is of an older SQLite, with a smaller parser, than the product's own. */
describeWithPrograms('the file of a set-up database, by the SQLite of this machine', ['sqlite3'], () => {
  let database: TestDatabase;
  let file = '';

  beforeAll(async () => {
    database = await seededDatabase('sqlite');
    const kind = databaseKind(database.url);
    if (kind.engine === 'sqlite') file = kind.file;
  });
  afterAll(() => database.drop());

  function sqlite(statements: string): readonly string[] {
    const { stdout, stderr } = spawnSync('sqlite3', ['-batch', file], {
      input: statements,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  }

  test('is whole', () => {
    expect(sqlite('pragma integrity_check; pragma foreign_key_check;')).toEqual(['ok']);
  });

  test('can be written: each statement and its triggers are understood', () => {
    const tables = sqlite(
      "select t.name, group_concat(quote(c.name)) from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' group by t.name;",
    );
    expect(tables.length).toBeGreaterThan(30);
    const explained = tables.map((line) => {
      const [table = '', columns = ''] = line.split('|');
      const named = columns.replaceAll("'", '"').split(',');
      const set = named.map((column) => `${column} = ${column}`).join(', ');
      return `explain insert into "${table}" default values; explain update "${table}" set ${set}; explain delete from "${table}";`;
    });
    expect(sqlite(explained.join('\n')).length).toBeGreaterThan(tables.length);
  });

  test('keeps the keys by which names are sorted', () => {
    const keys = 'select name_key, ort_key from institution where id = 2;';
    const rename = (name: string, ort: string) =>
      sqlite(`update institution set name = '${name}', ort = '${ort}' where id = 2; ${keys}`);
    expect(rename('ÄRZTEHAUS Straße', 'Żary')).toEqual(['arztehaus strasse|zary']);
    expect(rename('Apotheke', 'Øsby')).toEqual(['apotheke|osby']);
    expect(rename('Apotheke', 'Ulm')).toEqual(['apotheke|ulm']);
    expect(rename('Łódź Ñandú Çelik Ğ İ', 'Řezno Šibenik ẞ Ýdra ÿ')).toEqual([
      'lodz nandu celik g i|rezno sibenik ss ydra y',
    ]);
  });
});
