import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { RecommendationRow } from '#consultation';
import { openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { AuditEntry } from '../../modules/platform/audit/audit-entry.entity.ts';
import { seededDatabase } from '../server/support/database.ts';
import { describeOnBothEngines } from '../server/support/engines.ts';
import { runProgram } from '../server/support/program.ts';
import { testEnv } from '../server/support/test-config.ts';

const HEAD = 'key;Artikelnummern\n';
const KEY = 'F_I1_T1_H1_V1_X1';

describeOnBothEngines('inko recommendations', (engine) => {
  async function opened() {
    const database = await seededDatabase(engine);
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(async () => {
      await orm.close();
      await database.drop();
    });
    return {
      em: () => orm.em.fork(),
      inko: (...args: readonly string[]) =>
        runProgram('cli', ['recommendations', ...args], testEnv(database.url), database.folder),
      write: (content: string | Buffer) => {
        const path = join(database.folder, 'tabelle.csv');
        writeFileSync(path, content);
        return path;
      },
    };
  }

  test('check finds nothing wrong with the demo, then names what the catalogue has lost', async () => {
    const { em, inko } = await opened();
    expect(await inko('check')).toEqual({
      code: 0,
      stdout: '576 keys, 576 of them with products (100 %)\n',
      stderr: '',
    });
    await em().nativeDelete(ProductSizeRow, { artikelnummer: '9120781' });
    await em().nativeUpdate(RecommendationRow, { key: KEY }, { artikelnummern: ['9120781'] });
    await em().nativeDelete(RecommendationRow, { key: 'M_I4_T2_H2_V3_X4' });
    const { code, stdout } = await inko('check');
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'warning: Artikelnummer 9120781 is not in the catalogue (F_I1_T1_H1_V1_X1, F_I1_T1_H1_V1_X2)',
      'error: M_I4_T2_H2_V3_X4 is missing',
      `error: ${KEY} has no product left in the catalogue`,
      '575 keys, 574 of them with products (99 %)',
      '',
    ]);
  });

  test('export writes a file that import takes, changed in a spreadsheet', async () => {
    const { em, inko, write } = await opened();
    const exported = await inko('export');
    expect([exported.code, exported.stderr]).toEqual([0, '']);
    expect(exported.stdout.startsWith('\ufeffkey;Artikelnummern\r\n')).toBe(true);
    const edited = exported.stdout.replace(new RegExp(`${KEY};.*`), `${KEY};"710341, 710021"`);
    const path = write(edited);
    expect(await inko('check', path)).toEqual({
      code: 0,
      stdout: 'An import would mean: 0 added, 1 changed, 0 removed, 575 unchanged\n',
      stderr: '',
    });
    expect(readFileSync(path, 'utf8')).toBe(edited);
    expect(await inko('import', path)).toEqual({
      code: 0,
      stdout: 'Imported: 0 added, 1 changed, 0 removed, 575 unchanged.\n',
      stderr: '',
    });
    const row = await em().findOneOrFail(RecommendationRow, { key: KEY });
    expect(row.artikelnummern).toEqual(['710341', '710021']);
    const [entry, ...others] = await em().find(AuditEntry, { what: 'recommendations-imported' });
    expect([entry?.who, others]).toEqual([`operator:${userInfo().username}`, []]);
  });

  test('import refuses a file with faults, each with its line, and changes nothing', async () => {
    const { em, inko, write } = await opened();
    const before = await em().find(RecommendationRow, {}, { orderBy: { key: 'asc' } });
    const path = write(`${HEAD}${KEY};710341\nQ;1\n${KEY};710341\nF_I1_T1_H1_V1_X2;4711\n`);
    const faults = [
      'Zeile 3, key: „Q“ ist kein Schlüssel einer Empfehlung.',
      `Zeile 4, key: ${KEY} steht schon in Zeile 2.`,
      'Zeile 5, Artikelnummern: Nicht im Katalog: 4711.',
    ];
    expect(await inko('import', path)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${faults.join('\n')}\ninko: Die Datei hat 3 Fehler; es wurde nichts geändert.\n`,
    });
    const checked = await inko('check', path);
    expect(checked.code).toBe(1);
    expect(checked.stdout).toBe(
      `error: ${faults[0]}\nerror: ${faults[1]}\nwarning: ${faults[2]}\n` +
        'An import would mean: 0 added, 2 changed, 0 removed, 574 unchanged\n',
    );
    expect(await em().find(RecommendationRow, {}, { orderBy: { key: 'asc' } })).toEqual(before);
    expect(await em().count(AuditEntry, { what: 'recommendations-imported' })).toBe(0);
  });

  test('replace removes what a file does not name, and check says so before', async () => {
    const { em, inko, write } = await opened();
    const { stdout } = await inko('export');
    const adults = stdout.replace(/^K_.*\r\n/gm, '');
    const gap = await inko('check', '--replace', write(adults.replace(new RegExp(`${KEY}.*\r\n`), '')));
    expect([gap.code, gap.stdout]).toEqual([
      1,
      `error: ${KEY} would be missing\nAn import would mean: 0 added, 0 changed, 193 removed, 383 unchanged\n`,
    ]);
    expect((await inko('import', write(adults), '--replace')).code).toBe(0);
    expect(await em().count(RecommendationRow)).toBe(384);
  });

  test('reads what a spreadsheet saves as Windows-1252, and says that a file is missing', async () => {
    const { inko, write } = await opened();
    const path = write(Buffer.from(`${HEAD}\u00dcbung;1\n`, 'latin1'));
    expect((await inko('check', path)).stdout).toContain('Zeile 2, key: „Übung“ ist kein Schlüssel');
    expect((await inko('import', 'nirgends.csv')).stderr).toBe('inko: nirgends.csv: no such file\n');
  });
});
