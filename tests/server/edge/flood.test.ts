import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type * as z from 'zod';
import { callAddresses } from '../support/addresses.ts';
import { seededDatabase, useSeededDatabase } from '../support/database.ts';
import { endProgram, startProgram } from '../support/program.ts';
import { useServer } from '../support/server.ts';
import { testEnv } from '../support/test-config.ts';
import { head, openWire, statusOf } from '../support/wire.ts';

const MB = 1024 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const PARTS = 'multipart/form-data; boundary=x';
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

const unknownKeys = (count: number) => Array.from({ length: count }, (_, at) => at.toString(36));

/** The worst that a stranger may send: what is far too large, and what is just not. */
const BODIES: readonly (readonly [type: string, body: string])[] = [
  [FORM, 'a=1&'.repeat(2.5 * MB)],
  [FORM, 'a=1&'.repeat(4096)],
  [FORM, unknownKeys(4096).join('=&').slice(0, 16_384)],
  [JSON_TYPE, JSON.stringify(Object.fromEntries(unknownKeys(1400).map((key) => [key, 1])))],
  [JSON_TYPE, '['.repeat(8192) + ']'.repeat(8192)],
  [JSON_TYPE, `{"a":`.repeat(2000)],
  [PARTS, PART.repeat(300)],
  [PARTS, PART.repeat(30_000)],
  [PARTS, `--x\r\n${'X: a\r\n'.repeat(2600)}`],
  [FORM, `username${'.a'.repeat(8_180)}=1`],
  [FORM, `username${'[0]'.repeat(5_400)}=1`],
  [FORM, `${`username${'.a'.repeat(90)}=&`.repeat(80)}`],
  [`multipart/form-data; boundary=${'a'.repeat(70)}`, `--${'a'.repeat(70)}\r\n\r\n${'a'.repeat(16_000)}`],
];

/** Texts of a field that searching for a pattern may take the square of their length for. */
const VALUES = ['a', 'a.', 'a@', ' ', '-a', '1', 'http://', "'", 'ä\u0301'].map((text) =>
  text.repeat(Math.floor(15_000 / Buffer.byteLength(text))),
);

const ANYBODYS = callAddresses.filter(({ admits }) => admits === 'anybody');
/** One for each way in which a call reads its input. */
const READERS = [...Map.groupBy(ANYBODYS, ({ call: { takes } }) => takes).values()].flatMap(
  ([first]) => first ?? [],
);

/** How many pages' time a request may take. */
const MOST_PAGES = 25;

/** What else is asked for ever so long. */
const ADDRESSES = [
  `/login?${'a=1&'.repeat(3_500)}`,
  `/verify?id=1&token=${'a'.repeat(14_000)}`,
  `/${'/'.repeat(14_000)}x`,
  `/${'a/'.repeat(7_000)}`,
  `/login.data?_routes=${'a,'.repeat(7_000)}`,
  `/static/api/register/checkknr.php?${'knr=1&'.repeat(2_300)}`,
  `/static/api/register/checkrecaptcha.php?token=${'A'.repeat(9_999)}`,
  `/login.data?${'index=&'.repeat(99)}_routes=${'routes%2Flogin,'.repeat(700)}`,
  `/cms/${'%2e/'.repeat(250)}`,
  `/${'a/'.repeat(510)}`,
  `/static/api/${'a/'.repeat(500)}`,
  `/assets/${'a/'.repeat(500)}`,
];

/** What a head may say ever so long. */
const HEADS: readonly Readonly<Record<string, string>>[] = [
  { Cookie: 'a=b;'.repeat(199) },
  { Cookie: `user-token="${'\\"'.repeat(7_000)}` },
  { Accept: 'text/html;q=0.1,'.repeat(900) },
  { 'Accept-Encoding': 'br;q=0.1,'.repeat(1_600) },
  { 'X-Forwarded-For': '::1,'.repeat(3_500) },
  { 'If-None-Match': '"a",'.repeat(3_500) },
  { Range: `bytes=${'0-1,'.repeat(3_500)}` },
  { Authorization: `Bearer${' '.repeat(14_000)}x` },
  { 'User-Agent': `Mozilla/5.0 Version/${'1'.repeat(7_000)}${'x'.repeat(7_000)}` },
  { 'Content-Type': `application/json;${'a=b;'.repeat(25)}` },
  Object.fromEntries(Array.from({ length: 95 }, (_, at) => [`X-${at}`, '1'])),
];

/**
 * A flood is harmless where no single request of it keeps the one thread busy: then others come in between. What is
 * measured is the thread's own time, not the time that passes, and it is compared with a plain page of the same
 * run: so neither a slow machine nor a busy one changes what comes out. Before there were limits, 10 MB of `a=1&`
 * took a thousand pages' time. How long another request waits in milliseconds `npm run bench` tells.
 */
