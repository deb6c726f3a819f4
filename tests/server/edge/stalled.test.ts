import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { head, openWire, statusOf } from '../support/wire.ts';

const FORM = 'application/x-www-form-urlencoded';
const BEGINNINGS = [
  ['a form of a page', 'POST /login', { 'Content-Type': FORM, 'Content-Length': 99 }, 'username='],
  ['nothing at all', 'POST /login', { 'Content-Type': FORM, 'Content-Length': 99 }, ''],
  ['pieces of a page', 'POST /login', { 'Content-Type': FORM, 'Transfer-Encoding': 'chunked' }, '5\r\nusern'],
  ['a form call', 'POST /static/api/auth/login.php', { 'Content-Type': FORM, 'Content-Length': 99 }, 'user'],
  [
    'a JSON call',
    'PUT /static/api/register/register.php',
    { 'Content-Type': 'application/json', 'Content-Length': 99 },
    '{"Name',
  ],
  [
    'a form in parts',
    'POST /static/api/auth/login.php',
    { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 99 },
    '--x\r\nContent-Disp',
  ],
] as const;

describe('a body that stops coming', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { LOG_LEVEL: 'info' }, {}, { stalledAfter: 100 });

  test.each(BEGINNINGS)('is given up, and its connection closed: %s', async (_what, line, headers, begun) => {
    const wire = openWire(server().origin);
    wire.write(head(line, headers) + begun);
    // Resolves when the server closes the connection.
    const answer = await wire.all;
    expect(statusOf(answer)).toBe(408);
    expect(answer).toContain('{"error":"invalid","message":"Die Anfrage ist nicht vollständig angekommen."}');
  });

  test('is no failure of the server', () => {
    const lines = server().log.map((line) => JSON.parse(line) as { level: number });
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });
});

describe('a server that waits hardly at all', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, {}, {}, { stalledAfter: 1 });

  test('takes its own time to answer what has come as a whole', async () => {
    const answer = await server().ask('/login', { form: { username: 'nobody', password: 'nothing' } });
    expect(answer.status).toBe(401);
  });
});

describe('a server as it is started', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);

  // @spec access-9-9
  test('waits 30 seconds for more of a body, as for a head', async () => {
    const { http, origin } = server();
    expect([http.headersTimeout, http.requestTimeout]).toEqual([30_000, 300_000]);
    const accepted = once(http, 'connection');
    const wire = openWire(origin);
    onTestFinished(() => wire.close());
    const [socket]: Socket[] = await accepted;
    const asked = once(http, 'request');
    wire.write(`${head('POST /login', { 'Content-Type': FORM, 'Content-Length': 99 })}username=`);
    await asked;
    // A request that is answered after it shows that the first has been taken up.
    await server().ask('/session');
    expect(socket?.timeout).toBe(30_000);
  });
});
