import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { User } from '#auth';
import { ProductSizeRow } from '#catalogue';
import { Institution } from '#institution';
import { openDatabase } from '#platform';
import { databaseSchema, prepareDatabase } from '#setup';
import { findFreePort } from '../../apps/server/free-port.ts';
import { explainStartFailure } from '../../apps/server/operations/start-failure.ts';
import { emptyDatabase, seededDatabase } from './support/database.ts';
import { describeOnBothEngines, describeWithDatabase, type Engine, POSTGRES_URL } from './support/engines.ts';
import { endProgram, type Program, runProgram, startProgram } from './support/program.ts';
import { TestClock } from './support/test-clock.ts';
import { testConfig, testEnv } from './support/test-config.ts';

const PRODUCTION = {
  ...{ NODE_ENV: 'production', VENDOR_NAME: 'Muster', OUTBOX_DIR: 'outbox' },
  PUBLIC_URL: 'https://beratung.example',
};

async function freshDatabase(engine: Engine) {
  const database = await emptyDatabase(engine);
  onTestFinished(() => database.drop());
  return database;
}

/** Starts the built server; it ends with the test. */
function start(env: Readonly<Record<string, string>>, cwd: string): Program {
  const program = startProgram('server', [], env, cwd);
  onTestFinished(async () => {
    await endProgram(program, 'SIGKILL');
  });
  return program;
}

const urlOf = async (program: Program) =>
  /http:\/\/localhost:\d+/
    .exec(await program.printed(/läuft unter .*\n/))?.[0]
    .replace('localhost', '127.0.0.1') ?? '';

