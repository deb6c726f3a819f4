import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { MatchingRow } from '#institution';
import { openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { ImportRun } from '../../../modules/platform/tables/import-run.entity.ts';
import { seededDatabase, waitingForLocks } from '../../server/support/database.ts';
import { describeOnBothEngines } from '../../server/support/engines.ts';
import { endProgram, startProgram } from '../../server/support/program.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { STOPPING, until } from '../db/interrupted.ts';
import { callFrom, inkoHere } from '../run-here.ts';

const HEAD = 'knr;name_1;name_2;street;number;zip;city\n';
/** More than one statement writes; the one that is held up comes in the last. */
const LINES = Array.from({ length: 1200 }, (_, index) => `n${index};Haus ${index};;Weg;1;20095;Hamburg\n`);
const HELD = 'n1199';
const NOTHING =
  /^inko: Der Import „Kundennummern“ vom \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr wurde unterbrochen; es wurde nichts übernommen\.\n$/;

const BROKEN_OFF = 'inko: broken off; nothing was taken over\n';

describeOnBothEngines('an import whose process is killed', (engine) => {
  async function opened() {
    const database = await seededDatabase(engine);
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(async () => {
      await orm.close();
      await database.drop();
    });
    const start = (part: 'cli' | 'server', ...args: readonly string[]) => {
      const program = startProgram(part, args, testEnv(database.url, { LOG_LEVEL: 'warn' }), database.folder);
      program.child.stdin?.end();
      return program;
    };
    callFrom(database);
    const inko = (...args: readonly string[]) => inkoHere(args);
    const file = join(database.folder, 'kunden.csv');
    writeFileSync(file, HEAD + LINES.join(''));
    return { em: () => orm.em.fork() as SqlEntityManager, start, inko, file };
  }

  // @spec access-4-18
  test('has written nothing if killed within its transaction, which the next start reports once', async () => {
    const { em, start, inko, file } = await opened();
    const before = await em().count(MatchingRow);
    const release = await (engine === 'sqlite' ? holdSqlite(em()) : holdPostgresql(em()));
    const program = start('cli', 'import', 'matching', file, '--commit');
    await until(async () => (await em().count(ImportRun, { state: 'begun' })) === 1);
    await until(async () => (engine === 'sqlite' ? isLocked(em()) : (await waitingForLocks(em())) > 0));
    // At work, it is not taken for interrupted.
    const other = join(dirname(file), 'adm.csv');
    writeFileSync(other, 'knr;adm_nr;adm_name;adm_mail;adm_tel\n');
    const dryRun = ['import', 'adm', other, '--dry-run'] as const;
    if (engine === 'postgresql') expect((await inko(...dryRun)).stderr).toBe('');
    expect(await endProgram(program, 'SIGKILL')).toBeNull();
    await release();
    expect(await em().count(MatchingRow)).toBe(before);
    // What only reads writes nothing, and leaves it to others to say.
    expect((await inko('export', 'adm')).stderr).toBe('');
    const next = await inko(...dryRun);
    expect([next.code, next.stderr]).toEqual([0, expect.stringMatching(NOTHING)]);
    expect((await inko(...dryRun)).stderr).toBe('');
    expect(await em().count(ImportRun)).toBe(0);
    expect((await inko('import', 'matching', file, '--commit')).stdout).toContain(
      '0 edited, 1200 new, 0 identical',
    );
    expect(await em().count(MatchingRow)).toBe(before + 1200);
  });

  test('takes back what it has begun at Ctrl-C in the middle, says so, and ends by that signal', async () => {
    const { em, start, inko, file } = await opened();
    const before = await em().count(MatchingRow);
    const release = await (engine === 'sqlite' ? slowSqlite(em()) : holdPostgresql(em()));
    const program = start('cli', 'import', 'matching', file, '--commit');
    await until(async () => (await em().count(ImportRun, { state: 'begun' })) === 1);
    if (engine === 'postgresql') await until(async () => (await waitingForLocks(em())) > 0);
    program.child.kill('SIGINT');
    if (engine === 'postgresql') {
      await until(() => program.stderr().includes(STOPPING));
      await release();
    }
    expect([await program.ended, program.child.signalCode, program.stdout()]).toEqual([null, 'SIGINT', '']);
    expect(program.stderr()).toBe(`\n${STOPPING}\n${BROKEN_OFF}`);
    if (engine === 'sqlite') await release();
    expect(await em().count(MatchingRow)).toBe(before);
    expect((await inko('import', 'matching', file, '--commit')).stdout).toContain(
      '0 edited, 1200 new, 0 identical',
    );
  });

  // The words of the report are those of any engine.
  if (engine === 'sqlite')
    test('is reported as written if killed after its commit, by the server too', async () => {
      const { em, start, inko, file } = await opened();
      expect((await inko('import', 'matching', file, '--commit')).stdout).toContain('The file was imported.');
      // Killed between the end of the transaction and the note that this is known.
      await em().nativeUpdate(ImportRun, { tableName: 'matching' }, { state: 'written' });
      const server = start('server');
      await server.printed(
        /Der Import „Kundennummern“ vom [^"]+ Uhr wurde unterbrochen; übernommen ist alles\."/,
      );
      await endProgram(server);
      expect(await em().find(ImportRun, {})).toMatchObject([{ state: 'done' }]);
    });
});

/** Keeps the row that is written last from being written for ever. */
async function holdSqlite(em: SqlEntityManager): Promise<() => Promise<void>> {
  await em.execute(
    'create view endless as with recursive each(n) as (select 1 union all select n + 1 from each) select n from each',
  );
  await em.execute(
    `create trigger held after insert on matching_row when new.knr = '${HELD}' begin select count(*) from endless; end`,
  );
  return async () => {
    await em.execute('drop trigger held');
    await em.execute('drop view endless');
  };
}

/** Makes the row that is written last take many times as long as it takes to look whether the import has begun. */
async function slowSqlite(em: SqlEntityManager): Promise<() => Promise<void>> {
  await em.execute(
    'create view long as with recursive each(n) as (select 1 union all select n + 1 from each where n < 8000000) select n from each',
  );
  await em.execute(
    `create trigger slow after insert on matching_row when new.knr = '${HELD}' begin select count(*) from long; end`,
  );
  return async () => {
    await em.execute('drop trigger slow');
    await em.execute('drop view long');
  };
}

/** Whether any connection is writing; asked by a connection that does not wait. */
async function isLocked(asking: SqlEntityManager): Promise<boolean> {
  const [main] = await asking.execute<{ file: string }[]>('pragma database_list');
  const probe = new Sqlite(main?.file ?? '', { timeout: 0 });
  try {
    probe.exec('update import_run set id = id where id = 0');
    return false;
  } catch {
    return true;
  } finally {
    probe.close();
  }
}

/** Holds a row that the import is to write, in a transaction of its own, until it is released. */
async function holdPostgresql(em: SqlEntityManager): Promise<() => Promise<void>> {
  const holder = em.fork();
  await holder.begin();
  await holder.execute(
    `insert into matching_row (knr, name1, name2, street, number, zip, city) values (?, '', '', '', '', '', '')`,
    [HELD],
  );
  return async () => {
    await holder.rollback();
    // What the killed process had asked for last still runs, and then finds nobody to answer.
    await until(async () => !(await holds(em)));
  };
}

const holds = async (em: SqlEntityManager) =>
  (
    await em.execute(
      `select 1 from pg_locks l join pg_class c on c.oid = l.relation
       where c.relname = 'import_run' and l.pid <> pg_backend_pid() and l.database = (select oid from pg_database where datname = current_database())`,
    )
  ).length > 0;