describe('what a stranger sends', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  let page = 0;

  beforeAll(async () => {
    // One that is rendered each time.
    const pagesRendered = async () => {
      for (let count = 0; count < 20; count += 1) await tell('GET /verify', '', '');
    };
    const times = [await timeOf(pagesRendered), await timeOf(pagesRendered), await timeOf(pagesRendered)];
    page = Math.min(...times) / 20;
  });

  /** Milliseconds of this thread, which is the server's, too. */
  async function timeOf(work: () => Promise<unknown>): Promise<number> {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  }

  async function tell(line: string, type: string, body: string, more: object = {}): Promise<number> {
    const wire = openWire(server().origin);
    const length = Buffer.byteLength(body);
    wire.write(head(line, { 'Content-Type': type, 'Content-Length': length, Connection: 'close', ...more }));
    wire.write(body);
    const answer = await wire.begun;
    wire.close();
    return statusOf(answer);
  }

  async function expectCheap(line: string, type: string, body: string, more: object = {}): Promise<void> {
    let status = 0;
    let time = Number.POSITIVE_INFINITY;
    // The least of some tries counts: none is needed after one that is low enough.
    for (let tries = 0; tries < 3 && time / page >= MOST_PAGES; tries += 1)
      time = Math.min(
        time,
        await timeOf(async () => {
          status = await tell(line, type, body, more);
        }),
      );
    const what = `${line.slice(0, 80)} ${type} ${body.slice(0, 20)} ${Object.keys(more)} (${body.length} bytes)`;
    expect([what, status >= 200 && status < 500]).toEqual([what, true]);
    expect(time / page, `${what}, in the time of a page`).toBeLessThan(MOST_PAGES);
  }

  test.each(READERS)('to $method $path costs no more than some pages', async ({ method, path }) => {
    for (const [type, body] of BODIES) await expectCheap(`${method.toUpperCase()} ${path}`, type, body);
  });

  test.each(ANYBODYS)(
    'as a value of $method $path costs no more than some pages',
    async ({ method, path, call: { takes, input } }) => {
      for (const name of Object.keys((input as z.ZodObject).shape))
        for (const value of VALUES) {
          const fields = new URLSearchParams({ [name]: value });
          if (takes === 'query') await expectCheap(`GET ${path}?${fields}`.slice(0, 15_000), '', '');
          else if (takes === 'form')
            await expectCheap(`${method.toUpperCase()} ${path}`, FORM, `${fields}`.slice(0, 16_384));
          else
            await expectCheap(
              `${method.toUpperCase()} ${path}`,
              JSON_TYPE,
              JSON.stringify({ [name]: value }),
            );
        }
    },
  );

  test('in a head costs no more than some pages', async () => {
    for (const line of [
      'GET /verify',
      'GET /assets/none.js',
      'GET /static/api/register/checknr.php',
      'GET /healthz',
    ])
      for (const more of HEADS) await expectCheap(line, '', '', more);
  });

  // @spec access-9-9
  test('to a page costs no more than some pages', async () => {
    for (const path of ['/login', '/session', '/logout', '/settings/transfer/file', '/gibt/es/nicht'])
      for (const [type, body] of BODIES) await expectCheap(`POST ${path}`, type, body);
  });

  test('in an address costs no more than some pages', async () => {
    for (const address of ADDRESSES) await expectCheap(`GET ${address}`, '', '');
  });
});

describe('a flood of logins', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);

  // @spec access-9-9
  test('keeps nobody from what needs no password, and tells some to come again', async () => {
    const asset = /\/assets\/[\w.-]+\.js/.exec(await (await server().ask('/login')).text())?.[0] ?? '';
    const cookie = await server().cookieOf('beratung');
    let answered = 0;
    const flood = Array.from({ length: 150 }, async () => {
      const form = { username: 'nobody', password: 'nothing' };
      const { status } = await server().ask('/static/api/auth/login.php', { form });
      answered += 1;
      return status;
    });
    // Once some are refused, all places are taken.
    await Promise.race(flood);
    expect((await server().ask(asset)).status).toBe(200);
    expect((await server().ask('/session')).status).toBe(200);
    for (const probe of ['/healthz', '/readyz']) expect((await server().ask(probe)).status).toBe(200);
    expect((await server().ask('/cart', { cookie })).status).toBe(200);
    expect(answered).toBeLessThan(flood.length);
    const statuses = await Promise.all(flood);
    expect([...new Set(statuses)].toSorted()).toEqual([401, 503]);
  });
});

test('a server that is flooded ends in order when it is asked to', async () => {
  const database = await seededDatabase('sqlite');
  onTestFinished(() => database.drop());
  const program = startProgram('server', [], testEnv(database.url), database.folder);
  onTestFinished(async () => void (await endProgram(program, 'SIGKILL')));
  const [, port] = /localhost:(\d+)/.exec(await program.printed(/läuft unter .*\n/)) ?? [];
  const origin = `http://127.0.0.1:${port}`;
  const wires = Array.from({ length: 60 }, () => openWire(origin));
  onTestFinished(() => wires.forEach((wire) => void wire.close()));
  for (const [at, wire] of wires.entries()) {
    const length = at % 3 === 0 ? 99 : 10 * MB;
    wire.write(head('POST /login', { 'Content-Type': FORM, 'Content-Length': length }));
    wire.write(at % 3 === 1 ? 'a=1&'.repeat(MB) : 'username=');
  }
  await Promise.all(wires.filter((_, at) => at % 3 !== 0).map(({ begun }) => begun));
  program.child.kill('SIGTERM');
  // Senders that stay are cut off after a while: tests/server/operations/graceful-shutdown.test.ts.
  for (const wire of wires) wire.close();
  expect(await program.ended).toBe(0);
  expect(program.stderr()).toBe('');
});
