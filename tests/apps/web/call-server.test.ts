import { afterEach, expect, test, vi } from 'vitest';
import { callServer } from '../../../apps/web/access/call-server.ts';
import { requestReset, resendConfirmation } from '../../../apps/web/access/mail-links.ts';

/** What the server tries at most: a minute for the mails before this one, a minute for this one. */
const SERVER_TRIES_MS = 120_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** How long a call waits for its answer. */
async function patienceOf(call: () => Promise<unknown>): Promise<number> {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await call();
  return timeout.mock.calls[0]?.[0] ?? 0;
}

// Given up earlier, a registration that stands would be called a failure, and refused when it is sent again.
test.each([
  ['registration', () => callServer('register/register.php', { method: 'PUT', body: {}, mails: true })],
  ['another confirmation', () => resendConfirmation({ mail: 'a@b.example', username: 'a' })],
  ['a reset', () => requestReset({ mail: 'a@b.example', username: 'a' })],
])('waits for %s as long as the server tries to send its mail', async (_, call) => {
  expect(await patienceOf(call)).toBeGreaterThan(SERVER_TRIES_MS);
});

test('waits for other answers only as long as a person does', async () => {
  expect(await patienceOf(() => callServer('register/challenge.php'))).toBe(30_000);
});
