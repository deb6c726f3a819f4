import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { User } from '#auth';
import { ProductSizeRow } from '#catalogue';
import { Institution } from '#institution';
import { openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { emptyDatabase, seededDatabase } from './support/database.ts';
import { describeOnBothEngines, describeWithDatabase, type Engine, POSTGRES_URL } from './support/engines.ts';
import { endProgram, type Program, runProgram, startProgram } from './support/program.ts';
import { testEnv } from './support/test-config.ts';

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

  test('an address of another machine', async () => {
    const { folder, url } = await freshDatabase('sqlite');
    const { code, stderr } = await runProgram('server', [], testEnv(url, { HOST: '192.0.2.1' }), folder);
    expect([code, stderr]).toEqual([
      1,
      'This machine has no address 192.0.2.1. Set another one: HOST=127.0.0.1\n',
    ]);
  });

  test("a HOST that is no address, which is not the database's fault", async () => {
    const { folder, url } = await freshDatabase('sqlite');
    const { code, stdout, stderr } = await runProgram(
      'server',
      [],
      testEnv(url, { HOST: 'nowhere.invalid' }),
      folder,
    );
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^The configuration is not usable: HOST: "nowhere\.invalid" is no address \(E[A-Z_]+\)\n$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a database file that is none', async () => {
    const { folder, url } = await freshDatabase('sqlite');
    writeFileSync(
      join(folder, 'test.sqlite'),
      'This is no database, but it is long enough to look like one.'.repeat(99),
    );
    expect(await runProgram('server', [], testEnv(url), folder)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `The server cannot start. The database cannot be used: file is not a database (DATABASE_URL: ${join(folder, 'test.sqlite')}). ` +
        'Its file is damaged, or none of a database; inko db restore FILE puts a backup there.\n',
    });
    expect(readdirSync(folder)).toEqual(['test.sqlite']);
  });

  test('a database file that is a folder', async () => {
    const { folder, url } = await freshDatabase('sqlite');
    mkdirSync(join(folder, 'test.sqlite'));
    const { code, stderr } = await runProgram('server', [], testEnv(url), folder);
    expect([code, stderr]).toEqual([
      1,
      `The server cannot start. The database cannot be used: ${join(folder, 'test.sqlite')} cannot be opened (EISDIR)\n`,
    ]);
  });

  // A file without permission is not tried: these tests may run as root, who may read everything.
  test.skipIf(process.getuid?.() === 0)(
    'a database file that may not be read (skipped for root)',
    async () => {
      const { folder, url } = await freshDatabase('sqlite');
      writeFileSync(join(folder, 'test.sqlite'), '', { mode: 0o000 });
      const { code, stderr } = await runProgram('server', [], testEnv(url), folder);
      expect(code).toBe(1);
      expect(stderr).toMatch(/^The server cannot start\. The database cannot be used: [^\n]+\n$/);
    },
  );

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

describe.skipIf(POSTGRES_URL === undefined)('a PostgreSQL database that does not exist', () => {
  test('is not made, because its name may be a slip', async () => {
    const database = await freshDatabase('postgresql');
    const { code, stderr } = await runProgram('server', [], testEnv(`${database.url}_not`), database.folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^The server cannot start\. The database cannot be used: database "\w+" does not exist \(DATABASE_URL: [\w.:]+\/\w+\)\. Create it [^\n]+\n$/,
    );
  });
});

describe('a free port', () => {
  test('is in the links of mails, too', async () => {
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
  });
});

describeWithDatabase('production', (engine) => {
  // @spec operation-3
  test('seeds nothing, writes nothing but log lines, and names its address there', async () => {
    const { url, folder } = await freshDatabase(engine);
    const env = testEnv(url, {
      NODE_ENV: 'production',
      VENDOR_NAME: 'Muster',
      PUBLIC_URL: 'https://beratung.example',
      OUTBOX_DIR: 'outbox',
      LOG_LEVEL: 'info',
    });
    const program = start(env, folder);
    // The notice follows the startup message.
    await program.printed('inko setup');
    expect(await endProgram(program)).toBe(0);
    const [started, notice, ended, ...more] = program
      .stdout()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(started).toMatchObject({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      engine,
      migrations: { applied: expect.any(Number), last: expect.stringMatching(/^\d{8}/) },
      addresses: [expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)],
      publicUrl: 'https://beratung.example',
      msg: 'server started',
    });
    expect(notice).toMatchObject({
      level: 'warn',
      msg: 'The database is empty, and nobody can log in. Set it up with: inko setup',
    });
    expect(ended).toMatchObject({ level: 'info', signal: 'SIGTERM', msg: 'server ended' });
    expect(more).toEqual([]);
    expect(program.stderr()).toBe('');
    const orm = await openDatabase(url, databaseSchema);
    onTestFinished(() => orm.close());
    expect([await orm.em.fork().count(User), await orm.em.fork().count(Institution)]).toEqual([0, 0]);
  });
});

describeWithDatabase('production on a database with the demo', (engine) => {
  // @spec operation-4
  test('does not start, and names what it found', async () => {
    const database = await seededDatabase(engine);
    onTestFinished(() => database.drop());
    const env = testEnv(database.url, {
      NODE_ENV: 'production',
      VENDOR_NAME: 'Muster',
      PUBLIC_URL: 'https://beratung.example',
      OUTBOX_DIR: 'outbox',
    });
    const { code, stdout, stderr } = await runProgram('server', [], env, database.folder);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^The server cannot start\. The database holds the demo \(users admin, leitung, .*\), which may not serve in production\. .*inko setup\n$/,
    );
  });
});

describe('production at a loopback address without https', () => {
  test('starts, and says what the address means', async () => {
    const { url, folder } = await freshDatabase('sqlite');
    const program = start(
      testEnv(url, {
        NODE_ENV: 'production',
        VENDOR_NAME: 'Muster',
        PUBLIC_URL: 'http://127.0.0.1:3000',
        OUTBOX_DIR: 'outbox',
        LOG_LEVEL: 'warn',
        SECOND_FACTOR: 'off',
      }),
      folder,
    );
    await program.printed('PUBLIC_URL is http://127.0.0.1:3000: nobody reaches it but from this machine');
    await program.printed('SECOND_FACTOR is off: a password alone opens');
    expect(await endProgram(program)).toBe(0);
  });
});

describeOnBothEngines('the end of a server', (engine) => {
  test('answers what is under way, then ends with code 0 and a closed database', async () => {
    const { url, folder } = await freshDatabase(engine);
    const program = start(testEnv(url), folder);
    const address = new URL(await urlOf(program));
    const { connect } = await import('node:net');
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
    if (engine === 'sqlite') {
      expect(existsSync(join(folder, 'test.sqlite'))).toBe(true);
      expect(existsSync(join(folder, 'test.sqlite-wal'))).toBe(false);
      expect(existsSync(join(folder, 'test.sqlite-shm'))).toBe(false);
    }
  });
});

describeWithDatabase('the end of a server', (engine) => {
  test('comes at once after a second signal', async () => {
    const { url, folder } = await freshDatabase(engine);
    const program = start(testEnv(url), folder);
    const address = new URL(await urlOf(program));
    const { connect } = await import('node:net');
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

  test('comes with SIGINT just the same, twice or once', async () => {
    const { url, folder } = await freshDatabase(engine);
    const program = start(testEnv(url), folder);
    await program.printed('läuft unter');
    program.child.kill('SIGINT');
    program.child.kill('SIGINT');
    expect(await program.ended).toBe(0);
    expect(program.stderr()).toBe('');
  });
});
