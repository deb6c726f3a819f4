import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callAddresses, type PageAddress, pageAddresses } from '../support/addresses.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { chunk, head, openWire, statusOf, type Wire } from '../support/wire.ts';

const KB = 1024;
const FORM = 'application/x-www-form-urlencoded';
const TYPES = { query: FORM, json: 'application/json', form: FORM, parts: 'multipart/form-data; boundary=x' };

describe('a body', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database, { LOG_LEVEL: 'info' });
  const wires: Wire[] = [];
  let pages: readonly PageAddress[] = [];

  beforeAll(async () => {
    pages = await pageAddresses();
  });

  afterEach(() => {
    for (const wire of wires.splice(0)) wire.close();
  });

  function open(): Wire {
    const wire = openWire(server().origin);
    wires.push(wire);
    return wire;
  }

  /** The answer to a body that is announced and never sent: the server answers without reading it. */
  async function announce(line: string, length: number, headers: Readonly<Record<string, string>> = {}) {
    const wire = open();
    wire.write(head(line, { 'Content-Type': FORM, 'Content-Length': length, ...headers }));
    return wire.begun;
  }

  /** The answer to a body that does not say how long it is, and passes the limit. */
  async function pour(line: string, most: number, headers: Readonly<Record<string, string>> = {}) {
    const wire = open();
    wire.write(head(line, { 'Content-Type': FORM, 'Transfer-Encoding': 'chunked', ...headers }));
    for (let sent = 0; sent <= most; sent += 8 * KB) wire.write(chunk('a=1&'.repeat(2 * KB)));
    return wire.begun;
  }

  const writing = () => pages.filter(({ takes }) => takes.writing).map(({ path }) => path);

  // @spec access-9-9
  test('has 16 KB on every page, announced or not', async () => {
    expect(writing()).toEqual(expect.arrayContaining(['/login', '/logout', '/session']));
    for (const { path } of pages) {
      expect([path, statusOf(await announce(`POST ${path}`, 16 * KB + 1))]).toEqual([path, 413]);
    }
    // Where nothing is read, nothing is cut off.
    expect(statusOf(await pour('POST /login', 16 * KB))).toBe(413);
    expect(statusOf(await pour('POST /session', 16 * KB))).toBe(413);
  });

  test.each(callAddresses.map((each) => [`${each.method.toUpperCase()} ${each.path}`, each] as const))(
    'of %s has what the call’s description says, announced or not',
    async (line, { admits, call, body: { most } }) => {
      const usual = (admits === 'anybody' ? 16 : 64) * KB;
      expect(most).toBe(call.file ? call.file.most + 64 * KB : (call.mostBytes ?? usual));
      const headers = { 'Content-Type': TYPES[call.takes] };
      const refused = await announce(line, most + 1, headers);
      expect(refused).toMatch(/^HTTP\/1\.1 413 [\s\S]*content-type: application\/json; charset=utf-8/i);
      expect(refused).toContain(
        call.file === undefined
          ? '{"error":"invalid","message":"Die Anfrage ist zu groß."}'
          : `{"error":"invalid","message":"${call.file.tooLarge}","fields":{"${call.file.field}":`,
      );
      if (call.takes !== 'query' && admits === 'anybody')
        expect(statusOf(await pour(line, most, headers))).toBe(413);
    },
  );

  test('in parts is cut off as well where it does not announce its length', async () => {
    for (const path of ['/static/api/auth/login.php', '/login']) {
      const wire = open();
      const type = 'multipart/form-data; boundary=x';
      wire.write(head(`POST ${path}`, { 'Content-Type': type, 'Transfer-Encoding': 'chunked' }));
      wire.write(chunk('--x\r\nContent-Disposition: form-data; name="username"; filename="a"\r\n\r\n'));
      for (let sent = 0; sent < 24; sent += 8) wire.write(chunk('a'.repeat(8 * KB)));
      expect([path, statusOf(await wire.begun)]).toEqual([path, 413]);
    }
  });

  test('for a call that does not exist has no more than a visitor’s', async () => {
    expect(statusOf(await announce('POST /static/api/none.php', 16 * KB + 1))).toBe(413);
    expect(statusOf(await pour('POST /static/api/none.php', 16 * KB))).toBe(413);
  });

  test('of 16 KB is read, and what it says is judged', async () => {
    const form = `username=demo&password=${'x'.repeat(16 * KB - 23)}`;
    expect(form.length).toBe(16 * KB);
    for (const path of ['/login', '/static/api/auth/login.php']) {
      const wire = open();
      wire.write(head(`POST ${path}`, { 'Content-Type': FORM, 'Content-Length': form.length }));
      wire.write(form);
      const answer = await wire.begun;
      expect([path, statusOf(answer)]).toEqual([path, 400]);
      expect(answer).toContain('Ein Passwort hat höchstens 200 Zeichen.');
    }
  });

  test('that is too large tells a person so on a page, in German, with the headers of every page', async () => {
    const answer = await announce('POST /login', 99_999_999_999, { Accept: 'text/html,*/*;q=0.8' });
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*content-type: text\/html; charset=utf-8/i);
    expect(answer).toMatch(/content-security-policy: default-src 'self'/i);
    expect(answer).toMatch(/x-request-id: [\da-f-]{36}/i);
    expect(answer).toContain('<html lang="de">');
    expect(answer).toContain('<h1>Das Formular ist zu groß</h1>');
    expect(answer).toContain('kürzen Sie Ihre Eingaben');
  });

  test('that is refused leaves no failure in the log', () => {
    const lines = server().log.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });
});
