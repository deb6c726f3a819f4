import { describe, expect, test } from 'vitest';
import { User } from '#auth';
import { tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

/** All that anybody may ask for. Whatever else is routed wants a session, a call that nobody has thought of as well. */
const OPEN: readonly string[] = [
  'POST /static/api/auth/login.php',
  'GET /static/api/register/checkknr.php',
  'GET /static/api/register/challenge.php',
  'GET /static/api/register/checkrecaptcha.php',
  'PUT /static/api/register/register.php',
  'PUT /static/api/register/sendMail.php',
  'PUT /static/api/register/sendFeedback.php',
  'GET /static/api/register/checkEmailToken.php',
  'GET /static/api/register/resendLink.php',
  'PUT /static/api/register/resetPassword.php',
  'GET /static/api/openapi.json',
  'GET /static/api/price-format.schema.json',
  'GET /static/api/index.html',
  'GET /static/api/api.css',
];

/** What is open to a user who has still to set a password. */
const WAITING: readonly string[] = [
  'POST /static/api/auth/removeUserToken.php',
  'POST /static/api/auth/deactivateUser.php',
  'POST /static/api/auth/setpw.php',
  // Has no guard, because it takes a token that is none of a session, too; it refuses by itself.
  'GET /static/api/register/fullversion.php',
];

describe('what is routed below /static/api/', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);

  /** `GET /static/api/…` of each route; HEAD is made of GET. */
  const routed = () =>
    server()
      .routes.filter(([method, path]) => path.startsWith('/static/api/') && method !== 'HEAD')
      .map(([method, path]) => `${method} ${path}`);

  const statusOf = async (line: string, headers: Record<string, string>) => {
    const [method = '', path = ''] = line.split(' ');
    const answer = await server().ask(path, { method, headers });
    return [line, answer.status, (await answer.text()).includes('"unauthenticated"')];
  };

  test('is open to nobody without a session, but for what is listed here', async () => {
    const closed = routed().filter((line) => !OPEN.includes(line));
    expect(closed.length).toBeGreaterThanOrEqual(17);
    for (const line of closed) {
      // A query that fits no call: the answer to a caller who may not ask states that, not what is wrong.
      const asked = line.endsWith('fullversion.php') ? `${line}?userid=3` : line;
      expect(await statusOf(asked, {})).toEqual([asked, 401, true]);
      const unknown = { authorization: `Bearer ${'A'.repeat(43)}` };
      expect(await statusOf(asked, unknown)).toEqual([asked, 401, true]);
    }
  });

  test('is open to nobody whose password is still to be set, but for what is listed here', async () => {
    const token = await tokenOf(server(), 'kalkulation');
    await database.em().nativeUpdate(User, { loginKey: 'kalkulation' }, { passwordInitial: true });
    const closed = routed().filter((line) => !OPEN.includes(line) && !WAITING.includes(line));
    for (const line of closed) {
      const [, status, leads] = await statusOf(line, { authorization: `Bearer ${token}` });
      // The vendor's calls are answered as if they did not exist.
      expect([line, status === 403 || status === 404, leads]).toEqual([line, true, false]);
    }
  });

  test('is what the lists here name', () => {
    for (const line of [...OPEN, ...WAITING]) expect(routed()).toContain(line);
  });
});
