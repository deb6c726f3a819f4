import { afterEach, expect, test, vi } from 'vitest';
import { requestReset, resendConfirmation } from '../../../../apps/web/access/links/mail-links.ts';
import { callAccess } from '../../../../apps/web/access/robot-check/call-access.ts';
import { callServer, MAIL_TIMEOUT_MS } from '../../../../apps/web/connection/calls/call-server.ts';

/** What the server tries at most: a minute for the mails before this one, a minute for this one. */
const SERVER_TRIES_MS = 120_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How long a call waits for its answer. */
async function timeoutOf(call: () => Promise<unknown>): Promise<number> {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await call();
  return timeout.mock.calls[0]?.[0] ?? 0;
}

// Given up earlier, a registration that stands would be called a failure, and refused when it is sent again.
test.each([
  ['registration', () => callAccess('register.php', { method: 'PUT', body: {}, timeout: MAIL_TIMEOUT_MS })],
  ['another confirmation', () => resendConfirmation({ mail: 'a@b.example', username: 'a' })],
  ['a reset', () => requestReset({ mail: 'a@b.example', username: 'a' })],
])('waits for %s as long as the server tries to send its mail', async (_, call) => {
  expect(await timeoutOf(call)).toBeGreaterThan(SERVER_TRIES_MS);
});

test('waits for other answers only as long as a person does', async () => {
  expect(await timeoutOf(() => callAccess('challenge.php'))).toBe(30_000);
});

test.each([
  [
    'says what is wrong with each field',
    Response.json({ error: 'invalid', message: 'Nein.', fields: { Mail: 'Keine Mail.' } }, { status: 400 }),
    { code: 'invalid', message: 'Nein.', fields: { Mail: 'Keine Mail.' } },
  ],
  [
    'has a number for a code',
    Response.json({ error: 4, message: 'Gesperrt.' }, { status: 401 }),
    { code: '4', message: 'Gesperrt.', fields: {} },
  ],
  ['is none of the server', new Response('<h1>502</h1>', { status: 502 }), { code: 'failed', fields: {} }],
  ['cannot be read', new Response('<h1>Hallo</h1>'), { code: 'failed', fields: {} }],
])('an answer that %s is a refusal', async (_, response, refusal) => {
  vi.stubGlobal('fetch', async () => response);
  expect(await callAccess('challenge.php')).toMatchObject({ ok: false, ...refusal });
});

test('without an answer it says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  expect(await callAccess('challenge.php')).toMatchObject({
    ok: false,
    code: 'unreachable',
    message: 'Der Server ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  });
});

test('sends a form as one, anything else as JSON', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init);
    return Response.json({});
  });
  const form = new FormData();
  await callServer('/consent', { method: 'POST', body: form });
  await callServer('/x', { method: 'PUT', body: { a: 1 }, bearer: 'abc' });
  expect(sent[0]?.body).toBe(form);
  expect([...new Headers(sent[0]?.headers)]).toEqual([]);
  expect(sent[1]?.body).toBe('{"a":1}');
  expect(Object.fromEntries(new Headers(sent[1]?.headers))).toEqual({
    authorization: 'Bearer abc',
    'content-type': 'application/json',
  });
});
