import type { SqlEntityManager } from '@mikro-orm/sql';
import { expect, onTestFinished, test } from 'vitest';
import { secretPurpose } from '#auth';
import { openPdfPassword, sealPdfPassword } from '#institution';
import { Keyring, openDatabase, readConfig } from '#platform';
import { databaseSchema } from '#setup';
import { waitingForLocks } from '../../server/support/database.ts';
import { describeOnBothEngines } from '../../server/support/engines.ts';
import { runProgram, startProgram } from '../../server/support/program.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { databaseForCommands } from '../db/db-fixtures.ts';
import { STOPPING, until } from '../db/interrupted.ts';

const [OLD, NEW] = ['1', '2'].map((each) => each.repeat(8) + 'k9Qz'.repeat(8)) as [string, string];
const keysOf = (env: Readonly<Record<string, string>>) =>
  new Keyring(readConfig({ NODE_ENV: 'test', ...env }).pdfKeys);

describeOnBothEngines('inko keys reseal', (engine) => {
  // @spec access-4-20
  test('says at Ctrl-C how far it came, and goes on from there when run again', async () => {
    const database = await databaseForCommands(engine);
    const keys = keysOf({ SECRET_KEY: OLD });
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(() => orm.close());
    const em = () => orm.em.fork() as SqlEntityManager;
    await em().execute('update institution set pdf_passwort = null');
    for (const id of [1, 2]) {
      const sealed = sealPdfPassword(keys, id, `geheim-${id}`);
      await em().execute('update institution set pdf_passwort = ? where id = ?', [sealed, id]);
      await em().execute(
        'insert into second_factor (user_id, secret, last_step, created) values (?, ?, 0, ?)',
        [...[id, keys.seal('ABC', secretPurpose(id)), '2026-11-26 12:00:00']],
      );
    }
    const passwords = async () => {
      const rows = await em().execute<{ id: number; sealed: string }[]>(
        'select id, pdf_passwort as sealed from institution where pdf_passwort is not null order by id',
      );
      return rows.map(({ id, sealed }) => openPdfPassword(keysOf({ SECRET_KEY: NEW }), id, sealed));
    };

    const release = await (engine === 'sqlite' ? slow(em()) : hold(em()));
    const env = testEnv(database.url, { SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD });
    const program = startProgram('cli', ['keys', 'reseal'], env, database.folder);
    await until(async () =>
      engine === 'sqlite' ? (await passwords())[0] !== null : (await waitingForLocks(em())) > 0,
    );
    program.child.kill('SIGINT');
    await until(() => program.stderr().includes(STOPPING));
    if (engine === 'postgresql') await release();
    expect([await program.ended, program.child.signalCode, program.stdout()]).toEqual([null, 'SIGINT', '']);
    // The value in hand is written, and no further one.
    expect(program.stderr()).toBe(
      `\n${STOPPING}\ninko: broken off; 2 values were sealed again, the others are as before. Run inko keys reseal again for the rest\n`,
    );
    expect(await passwords()).toEqual(['geheim-1', 'geheim-2']);
    if (engine === 'sqlite') await release();

    const again = await runProgram('cli', ['keys', 'reseal', '--json'], env, database.folder);
    expect([again.code, JSON.parse(again.stdout)]).toEqual([
      0,
      [
        { values: 'PDF passwords', resealed: 0, current: 2, unreadable: 0 },
        { values: 'second factors', resealed: 2, current: 0, unreadable: 0 },
      ],
    ]);
  });
});

/** Makes the second institution's row take many times as long to write as it takes to see the first one's. */
async function slow(em: SqlEntityManager): Promise<() => Promise<void>> {
  await em.execute(
    'create view long as with recursive each(n) as (select 1 union all select n + 1 from each where n < 8000000) select n from each',
  );
  await em.execute(
    'create trigger slow after update on institution when new.id = 2 begin select count(*) from long; end',
  );
  return async () => {
    await em.execute('drop trigger slow');
    await em.execute('drop view long');
  };
}

/** Holds the second institution's row. */
async function hold(em: SqlEntityManager): Promise<() => Promise<void>> {
  await em.begin();
  await em.execute('select id from institution where id = 2 for update');
  return () => em.rollback();
}
