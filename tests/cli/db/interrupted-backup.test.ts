import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { waitingForLocks } from '../../server/support/database.ts';
import { POSTGRES_URL } from '../../server/support/engines.ts';
import { startProgram } from '../../server/support/program.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { inkoHere } from '../run-here.ts';
import { databaseForCommands, everything } from './db-fixtures.ts';
import { connectedBeside, until } from './interrupted.ts';

/** Starts a command that is held up by a lock, and ends it by a signal once it waits. */
async function brokenOff(
  { url, folder }: { readonly url: string; readonly folder: string },
  args: readonly string[],
  { mode, signal }: { readonly mode: string; readonly signal: 'SIGINT' | 'SIGTERM' },
) {
  const em = await connectedBeside(url);
  const holder = em();
  await holder.begin();
  await holder.execute(`lock table competitor in ${mode} mode`);
  const program = startProgram('cli', args, testEnv(url), folder);
  await until(async () => (await waitingForLocks(em())) > 0);
  program.child.kill(signal);
  const code = await program.ended;
  await holder.rollback();
  return { code, signal: program.child.signalCode, stdout: program.stdout(), stderr: program.stderr() };
}

describe.skipIf(POSTGRES_URL === undefined)('a signal in the middle', () => {
  // @spec access-4-20
  test('of a backup says that there is none, and leaves no file', async () => {
    const database = await databaseForCommands('postgresql');
    const [signal, args] = ['SIGINT', ['db', 'backup', 'a.backup']] as const;
    expect(await brokenOff(database, args, { mode: 'access exclusive', signal })).toEqual({
      code: null,
      signal,
      stdout: '',
      stderr: '\ninko: broken off; nothing was backed up, and no part of a file was left\n',
    });
    expect(existsSync(join(database.folder, 'a.backup'))).toBe(false);
    expect(readdirSync(database.folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  // @spec access-4-20
  test('of a restore says that the database is as it was, which is so', async () => {
    const database = await databaseForCommands('postgresql');
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    const before = await everything(database);
    const [signal, args] = ['SIGTERM', ['db', 'restore', 'a.backup', '--yes']] as const;
    // Lets the database be read and kept, but not replaced.
    const { stderr, ...ended } = await brokenOff(database, args, { mode: 'row exclusive', signal });
    expect(ended).toEqual({ code: null, signal, stdout: '' });
    expect(stderr).toBe(
      '\ninko: broken off; the database is as it was, or restored whole where that was just done: inko db status\n',
    );
    expect(await everything(database)).toEqual(before);
  });
});
