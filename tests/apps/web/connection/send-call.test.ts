import { afterEach, expect, test, vi } from 'vitest';
import {
  agreeToDataNotice,
  applyForFullVersion,
  askBotChallenge,
  confirmPassword,
  endSession,
} from '#auth/calls';
import { keepDocument } from '#pdf/calls';
import { requestReset, resendConfirmation } from '../../../../apps/web/access/links/mail-links.ts';
import { sendRegistration } from '../../../../apps/web/access/registration/send-registration.ts';
import { sendCall } from '../../../../apps/web/connection/calls/send-call.ts';

/** What the server tries at most: a minute for the mails before this one, a minute for this one. */
const SERVER_TRIES_MS = 120_000;

vi.mock('../../../../apps/web/access/robot-check/bot-check.ts', () => ({
  passBotCheck: async () => 'passed',
}));

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
  ['a registration', () => sendRegistration({} as never)],
  ['another confirmation', () => resendConfirmation({ mail: 'a@b.example', username: 'a' })],
  ['a reset', () => requestReset({ mail: 'a@b.example', username: 'a' })],
])('waits for %s as long as the server tries to send its mail', async (_, call) => {
  expect(await timeoutOf(call)).toBeGreaterThan(SERVER_TRIES_MS);
});

test('waits for other answers only as long as a person does', async () => {
  expect(await timeoutOf(() => sendCall(askBotChallenge, {}))).toBe(30_000);
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
  expect(await sendCall(askBotChallenge, {})).toMatchObject({ ok: false, ...refusal });
});

test('without an answer it says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  expect(await sendCall(askBotChallenge, {})).toMatchObject({
    ok: false,
    code: 'unreachable',
    message:
      'Der Server ist gerade nicht erreichbar. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  });
});

test('sends its input where the call takes it, and no body where it takes none', async () => {
  const sent: (readonly [string, RequestInit])[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push([address, init]);
    return Response.json({});
  });
  await sendCall(keepDocument, { name: 'a.pdf', data: new Blob(['%PDF']) });
  await sendCall(confirmPassword, { password: 'a b' });
  await sendCall(endSession, { id: 'f' }, { bearer: 'abc' });
  await sendCall(applyForFullVersion, { userid: '5' });
  await sendCall(agreeToDataNotice, {});
  const [parts, form, json, query, nothing] = sent.map(([, { body }]) => body);
  expect([...(parts as FormData).keys()]).toEqual(['name', 'data']);
  expect(String(form)).toBe('password=a+b');
  expect([json, query, nothing]).toEqual(['{"id":"f"}', undefined, undefined]);
  expect(sent.map(([address]) => address).slice(3)).toEqual([
    '/static/api/register/fullversion.php?userid=5',
    '/static/api/account/consent',
  ]);
  expect(sent.map(([, { headers }]) => Object.fromEntries(new Headers(headers)))).toEqual([
    {},
    {},
    { authorization: 'Bearer abc', 'content-type': 'application/json' },
    {},
    {},
  ]);
});
