import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const CATALOGUE = 'cms/allproducts.php';
/** One whose response is cached, and one that is made again for each request. */
const PATHS = [CATALOGUE, 'cms/krankenkassen.php'];
const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

describeWithDatabase('the answer of a call', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let token = '';

  beforeAll(async () => {
    token = await tokenOf(server(), 'beratung');
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    call(server(), path, { token, headers });

  test.each(PATHS)('%s is the same in each encoding once it is unpacked', async (path) => {
    const plain = await ask(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      // Twice: the first one is made, the second one is at hand.
      for (const _ of [1, 2]) {
        const packed = await ask(path, { 'accept-encoding': encoding });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(packed.text).toBe(plain.text);
        expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
        expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
      }
    }
  });

  test.each(PATHS)(
    '%s has a strong ETag of exactly its bytes, for this person’s browser alone',
    async (path) => {
      for (const encoding of ['identity', 'br', 'gzip']) {
        for (const _ of [1, 2]) {
          const { headers, bytes, status } = await ask(path, { 'accept-encoding': encoding });
          expect(status).toBe(200);
          expect(headers.etag).toBe(`"${createHash('sha256').update(bytes).digest('base64url')}"`);
          expect(headers).toMatchObject({
            vary: 'accept-encoding',
            'cache-control': 'private, no-cache',
            'content-type': 'application/json; charset=utf-8',
          });
        }
      }
    },
  );

  test.each(PATHS)('%s is not sent again to a client that has it', async (path) => {
    const first = await ask(path, { 'accept-encoding': 'br' });
    const etag = first.headers.etag as string;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': known });
      expect([known, again.status, again.bytes.length]).toEqual([known, 304, 0]);
      expect(again.headers).toMatchObject({
        etag,
        vary: 'accept-encoding',
        'cache-control': 'private, no-cache',
        'x-request-id': expect.stringMatching(UUID),
      });
      expect(again.headers['content-encoding']).toBeUndefined();
    }
    for (const other of ['"other"', etag.slice(1, -1), `"x${etag.slice(1)}`]) {
      const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': other });
      expect([other, again.status]).toEqual([other, 200]);
    }
    // The tag of one encoding says nothing of the bytes of another one.
    expect((await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
    // Nor does it open anything.
    const stranger = await call(server(), path, { headers: { 'if-none-match': etag } });
    expect(stranger.status).toBe(401);
  });

  test('is the same from the cache and without it, but for its id', async () => {
    const path = `${CATALOGUE}?sort=Anwendungstyp`;
    const withoutOwn = ({ headers }: Awaited<ReturnType<typeof ask>>) => {
      const { date: _, 'x-request-id': id, ...same } = headers;
      expect(id).toMatch(UUID);
      return same;
    };
    const [first, second] = [await ask(path), await ask(path)];
    expect(withoutOwn(second)).toEqual(withoutOwn(first));
    expect(second.text).toBe(first.text);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(first.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});
