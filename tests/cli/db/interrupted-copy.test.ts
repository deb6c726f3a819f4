import type { SqlEntityManager } from '@mikro-orm/sql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KrankenkasseRow } from '#institution';
import { openDatabase } from '#platform';
import { bringUpToDate, databaseSchema } from '#setup';
import { emptyDatabase, waitingForLocks } from '../../server/support/database.ts';
import { POSTGRES_URL } from '../../server/support/engines.ts';
import { startProgram } from '../../server/support/program.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { databaseForCommands, everything, onDatabase } from './db-fixtures.ts';

const STOPPING = 'inko: breaking off as soon as nothing is left half done …\n';
const BROKEN_OFF = 'inko: broken off; nothing was taken over\n';

/** Looks again and again until something is so. */
async function until(so: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await so())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A connection to a PostgreSQL database that a copy takes for one of its own. */
async function opened(url: string): Promise<() => SqlEntityManager> {
  const own = new URL(url);
  own.searchParams.set('application_name', 'inko-restore-test');
  const orm = await openDatabase(own.href, databaseSchema);
  onTestFinished(() => orm.close());
  await bringUpToDate(orm);
  return () => orm.em.fork() as SqlEntityManager;
}

describe.skipIf(POSTGRES_URL === undefined)('inko db copy', () => {
  test.each([
    ['sqlite', 'postgresql', 'row exclusive'],
    ['postgresql', 'sqlite', 'access exclusive'],
  ] as const)('from %s to %s keeps nothing at Ctrl-C in the middle, and says so', async (from, to, mode) => {
    const source = await databaseForCommands(from);
    const target = await emptyDatabase(to);
    onTestFinished(() => target.drop());
    const before = await everything(source);
    const em = await opened(from === 'postgresql' ? source.url : target.url);
    const holder = em();
    await holder.begin();
    await holder.execute(`lock table competitor in ${mode} mode`);
    const args = ['db', 'copy', '--from', source.url, '--to', target.url];
    const program = startProgram('cli', args, testEnv(source.url), source.folder);
    await until(async () => (await waitingForLocks(em())) > 0);
    program.child.kill('SIGINT');
    await until(() => program.stderr().includes(STOPPING));
    await holder.rollback();
    expect([await program.ended, program.child.signalCode, program.stdout()]).toEqual([null, 'SIGINT', '']);
    expect(program.stderr()).toBe(`\n${STOPPING}\n${BROKEN_OFF}`);
    expect(await onDatabase(target, (each) => each.count(KrankenkasseRow))).toBe(0);
    expect(await everything(source)).toEqual(before);
  });
});
