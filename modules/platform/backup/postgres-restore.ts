import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { postgresScript } from './postgres-backup.ts';
import { connectionEnv, startPostgresProgram } from './postgres-programs.ts';

/** Drops all tables and functions, in the transaction that creates those of the backup. */
const TAKE_AWAY = `
set client_min_messages = warning;
set lock_timeout = '30s';
set statement_timeout = 0;
do $$
declare each record;
begin
  for each in select format('drop table if exists %I.%I cascade', schemaname, tablename) as act
    from pg_tables where schemaname = 'public'
  loop execute each.act; end loop;
  for each in select format('drop routine if exists %s cascade', p.oid::regprocedure) as act
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute each.act; end loop;
end $$;
`;

/** Start of the application name of a restore. */
export const RESTORING = 'inko-restore-';

/**
 * Refuses to replace a database that others have open. Other restores do not count: only one is past its lock.
 *
 * @throws Error with the number of connections
 */
export async function refuseOthers(orm: MikroORM): Promise<void> {
  const em = orm.em.fork() as SqlEntityManager;
  const [found] = await em.execute<{ others: number }[]>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and not starts_with(application_name, ?)`,
    [RESTORING],
  );
  const others = found?.others ?? 0;
  const connections = others === 1 ? 'connection' : 'connections';
  if (others > 0)
    throw new Error(
      `The database is in use (${others} ${connections}): end the server and other commands first. Nothing was changed.`,
    );
}

/** Replaces the content of a database by a backup, in one transaction. */
export async function replacePostgres(databaseUrl: string, path: string): Promise<void> {
  const input = new PassThrough();
  const args = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--file=-'];
  const psql = startPostgresProgram('psql', args, connectionEnv(databaseUrl), input);
  const script = postgresScript(path);
  psql.child.stdout.resume();
  input.write(TAKE_AWAY);
  const passed = pipeline(script.child.stdout, input, { end: false }).then(() => script.done);
  try {
    // psql only ends first if it fails.
    await Promise.race([passed, psql.done]);
  } catch (error) {
    passed.catch(() => {});
    script.child.kill('SIGTERM');
    psql.child.kill('SIGTERM');
    throw error;
  }
  // Ends the input, at which psql commits, only once the script is known to be complete.
  input.end();
  await psql.done;
}
