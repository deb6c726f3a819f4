import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { acceptedEncoding, bearerToken } from '#platform/http';
import { keepAddresses } from '../../../apps/server/edge/forwarded-for.ts';
import { checkJson, parseForm, parseQuery } from '../../../apps/server/edge/parse-limits.ts';
import { isOwnRequest } from '../../../apps/server/edge/same-origin.ts';
import { readSessionToken } from '../../../apps/server/edge/session-cookie.ts';
import { loggedPath } from '../../../apps/server/files/product-images.ts';
import { formOf, readEntries } from '../../../apps/web/ui/form/form-schema.ts';
import { browserInWords } from '../../../modules/auth/session/browser-in-words.ts';
import { networkOf } from '../../../modules/platform/visitors/network-of.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { readParts } from '../support/form-parts.ts';
import { useServer } from '../support/server.ts';
import { head, openWire, statusOf } from '../support/wire.ts';

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

const times = (count: number, text: string | ((at: number) => string)) =>
  Array.from({ length: count }, (_, at) => (typeof text === 'string' ? text : text(at))).join('');
const keys = (count: number) => times(count, (at) => `${at.toString(36)}=1&`);

const form = formOf(z.strictObject({ username: z.string() }));
const fields = (text: string) => [...new URLSearchParams(text)];

const parts = (body: string, boundary = 'a'.repeat(70)) =>
  readParts(
    new Request('http://127.0.0.1/', {
      method: 'POST',
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    }),
  ).catch(() => null);
const PART = `--${'a'.repeat(70)}\r\n`;

/** Refusing is an answer, too. */
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {}
}

type Parser = (text: string) => unknown;

type Row = readonly [name: string, parse: Parser, make: (count: number) => string];

/** What reads something of a head, of which Node lets 16 KB in, and the texts that are worst for it. */
const OF_HEADS: readonly Row[] = [
  ['cookies', readSessionToken, (count) => times(count, 'a=b; ')],
  ['cookies without names', readSessionToken, (count) => times(count, '=;')],
  ['one long cookie', readSessionToken, (count) => `user-token="${times(count, '\\"')}`],
  ['Accept-Encoding', acceptedEncoding, (count) => times(count, 'br;q=0.1,')],
  ['parameters of Accept-Encoding', acceptedEncoding, (count) => `br${times(count, ';q=')}`],
  ['addresses', (text) => keepAddresses({ 'x-forwarded-for': text }), (count) => times(count, '::1,')],
  ['one long address', networkOf, (count) => times(count, '1.')],
  ['colons of an address', networkOf, (count) => times(count, ':1')],
  [
    'a bearer token',
    (text) => bearerToken({ authorization: text }),
    (count) => `bearer${times(count, ' ')}x`,
  ],
  [
    'an origin',
    (text) => isOwnRequest({ method: 'POST', headers: { origin: text, host: text }, protocol: 'http' }, null),
    (count) => `http://${times(count, 'a.')}`,
  ],
  ['a browser', browserInWords, (count) => `Mozilla/5.0 Version/${times(count, '1')}${times(count, 'x')}`],
  ['browsers', browserInWords, (count) => times(count, 'Version/1 ')],
  ['a logged path', loggedPath, (count) => times(count, '/bilder')],
  ['a query', parseQuery, keys],
  ['a query of one name', parseQuery, (count) => times(count, 'a=1&')],
  ['an encoded query', parseQuery, (count) => times(count, '%41%zz+')],
];

/** What reads something of a body. */
const OF_BODIES: readonly Row[] = [
  ['the form of a call', (text) => attempt(() => parseForm(text)), keys],
  ['nested JSON', (text) => attempt(() => checkJson(Buffer.from(text))), (count) => times(count, '[{"a":')],
  ['flat JSON', (text) => attempt(() => checkJson(Buffer.from(text))), (count) => `[${times(count, '1,')}1]`],
  ['quotes in JSON', (text) => attempt(() => checkJson(Buffer.from(text))), (count) => times(count, '\\"')],
  ['fields of a form', (text) => readEntries(form, fields(text)), keys],
  [
    'a long name in a form',
    (text) => readEntries(form, [[text, '']]),
    (count) => `username${times(count, '.a')}`,
  ],
  ['brackets in a name', (text) => readEntries(form, [[text, '']]), (count) => times(count, '[1]')],
  [
    'many long names',
    (text) => readEntries(form, fields(text)),
    (count) => times(Math.ceil(count / 100), (at) => `${at}${times(100, '.a')}&`),
  ],
  [
    'a body that is nearly a boundary',
    (text) => parts(text),
    (count) => `${PART}\r\n${times(count, '\r\n-aa')}`,
  ],
  ['a body of a boundary', (text) => parts(text), (count) => `${PART}\r\n${times(count, 'a')}`],
  ['headers of a part', (text) => parts(text), (count) => `${PART}${times(count, 'x: a\r\n')}`],
  [
    'a disposition',
    (text) => parts(text),
    (count) => `${PART}Content-Disposition: form-data${times(count, '; name="\\""')}\r\n\r\n1\r\n`,
  ],
  [
    'many parts',
    (text) => parts(text),
    (count) => times(Math.ceil(count / 10), `${PART}Content-Disposition: form-data; name="a"\r\n\r\n1\r\n`),
  ],
];

const PARSERS = [
  ...OF_HEADS.map((row) => [16 * 1024, ...row] as const),
  ...OF_BODIES.map((row) => [64 * 1024, ...row] as const),
].map(([bytes, name, parse, make]) => ({ name, bytes, parse, make }));

