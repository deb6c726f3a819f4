import { once } from 'node:events';
import { createServer, type Socket, connect as tcp } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onceStarted } from '../../../../modules/platform/postgres/once-started.ts';
import { emptyDatabase } from '../../../server/support/database.ts';
import { POSTGRES_URL } from '../../../server/support/engines.ts';
import { endProgram, startProgram } from '../../../server/support/program.ts';
import { testEnv } from '../../../server/support/test-config.ts';

const STARTING = 'the database system is starting up';
const SAID = `Waiting for PostgreSQL: ${STARTING} …\n`;

/** PostgreSQL's message with which it refuses a connection: severity, code and text, each with its letter. */
function refusal(code: string, text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.byteLength + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Stands before a PostgreSQL server and speaks for one that starts, until so many have been refused. */
async function startingServer(databaseUrl: string, refusals: number) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let asked = 0;
  const listener = createServer((client) => {
    sockets.add(client.on('error', () => {}));
    asked += 1;
    if (asked <= refusals) {
      client.once('data', () => client.end(refusal('57P03', STARTING)));
      return;
    }
    const server = tcp(Number(target.port || 5432), target.hostname);
    sockets.add(server.on('error', () => {}));
    client.pipe(server).pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => {
    listener.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(listener.address() as { port: number }).port}`;
  return { url: url.href, asked: () => asked };
}

describe.skipIf(POSTGRES_URL === undefined)('a PostgreSQL server that still starts', () => {
  async function before(refusals: number) {
    const database = await emptyDatabase('postgresql');
    onTestFinished(() => database.drop());
    return { folder: database.folder, ...(await startingServer(database.url, refusals)) };
  }

  test('is waited for at a start, which reports it once', async () => {
    const { url, folder, asked } = await before(4);
    const program = startProgram('server', [], testEnv(url), folder);
    onTestFinished(async () => void (await endProgram(program, 'SIGKILL')));
    await program.printed('läuft unter');
    expect(program.stderr()).toBe(SAID);
    expect(asked()).toBeGreaterThan(4);
    expect(await endProgram(program)).toBe(0);
  });

  test('does not hold up a start that is asked to end', async () => {
    const { url, folder } = await before(Number.POSITIVE_INFINITY);
    const program = startProgram('server', [], testEnv(url), folder);
    onTestFinished(async () => void (await endProgram(program, 'SIGKILL')));
    await expect.poll(() => program.stderr(), { timeout: 20_000 }).toBe(SAID);
    expect(await endProgram(program)).toBeNull();
  });

  test('is waited for by a command', async () => {
    const { url, folder } = await before(2);
    const program = startProgram('cli', ['db', 'migrate'], testEnv(url), folder);
    program.child.stdin?.end();
    expect(await program.ended).toBe(0);
    expect(program.stderr()).toContain(SAID);
  });
});

describe('a server that never gets ready', () => {
  const refused = Object.assign(new Error(`${STARTING}\nDETAIL`), { code: '57P03' });

  test('is waited for until a limit', async () => {
    const said: string[] = [];
    const open = () => Promise.reject(refused);
    await expect(onceStarted(open, { ms: -1, say: (line) => said.push(line) })).rejects.toBe(refused);
    expect(said).toEqual([]);
  });

  test('is distinguished from one that refuses for another reason', async () => {
    const other = Object.assign(new Error('no pg_hba.conf entry'), { code: '28000' });
    let opened = 0;
    const open = () => {
      opened += 1;
      return Promise.reject(other);
    };
    await expect(onceStarted(open)).rejects.toBe(other);
    expect(opened).toBe(1);
  });
});