/** Whether a server still takes connections; asked again and again until it does not. */
async function stoppedListening(url: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${url}/assets/none`, { headers: { connection: 'close' } });
    } catch {
      return;
    }
  }
}

describeOnBothEngines('two servers that start at the same moment', (engine) => {
  test('on one empty database end with one whole seed', async () => {
    const { url, folder } = await freshDatabase(engine);
    const env = testEnv(url);
    const programs = [start(env, folder), start(env, folder)];
    await Promise.all(programs.map((program) => program.printed('läuft unter')));
    expect(await Promise.all(programs.map((program) => endProgram(program)))).toEqual([0, 0]);
    const orm = await openDatabase(url, databaseSchema);
    onTestFinished(() => orm.close());
    const em = orm.em.fork();
    expect([await em.count(User), await em.count(Institution)]).toEqual([5, 3]);
    expect(await em.count(ProductSizeRow)).toBeGreaterThan(100);
    // On a slow machine the second says that it waits for the first.
    const words = programs.map((program) =>
      program.stderr().replace(/^Waiting for another process .*\n/, ''),
    );
    expect(words).toEqual(['', '']);
  });
});

describe('a server that cannot start says why in one line, ends with code 1 and writes nothing', () => {
  test('a broken configuration', async () => {
    const { folder } = await freshDatabase('sqlite');
    const env = testEnv('sqlite:inko.sqlite', { PORT: 'http', LOG_LEVEL: 'loud' });
    expect(await runProgram('server', [], env, folder)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'The configuration is not usable:\n' +
        '  PORT: must be a whole number from 0 to 65535\n' +
        '  LOG_LEVEL: must be one of debug, info, warn, error, silent\n',
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a port in use, and the next start still tells the password', async () => {
    const { folder, url } = await freshDatabase('sqlite');
    const taken: Server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const env = testEnv(url, { PORT: String(port), DEMO_PASSWORD: '' });
    expect(await runProgram('server', [], env, folder)).toEqual({
      code: 1,
      stdout: '',
      stderr: `The port ${port} is in use on 127.0.0.1. Set another one: PORT=3001 npm start\n`,
    });
    expect(readdirSync(folder)).toEqual([]);
    const program = start({ ...env, PORT: '0' }, folder);
    await program.printed(/Passwort: [\w-]{8,}\n/);
    expect(await endProgram(program)).toBe(0);
  });

  // At several addresses, and on a machine that there is not: tests/cli/program/platform-commands.test.ts.
  test('a PostgreSQL that is not there', async () => {
    const { folder } = await freshDatabase('sqlite');
    const env = testEnv('postgresql://inko:geheim@127.0.0.1:1/inko');
    const { code, stdout, stderr } = await runProgram('server', [], env, folder);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The server cannot start\. The database cannot be used: [^\n]+\n$/);
    expect(stderr).toMatch(/connect ECONNREFUSED 127\.0\.0\.1:1/);
    expect(stderr).not.toContain('geheim');
  });
});

describe('the words for a failed start', () => {
  const saidOf = (work: Promise<unknown>) =>
    work.then(() => 'nothing', explainStartFailure) as Promise<string>;
  const opened = (url: string) => {
    vi.stubEnv('DATABASE_URL', url);
    return saidOf(openDatabase(url, databaseSchema));
  };

  test('name an address of another machine, and a HOST that is none', async () => {
    expect(await saidOf(findFreePort(0, '192.0.2.1'))).toBe(
      'This machine has no address 192.0.2.1. Set another one: HOST=127.0.0.1',
    );
    expect(await saidOf(findFreePort(0, 'nowhere.invalid'))).toMatch(
      /^The configuration is not usable: HOST: "nowhere\.invalid" is no address \(E[A-Z_]+\)$/,
    );
  });

  test('name a database file that is none, and one that is a folder', async () => {
    const { folder, url } = await freshDatabase('sqlite');
    const file = join(folder, 'test.sqlite');
    writeFileSync(file, 'This is no database, but it is long enough to look like one.'.repeat(99));
    expect(await opened(url)).toBe(
      `The server cannot start. The database cannot be used: file is not a database (DATABASE_URL: ${file}). ` +
        'Its file is damaged, or none of a database; inko db restore FILE puts a backup there.',
    );
    rmSync(file);
    mkdirSync(file);
    expect(await opened(url)).toBe(
      `The server cannot start. The database cannot be used: ${file} cannot be opened (EISDIR)`,
    );
  });

  test.skipIf(POSTGRES_URL === undefined)('name a PostgreSQL database that does not exist', async () => {
    const { url } = await freshDatabase('postgresql');
    // It is not made, because its name may be a slip.
    expect(await opened(`${url}_not`)).toMatch(
      /^The server cannot start\. The database cannot be used: database "\w+" does not exist \(DATABASE_URL: [\w.:]+\/\w+\)\. Create it [^\n]+$/,
    );
  });

  // @spec operation-4
  test('name the demo, which production refuses', async () => {
    const database = await seededDatabase('sqlite');
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(async () => {
      await orm.close();
      await database.drop();
    });
    const config = testConfig(database.url, PRODUCTION);
    expect(await saidOf(prepareDatabase(orm, config, new TestClock()))).toMatch(
      /^The server cannot start\. The database holds the demo \(users admin, leitung, .*\), which may not serve in production\. .*inko setup$/,
    );
  });
});

describe('a free port', () => {
  test('is in the links of mails, too; and two signals at once are one', async () => {
    const { folder, url } = await freshDatabase('sqlite');
    const program = start(testEnv(url, { PORT: '0' }), folder);
    const origin = await urlOf(program);
    const asked = new URLSearchParams({
      mail: 'petersen@sanitaetshaus-lindenhof.example',
      username: 'demo',
      forPassword: 'true',
    });
    const answer = await fetch(`${origin}/static/api/register/resendLink.php?${asked}`, {
      headers: { connection: 'close' },
    });
    expect(await answer.json()).toEqual({ success: true });
    const link = await program.printed(/http:\/\/localhost:\d+\/resetpwd/);
    expect(new URL(link).port).toBe(new URL(origin).port);
    program.child.kill('SIGINT');
    program.child.kill('SIGINT');
    expect([await program.ended, program.stderr()]).toEqual([0, '']);
  });
});

describeWithDatabase('production', (engine) => {
  // @spec operation-3
  test('seeds nothing, writes nothing but log lines, and says there what is odd', async () => {
    const { url, folder } = await freshDatabase(engine);
    const env = { ...PRODUCTION, PUBLIC_URL: 'http://127.0.0.1:3000', SECOND_FACTOR: 'off' };
    const program = start(testEnv(url, { ...env, LOG_LEVEL: 'info' }), folder);
    // The notices follow the startup message.
    for (const notice of ['inko setup', 'nobody reaches it but from this machine', 'SECOND_FACTOR is off'])
      await program.printed(notice);
    expect(await endProgram(program)).toBe(0);
    const lines = program
      .stdout()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [started, ended] = lines.filter(({ level }) => level === 'info');
    expect(started).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      engine,
      migrations: { applied: expect.any(Number), last: expect.stringMatching(/^\d{8}/) },
      addresses: [expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)],
      publicUrl: 'http://127.0.0.1:3000',
      msg: 'server started',
    });
    expect(ended).toMatchObject({ signal: 'SIGTERM', msg: 'server ended' });
    expect(lines.filter(({ level }) => level !== 'info').map(({ level, msg }) => [level, msg])).toEqual(
      expect.arrayContaining([
        ['warn', 'The database is empty, and nobody can log in. Set it up with: inko setup'],
      ]),
    );
    expect(program.stderr()).toBe('');
    const orm = await openDatabase(url, databaseSchema);
    onTestFinished(() => orm.close());
    expect([await orm.em.fork().count(User), await orm.em.fork().count(Institution)]).toEqual([0, 0]);
  });
});

describe('the end of a server', () => {
  test('answers what is under way, then ends with code 0 and a closed database', async () => {
    const { url, folder } = await freshDatabase('sqlite');
    const program = start(testEnv(url), folder);
    const address = new URL(await urlOf(program));
    const socket = connect(Number(address.port), address.hostname);
    onTestFinished(() => void socket.destroy());
    const body = 'username=nobody&password=nothing';
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.write(
      `POST /logout HTTP/1.1\r\nHost: ${address.host}\r\nOrigin: ${address.origin}\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n` +
        body.slice(0, 10),
    );
    // A request that is answered after it on another connection shows that the first has been taken up.
    await fetch(`${address.origin}/assets/none`, { headers: { connection: 'close' } });
    program.child.kill('SIGTERM');
    await stoppedListening(address.origin);
    socket.write(body.slice(10));
    expect(await program.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1\.1 (302|400)/);
    expect(program.stderr()).toBe('');
    expect(readdirSync(folder).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  });

  test('comes at once after a second signal', async () => {
    const { url, folder } = await freshDatabase('sqlite');
    const program = start(testEnv(url), folder);
    const address = new URL(await urlOf(program));
    const socket = connect(Number(address.port), address.hostname);
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write(
      `POST /logout HTTP/1.1\r\nHost: ${address.host}\r\nOrigin: ${address.origin}\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nusername=',
    );
    await fetch(`${address.origin}/assets/none`, { headers: { connection: 'close' } });
    program.child.kill('SIGINT');
    await stoppedListening(address.origin);
    // A signal that comes with the first is the same wish; somebody who asks later means it.
    const again = setInterval(() => program.child.kill('SIGINT'), 50);
    onTestFinished(() => clearInterval(again));
    // What ends because nothing is under way any more ends with 0.
    expect(await program.ended).toBe(130);
  });
});
