import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';

const OPEN = ['/login', '/welcome', '/impressum', '/datenschutz', '/register1', '/login.data'];
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

describe('a page', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);

  /** Asks as a browser does; fetch would unpack what comes. */
  async function ask(path: string, headers: Record<string, string>, form?: Record<string, string>) {
    const body = form && new URLSearchParams(form).toString();
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request(server().origin + path, {
      method: form ? 'POST' : 'GET',
      agent: false,
      headers: { ...type, ...headers },
    }).end(body);
    const [answer] = await once(sent, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return {
      status: answer.statusCode,
      headers: answer.headers as IncomingHttpHeaders,
      bytes: Buffer.concat(chunks),
    };
  }

  /** A page's text without what is another one each time. */
  const steady = (text: string) => text.replaceAll(/nonce="[^"]*"|"nonce[^"]*"|[\w+/=]{22,}/g, '');

  test.each(OPEN)('without a session is compressed as the browser accepts it: %s', async (path) => {
    const plain = await ask(path, {});
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await ask(path, { 'accept-encoding': encoding });
      // What fits into one packet is sent as it is.
      const isPacked = plain.bytes.length >= 1_000;
      expect([packed.status, packed.headers['content-encoding']]).toEqual([
        200,
        isPacked ? encoding : undefined,
      ]);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      const text = (isPacked ? UNPACK[encoding](packed.bytes) : packed.bytes).toString();
      expect(steady(text)).toBe(steady(plain.bytes.toString()));
      if (plain.bytes.length > 2_000) expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    }
  });

  test('carries no key of a draft without a session', async () => {
    for (const path of OPEN) expect((await ask(path, {})).bytes.toString()).not.toContain('draftKey');
  });

  test.each(['/', '/cart', '/cart.data', '/impressum'])(
    'of a session is never compressed: %s',
    async (path) => {
      const cookie = await server().cookieOf('beratung');
      const { status, headers } = await ask(path, { cookie, 'accept-encoding': 'br, gzip' });
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    },
  );

  test('that carries the token of a mail, or begins a session, is never compressed', async () => {
    const asked = { 'accept-encoding': 'br, gzip' };
    for (const path of ['/verify?id=1&token=x', '/resetpwd?id=1&token=x'])
      expect((await ask(path, asked)).headers['content-encoding']).toBeUndefined();
    const form = { username: 'beratung', password: DEMO_PASSWORD };
    const begun = await ask('/login.data', asked, form);
    expect(begun.headers['set-cookie']).toBeDefined();
    expect(begun.headers['content-encoding']).toBeUndefined();
  });
});
