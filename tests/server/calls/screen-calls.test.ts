import { beforeAll, expect, test } from 'vitest';
import { isDocumented } from '#platform/http';
import { listCalls } from '../../../apps/server/http/openapi/list-calls.ts';
import { tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

/** The calls of screens; those for programs are asked by the document (access.test.ts, contract.test.ts, fuzz.test.ts). */
const CALLS = listCalls().filter(({ call }) => !isDocumented(call));

/** What no call takes. */
const JUNK = [
  null,
  [],
  'x',
  7,
  { x: 1 },
  JSON.parse('{"__proto__":{"id":1}}'),
  { id: { $ne: null }, version: -1, name: ['a'], file: 'x' },
  { id: 1e300, q: '\u0000', key: 'x'.repeat(20_000), sizes: Array.from({ length: 2_000 }, () => [null]) },
];

describeWithDatabase('a call of a screen', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const tokens: string[] = [];

  beforeAll(async () => {
    for (const name of ['admin', 'leitung']) tokens.push(await tokenOf(server(), name));
  });

  const made = async ({ path, call }: (typeof CALLS)[number], body: unknown, token?: string) => {
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const { method } = call;
    const url = server().origin + path;
    if (call.takes === 'query')
      return fetch(`${url}?${new URLSearchParams(Object(body) as Record<string, string>)}`, {
        method,
        headers,
      });
    return fetch(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  };

  test('is none that only reads: a write alone always says where it comes from', () => {
    expect(CALLS.length).toBeGreaterThan(50);
    expect(CALLS.filter(({ call }) => call.method === 'GET')).toEqual([]);
  });

  test.each(CALLS.map((each) => [`${each.call.method} ${each.call.path}`, each] as const))(
    '%s is closed without a session, and refuses what it does not know',
    async (_, each) => {
      const closed = await made(each, {});
      expect([closed.status, closed.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      // An address has names and values alone.
      const isNamed = (body: unknown) => Object.keys(Object(body)).length > 0 && !Array.isArray(body);
      const junk =
        each.call.takes === 'query' ? JUNK.filter((body) => typeof body !== 'string' && isNamed(body)) : JUNK;
      for (const token of tokens)
        for (const body of junk) {
          const { status } = await made(each, body, token);
          expect([body, status >= 400 && status < 500]).toEqual([body, true]);
        }
    },
  );

  test('leaves no failure in the log', () => {
    const lines = server().log.map((line) => JSON.parse(line) as { level: number; msg: string });
    expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
