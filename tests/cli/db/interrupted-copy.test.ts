import { describe, expect, onTestFinished, test } from 'vitest';
import { KrankenkasseRow } from '#institution';
import { emptyDatabase, waitingForLocks } from '../../server/support/database.ts';
import { POSTGRES_URL } from '../../server/support/engines.ts';
import { startProgram } from '../../server/support/program.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { databaseForCommands, everything, onDatabase } from './db-fixtures.ts';
import { connectedBeside, STOPPING, until } from './interrupted.ts';

const BROKEN_OFF = 'inko: broken off; nothing was taken over\n';

describe.skipIf(POSTGRES_URL === undefined)('inko db copy', () => {
  test.each([
    ['sqlite', 'postgresql', 'row exclusive'],
    ['postgresql', 'sqlite', 'access exclusive'],
  ] as const)('from %s to %s keeps nothing at Ctrl-C in the middle, and says so', async (from, to, mode) => {
    const source = await databaseForCommands(from);
    const target = await emptyDatabase(to);
    onTestFinished(() => target.drop());
    const before = await everything(source);
    const em = await connectedBeside(from === 'postgresql' ? source.url : target.url);
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
