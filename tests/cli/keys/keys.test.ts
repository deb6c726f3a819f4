import { expect, onTestFinished, test, vi } from 'vitest';
import { openPdfPassword, sealPdfPassword } from '#institution';
import { Keyring, readConfig } from '#platform';
import { describeOnBothEngines } from '../../server/support/engines.ts';
import { databaseForCommands, onDatabase } from '../db/db-fixtures.ts';
import { inkoHere } from '../run-here.ts';

const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((each) => each.repeat(8) + 'k9Qz'.repeat(8)) as [
  string,
  string,
  string,
];

function useKeys(env: Readonly<Record<string, string>>): Keyring {
  const names = ['SECRET_KEY', 'SECRET_KEY_PREVIOUS', 'PDF_KEYS'];
  for (const name of names) vi.stubEnv(name, env[name] ?? '');
  onTestFinished(() => void vi.unstubAllEnvs());
  return new Keyring(readConfig({ NODE_ENV: 'test', ...env }).pdfKeys);
}

describeOnBothEngines('inko keys', (engine) => {
  // @spec access-4-20
  test('moves stored PDF passwords to another SECRET_KEY, and then to a key of their own', async () => {
    const database = await databaseForCommands(engine);
    const store = (keys: Keyring) =>
      onDatabase(database, async (em) => {
        await em.execute('update institution set pdf_passwort = null');
        for (const id of [1, 2])
          await em.execute('update institution set pdf_passwort = ? where id = ?', [
            sealPdfPassword(keys, id, `geheim-${id}`),
            id,
          ]);
      });
    const read = (keys: Keyring) =>
      onDatabase(database, async (em) => {
        const rows = await em.execute<{ id: number; sealed: string }[]>(
          'select id, pdf_passwort as sealed from institution where pdf_passwort is not null order by id',
        );
        return rows.map(({ id, sealed }) => openPdfPassword(keys, id, sealed));
      });
    const status = async () => {
      const { code, stdout } = await inkoHere(['keys', 'status', '--json']);
      return { code, rows: JSON.parse(stdout) as unknown };
    };
    const rows = (key: string, state: string) => [{ values: 'PDF passwords', key, state, count: 2 }];

    await store(useKeys({ SECRET_KEY: FIRST }));
    expect(await status()).toEqual({ code: 0, rows: rows('secret-key', 'newest') });

    // Replaced without the previous one, nothing can be read, and nothing is written.
    useKeys({ SECRET_KEY: SECOND });
    expect(await status()).toEqual({ code: 1, rows: rows('', 'missing') });
    const refused = await inkoHere(['keys', 'reseal']);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('2 values have no key')]);

    const both = useKeys({ SECRET_KEY: SECOND, SECRET_KEY_PREVIOUS: FIRST });
    expect(await read(both)).toEqual(['geheim-1', 'geheim-2']);
    expect(await status()).toEqual({ code: 0, rows: rows('secret-key (previous)', 'older') });
    expect((await inkoHere(['keys', 'reseal'])).code).toBe(0);
    expect(await status()).toEqual({ code: 0, rows: rows('secret-key', 'newest') });
    expect(await read(useKeys({ SECRET_KEY: SECOND }))).toEqual(['geheim-1', 'geheim-2']);

    useKeys({ SECRET_KEY: SECOND, PDF_KEYS: `2027:${THIRD}` });
    const resealed = await inkoHere(['keys', 'reseal', '--json']);
    expect(JSON.parse(resealed.stdout)).toContainEqual(
      expect.objectContaining({ values: 'PDF passwords', resealed: 2, current: 0, unreadable: 0 }),
    );
    const again = JSON.parse((await inkoHere(['keys', 'reseal', '--json'])).stdout) as unknown;
    expect(again).toContainEqual(expect.objectContaining({ resealed: 0, current: 2 }));
    expect(await read(useKeys({ SECRET_KEY: FIRST, PDF_KEYS: `2027:${THIRD}` }))).toEqual([
      'geheim-1',
      'geheim-2',
    ]);
  });
});
