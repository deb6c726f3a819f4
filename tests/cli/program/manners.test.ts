import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Paket } from '#institution';
import { useSeededDatabase } from '../../server/support/database.ts';
import { startProgram } from '../../server/support/program.ts';
import { testEnv } from '../../server/support/test-config.ts';
import { callFrom, inkoHere } from '../run-here.ts';

describe('inko', () => {
  const database = useSeededDatabase('sqlite');
  const file = (name: string) => join(database.folder, name);
  const start = (...args: readonly string[]) =>
    startProgram('cli', args, testEnv(database.url), database.folder);

  beforeEach(() => callFrom(database));

  test('names what it did not understand in one line and a hint', async () => {
    expect(await inkoHere(['user', 'shwo'])).toEqual({
      code: 2,
      stdout: '',
      stderr: "inko: unknown command 'shwo' (Did you mean show?)\nTry: inko user --help\n",
    });
    expect(await inkoHere(['package', 'add', '--name', 'X', '--user-limit', 'viele'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        "inko: option '--user-limit <number>' argument 'viele' is invalid. It must be a whole number.\nTry: inko package add --help\n",
    });
    expect((await inkoHere(['pakage'])).stderr).toContain('(Did you mean package?)\nTry: inko --help\n');
    expect((await inkoHere(['--version'])).stdout).toMatch(/^inko \d+\.\d+\.\d+\n$/);
    expect((await inkoHere(['--help'])).stdout).toContain('Exit codes:\n  0  done\n');
  });

  // @spec access-4-19
  test('overwrites no file without --force, and leaves no partial one', async () => {
    writeFileSync(file('kassen.csv'), 'mine');
    expect(await inkoHere(['export', 'insurers', 'kassen.csv'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'inko: kassen.csv: is there already; --force overwrites it\n',
    });
    expect(readFileSync(file('kassen.csv'), 'utf8')).toBe('mine');
    expect((await inkoHere(['export', 'insurers', 'kassen.csv', '--force'])).code).toBe(0);
    expect(readFileSync(file('kassen.csv'), 'utf8')).toMatch(/^\uFEFFid;Kasse;/);
    expect((await inkoHere(['export', 'insurers', 'nowhere/kassen.csv'])).stderr).toBe(
      'inko: nowhere/kassen.csv: its folder does not exist\n',
    );
    mkdirSync(file('folder'));
    for (const force of [[], ['--force']])
      expect((await inkoHere(['export', 'insurers', 'folder', ...force])).stderr).toBe(
        'inko: folder: is a folder\n',
      );
    // A device takes what is written; it is not put out of its place.
    expect((await inkoHere(['export', 'insurers', '/dev/null', '--force'])).code).toBe(0);
    expect(readFileSync('/dev/null', 'utf8')).toBe('');
  });

  test.each([
    ['folder.csv', 'is a folder'],
    ['gone.csv', 'no such file'],
  ])('says what is wrong with a file: %s', async (name, reason) => {
    mkdirSync(file('folder.csv'), { recursive: true });
    for (const args of [
      ['import', 'products', name, '--dry-run'],
      ['pdf', '--case', name, '--document', 'proposal', '--out', 'x.pdf'],
      ['price', name],
    ])
      expect([args, await inkoHere(args)]).toEqual([
        args,
        { code: 1, stdout: '', stderr: `inko: ${name}: ${reason}\n` },
      ]);
  });

  test('refuses a file that is empty, cut off or no table', async () => {
    const { stdout: whole } = await inkoHere(['export', 'products']);
    const bad: readonly (readonly [string, string | Buffer])[] = [
      ['empty', ''],
      ['cut off', whole.slice(0, whole.lastIndexOf(';'))],
      ['a ZIP', Buffer.from('PK\u0003\u0004\0\0\0', 'latin1')],
    ];
    for (const [name, content] of bad) {
      writeFileSync(file('bad.csv'), content);
      const { code, stdout } = await inkoHere(['import', 'products', 'bad.csv', '--commit', '--json']);
      const { committed, errors, errorMessages } = JSON.parse(stdout);
      expect([name, code, committed, errors > 0, errorMessages.length > 0]).toEqual([
        name,
        1,
        false,
        true,
        true,
      ]);
    }
  });

  test('ends quietly when the reader of its output goes away', async () => {
    const program = start('export', 'products');
    program.child.stdout?.destroy();
    expect([await program.ended, program.stderr()]).toEqual([0, '']);
    for (const args of [['--help'], ['user', '--help'], ['price', 'gone.ndjson']]) {
      const deaf = start(...args);
      deaf.child.stdout?.destroy();
      deaf.child.stderr?.destroy();
      expect([args, await deaf.ended]).toEqual([args, args.includes('gone.ndjson') ? 1 : 0]);
    }
  });

  test('reports in one line that its output cannot be written', async () => {
    const cases = resolve('data/fixtures/worked-cases.ndjson');
    for (const args of [['--help'], ['user', 'list'], ['completion', 'bash'], ['price', cases]]) {
      const command = [process.execPath, 'build/cli/main.js', ...args].map((word) => `'${word}'`).join(' ');
      const { status, stderr } = spawnSync('sh', ['-c', `${command} >/dev/full`], {
        ...{ encoding: 'utf8', env: { ...process.env, ...testEnv(database.url) } },
      });
      const said = 'inko: The output could not be written (ENOSPC). Nothing was changed.\n';
      expect([args, status, stderr]).toEqual([args, 1, said]);
    }
  });

  // @spec access-4-19
  test('leaves everything as it was when Ctrl-C comes in the middle', async () => {
    for (const args of [
      ['import', 'insurers', '-', '--commit'],
      ['price', '-'],
      ['import', 'recommendations', '-', '--commit'],
      ['pdf', '--case', '-', '--document', 'proposal', '--out', 'broken.pdf'],
    ]) {
      const program = start(...args);
      program.child.stdin?.write('id;Kasse\n');
      await new Promise((resolve) => program.child.once('spawn', resolve));
      program.child.kill('SIGINT');
      expect([args, await program.ended, program.child.signalCode]).toEqual([args, null, 'SIGINT']);
      if (args[0] === 'import' && program.stderr() !== '')
        expect(program.stderr()).toContain('inko: broken off; nothing was taken over\n');
    }
    expect(existsSync(file('broken.pdf'))).toBe(false);
    expect((await inkoHere(['import', 'insurers', 'kassen.csv', '--dry-run'])).stdout).toContain(
      '0 edited, 0 new',
    );
  });

  test('says that the database is locked by somebody else, and changes nothing', async () => {
    // In a process of its own: within one, locks of a file hold nobody up.
    const holding = `
      const other = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
      other.exec('begin immediate');
      console.log('locked');
      process.stdin.resume();`;
    const other = spawn(process.execPath, ['-e', holding, database.url.slice('sqlite:'.length)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(other, 'close');
    await once(other.stdout, 'data');
    // Each look at the clock is a minute later: nobody waits as long as a command does.
    let minutes = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 60_000 * ++minutes);
    const { code, stdout, stderr } = await inkoHere(['package', 'add', '--name', 'Klinik']).finally(() => {
      clock.mockRestore();
      other.stdin.end();
    });
    await ended;
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^inko: The database cannot be used: .*locked \(DATABASE_URL: [^\n]+\)\. Another process keeps it locked; try again when [^\n]*\n$/,
    );
    expect(await database.em().count(Paket, { Name: 'Klinik' })).toBe(0);
  });

  test.each([
    [
      'is not there',
      'sqlite:/nowhere/at-all.sqlite',
      'There is no database /nowhere/at-all.sqlite (DATABASE_URL). ',
    ],
    [
      'is no database',
      'sqlite:README.md',
      'README.md). Its file is damaged, or none of a database; inko db restore',
    ],
    ['cannot be reached', 'postgresql://inko@127.0.0.1:1/inko', 'The database cannot be used: '],
  ])('says that the database %s', async (_what, url, reason) => {
    callFrom({ url, folder: database.folder });
    for (const args of [['user', 'list'], ['export', 'products'], ['audit', 'list'], ['doctor']]) {
      const { code, stdout, stderr } = await inkoHere(args);
      expect([args, code, stdout + stderr]).toEqual([args, 1, expect.stringContaining(reason)]);
    }
    callFrom(database);
  });
});
