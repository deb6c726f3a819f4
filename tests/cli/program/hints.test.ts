import { writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { useSeededDatabase } from '../../server/support/database.ts';
import { callFrom, inkoHere } from '../run-here.ts';

/** Lets every disk have so many free bytes, until the test ends. */
function withFree(bytes: number): void {
  const spy = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: bytes, bsize: 1 } as never);
  // Named imports of the module follow.
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

describe('inko says what next', () => {
  const database = useSeededDatabase('sqlite');
  const file = (name: string, text: string) => writeFileSync(join(database.folder, name), text);
  beforeEach(() => callFrom(database));

  test.each([
    [['user', 'show', 'niemand'], 'inko: Es gibt keinen Benutzer „niemand“.\nTry: inko user list\n'],
    [['role', 'show', 'x'], 'inko: There is no role "x".\nTry: inko role list\n'],
    [['right', 'show', 'x'], 'inko: There is no right "x".\nTry: inko right list\n'],
    [['package', 'show', 'x'], 'inko: There is no package "x".\nTry: inko package list\n'],
    [['insurer', 'show', 'x'], 'inko: There is no Krankenkasse "x".\nTry: inko insurer list\n'],
    [['product', 'show', 'x'], 'inko: There is no product with the PZN "x".\nTry: inko product list\n'],
  ])('%j names the list', async (args, stderr) => {
    expect(await inkoHere(args)).toEqual({ code: 1, stdout: '', stderr });
  });

  test('help of a command of a command is its help', async () => {
    const { stdout: help } = await inkoHere(['db', 'restore', '--help']);
    expect(help).toContain('Usage: inko db restore');
    expect(await inkoHere(['help', 'db', 'restore'])).toEqual({ code: 0, stdout: help, stderr: '' });
    expect((await inkoHere(['help', 'user'])).stdout).toContain('Usage: inko user');
    expect((await inkoHere(['help', 'nothing'])).code).toBe(2);
  });

  test('groups faults that are alike, and says what to import first', async () => {
    const keys = ['I1', 'I2', 'I3'].flatMap((i) => ['T1', 'T2'].map((t) => `F_${i}_${t}_H1_V1_X1`));
    file('empfehlungen.csv', ['key;Artikelnummern', ...keys.map((key, at) => `${key};99${at}`)].join('\n'));
    const { code, stdout } = await inkoHere(['import', 'recommendations', 'empfehlungen.csv', '--dry-run']);
    expect(code).toBe(1);
    expect(stdout).toContain(
      `${keys.length} Zeilen, Artikelnummern: Nicht im Katalog: … (Zeilen 2, 3, 4, 5, 6 …)\n`,
    );
    expect(stdout).toContain('import products first: inko import products FILE\n');
    file(
      'users.csv',
      'id;Loginname;Anrede;Vorname;Nachname;Mail;Rolle;Kundennummer\n;;Frau;A;B;a@b.de;Beratung;77\n',
    );
    expect((await inkoHere(['import', 'users', 'users.csv', '--dry-run'])).stdout).toContain(
      'import institutions first: inko import institutions FILE\n',
    );
  });

  test('takes over nothing of a file without a usable line, which is 1 with --skip-errors, too', async () => {
    file(
      'kassen.csv',
      'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter\n;X;1,00;viel;1,00;18\n',
    );
    const { code, stdout } = await inkoHere([
      'import',
      'insurers',
      'kassen.csv',
      '--commit',
      '--skip-errors',
    ]);
    expect([code, stdout]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
  });

  test('doctor fails where /readyz would: with less than 100 MB on the disk', async () => {
    withFree(99 * 1024 ** 2);
    const { code, stdout } = await inkoHere(['doctor']);
    expect([code, stdout]).toEqual([1, expect.stringContaining('error\tdisk\t99 MB free')]);
  });

  test('doctor finds what db check finds', async () => {
    const found = async (...args: readonly string[]) => {
      const { stdout } = await inkoHere([...args, '--json']);
      return new Map(JSON.parse(stdout).map(({ check, state }: Record<string, string>) => [check, state]));
    };
    const [doctor, check] = [await found('doctor'), await found('db', 'check')];
    for (const [name, state] of check)
      expect([name, doctor.get(name === 'sealed' ? 'keys' : String(name))]).toEqual([name, state]);
  });
});