/** How much is read in one measurement: enough that the clock of a thread, which may tick in steps of 4 ms, tells. */
const MEASURED_MS = 24;
/** How often the short text fits into the long one. */
const PARTS_OF_LONG = 16;
/** Reading the long text once costs what reading the short one as often does; with the square of the length, 16 times that. */
const MOST_TIMES = 5;

/** Milliseconds of this thread. */
async function cost(rounds: number, work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  for (let round = 0; round < rounds; round += 1) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

test('a form of 100 fields is read, one of 101 is refused', () => {
  expect(parseForm(keys(100).slice(0, -1))).toMatchObject({ 0: '1' });
  expect(() => parseForm(keys(101).slice(0, -1))).toThrow('zu viele Felder');
});

describe('time to read what a stranger sends grows with its length', () => {
  test.each(PARSERS)('$name', async ({ bytes, parse, make }) => {
    const count = Math.floor((bytes * 100) / make(100).length);
    const [long, short] = [make(count), make(Math.ceil(count / PARTS_OF_LONG))];
    const started = performance.now();
    for (let round = 0; round < 5; round += 1) await parse(long);
    const rounds = Math.ceil((5 * MEASURED_MS) / Math.max(0.01, performance.now() - started));
    const ratios: number[] = [];
    // What disturbs one measurement does not disturb all; the square of the length shows in each.
    for (let tries = 0; tries < 12 && !ratios.some((ratio) => ratio < MOST_TIMES); tries += 1) {
      const once = await cost(rounds, () => parse(long));
      const often = await cost(rounds * PARTS_OF_LONG, () => parse(short));
      ratios.push(once / Math.max(often, 1));
    }
    expect(Math.min(...ratios)).toBeLessThan(MOST_TIMES);
  });
});

describe('what has too many parts is refused before it is taken apart', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  let token = '';

  beforeAll(async () => {
    token = await tokenOf(server(), 'leitung');
  });

  async function send(
    line: string,
    headers: Readonly<Record<string, string | number>>,
    body = '',
  ): Promise<string> {
    const wire = openWire(server().origin);
    wire.write(
      head(line, { 'Content-Length': Buffer.byteLength(body), Connection: 'close', ...headers }) + body,
    );
    return wire.all;
  }

  test.each([
    ['/login', 'more parameters than any address has', `?${keys(101)}`, 414],
    ['/static/api/register/checkknr.php', 'more parameters than any call takes', `?${keys(101)}`, 414],
    ['/login', 'as many parameters as there may be', `?${keys(99)}`, 200],
  ])('%s with %s', async (path, _what, query, status) => {
    expect(statusOf(await send(`GET ${path}${query}`, {}))).toBe(status);
  });

  test.each([
    ['more cookies than browsers keep', { Cookie: times(201, 'a=b;') }, 431],
    ['as many cookies as they keep', { Cookie: times(180, 'a=b;') }, 200],
    [
      'more lines than a head has',
      Object.fromEntries(Array.from({ length: 110 }, (_, at) => [`X-${at}`, '1'])),
      431,
    ],
    [
      'a boundary that no form has',
      { 'Content-Type': `multipart/form-data; boundary=${'a'.repeat(200)}` },
      415,
    ],
  ])('a head with %s', async (_what, headers, status) => {
    for (const path of ['/login', '/healthz']) {
      const answer = await send(`GET ${path}`, headers);
      expect([path, statusOf(answer)]).toEqual([path, status]);
      if (status !== 200) expect(answer).toMatch(/"message":"Die [^"]+\."/);
    }
  });

  test.each([
    ['of more fields than any form has', keys(2_501)],
    ['with a name of seven parts', 'username.a.b.c.d.e.f=1'],
    ['with a name of 201 characters', `${'a'.repeat(201)}=1`],
    ['with a name that fills it', `username${'.a'.repeat(8_150)}=1`],
    ['that is in parts', ''],
  ])('a page’s form %s', async (what, body) => {
    const type = what === 'that is in parts' ? 'multipart/form-data; boundary=x' : FORM;
    const answer = await send('POST /login', { 'Content-Type': type }, body);
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('Das Formular konnte nicht gelesen werden. Bitte laden Sie die Seite neu.');
  });

  test.each([
    ['nested deeper than any', 'PUT', 'register/register.php', '['.repeat(21), 'zu tief verschachtelt'],
    ['nested to its end', 'PUT', 'register/register.php', '{"a":'.repeat(3_000), 'zu tief verschachtelt'],
    [
      'with more values than any',
      'PUT',
      'cms/insti_prices.php',
      `[${times(9_000, '1,')}1]`,
      'zu viele Angaben',
    ],
    ['with more fields than any', 'POST', 'auth/login.php', keys(101), 'zu viele Felder'],
  ])('the body of a call %s', async (_what, method, path, text, words) => {
    const type = method === 'PUT' ? JSON_TYPE : FORM;
    const [line, authorization] = [`${method} /static/api/${path}`, `Bearer ${token}`];
    const answer = await send(line, { 'Content-Type': type, Authorization: authorization }, text);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(words);
  });

  test('JSON that is no deeper than what calls take is read', async () => {
    const answer = await call(server(), 'register/register.php', {
      method: 'PUT',
      json: { a: [[[{ b: '[[[[' }]]] },
    });
    expect([answer.status, Object.keys(answer.json.fields)]).toEqual([400, expect.arrayContaining(['a'])]);
  });
});
