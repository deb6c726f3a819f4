import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { useSeededDatabase } from '../../server/support/database.ts';
import { callFrom, inkoHere } from '../run-here.ts';

const run = (program: string, ...args: readonly string[]) => spawnSync(program, args);

describe('inko db restore', () => {
  const database = useSeededDatabase('sqlite');

  test('a restore onto a full disk names the folder that is full, not the backup', async (context) => {
    callFrom(database);
    expect((await inkoHere(['db', 'backup', 'a.backup'])).code).toBe(0);
    const small = join(database.folder, 'small');
    mkdirSync(small);
    const { status } = run('mount', '-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small);
    if (status !== 0) return context.skip('this account mounts no tmpfs');
    onTestFinished(() => void run('umount', small));
    vi.stubEnv('DATABASE_URL', `sqlite:${join(small, 'inko.sqlite')}`);
    const { code, stderr } = await inkoHere(['db', 'restore', 'a.backup', '--yes']);
    expect([code, stderr]).toEqual([1, `inko: a.backup: does not fit into ${small}, whose disk is full\n`]);
  });
});
