import { beforeEach, describe, expect, test } from 'vitest';
import { OperatorUsersService, User } from '#auth';
import { AuditLog } from '#platform';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { call, tokenOf } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';
import { passBotCheck, registration } from '../../../server/support/visitor.ts';

const HERE = '127.0.0.1';
/** What stands for the address of a visitor. */
const TAG = expect.stringMatching(/^[\da-f]{45}$/);

describeWithDatabase('the audit log', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { OUTBOX_DIR: `/tmp/inko-audit-${process.pid}-${engine}` });
  const idOf = async (loginKey: string) => (await database.em().findOneOrFail(User, { loginKey })).id;
  const post = (path: string, form: Readonly<Record<string, string>>, token?: string) =>
    call(server(), `auth/${path}`, { method: 'POST', form, token });

  describe('behind a proxy', () => {
    const behind = useServer(database, { TRUSTED_PROXIES: '127.0.0.1' });

    test('notes the address that the proxy names, not a text that is none, and lets its user in', async () => {
      await database.em().nativeUpdate(User, { loginKey: 'beratung' }, { failedTries: 0 });
      const odd = `[2001:db8:1111:2222:3333:4444:5555:6666%interface]:65535`;
      const { status } = await call(behind(), 'auth/login.php', {
        method: 'POST',
        form: { username: 'beratung', password: DEMO_PASSWORD },
        headers: { 'x-forwarded-for': odd },
      });
      expect(status).toBe(200);
      expect((await entries()).at(-1)?.[3]).toBe('127.0.0.1');
    });
  });

  /** The entries so far: who, what, whom, from where, and the rest. */
  // Without what the sweep of the server notes once its clock is half a year on.
  const noted = { what: { $ne: 'registration-expired' as const } };
  const entries = async () =>
    (await database.em().find(AuditEntry, noted, { orderBy: { id: 'asc' } })).map(
      ({ who, what, whom, origin, detail }) => [
        who,
        what,
        whom ?? null,
        origin ?? null,
        detail == null ? null : JSON.parse(detail),
      ],
    );

  beforeEach(() => database.em().nativeDelete(AuditEntry, {}));

  test('notes each login and each failed one, once, with its code and never what was typed', async () => {
    const id = await idOf('beratung');
    await post('login.php', { username: 'Geheim-Getippt-7', password: 'Geheim-Getippt-7' });
    for (const password of ['falsch', 'falsch', DEMO_PASSWORD, 'x', 'x', 'x', DEMO_PASSWORD])
      await post('login.php', { username: 'beratung', password });
    const failed = (code: number) => ['visitor', 'login-failed', `user:${id}`, TAG, { code }];
    expect(await entries()).toEqual([
      ['visitor', 'login-failed', null, TAG, { code: 1 }],
      failed(2),
      failed(3),
      [`user:${id}`, 'login', null, HERE, null],
      failed(2),
      failed(3),
      failed(4),
      failed(4),
    ]);
    expect(JSON.stringify(await database.em().execute('select * from audit_entry'))).not.toMatch(
      /Getippt|falsch/,
    );
    await database.em().nativeUpdate(User, { id }, { failedTries: 0 });
  });

  test('notes the logout of a call and of a page, and what the own login goes through', async () => {
    const id = await idOf('demo');
    await post('removeUserToken.php', { username: 'demo' }, await tokenOf(server(), 'demo'));
    await server().ask('/logout', { cookie: await server().cookieOf('demo'), form: {} });
    const token = await (await servicesOn(database.em(), server().clock)).get(LinkTokens).issue(id, 'reset');
    await call(server(), 'register/resetPassword.php', {
      method: 'PUT',
      json: { id, token, pwd: 'Neues-2026' },
    });
    const me = `user:${id}`;
    expect(await entries()).toEqual([
      [me, 'logout', null, HERE, null],
      [me, 'logout', null, HERE, null],
      [me, 'password-reset-by-link', null, HERE, null],
    ]);
  });

  test('notes what users do to colleagues, and the operator by the account', async () => {
    const [chief, colleague] = [await idOf('leitung'), await idOf('kalkulation')];
    const token = await tokenOf(server(), 'leitung');
    await post('deactivateUser.php', { userid: String(colleague) }, token);
    await post('setpw.php', { userid: String(colleague) }, token);
    const em = database.em();
    const { clock } = server();
    const users = (await servicesOn(em, clock)).get(OperatorUsersService);
    await users.unlock({ kind: 'operator', name: 'wartung' }, 'kalkulation');
    expect(await entries()).toEqual([
      [`user:${chief}`, 'user-deactivated', `user:${colleague}`, HERE, null],
      [`user:${chief}`, 'initial-password-given', `user:${colleague}`, HERE, null],
      ['operator:wartung', 'user-unlocked', `user:${colleague}`, null, null],
    ]);
  });

  test('notes a registration, and nothing of one that is refused', async () => {
    await passBotCheck(server());
    const form = registration();
    const register = () => call(server(), 'register/register.php', { method: 'PUT', json: form });
    expect((await register()).status).toBe(200);
    await passBotCheck(server());
    expect((await register()).json.error).toBe(1);
    const { id, institution } = await database.em().findOneOrFail(User, { mail: String(form.Mail) });
    expect(await entries()).toEqual([
      [`user:${id}`, 'registration', `institution:${institution.id}`, HERE, null],
    ]);
  });

  test('keeps settings before and after, for half a year', async () => {
    const log = (await servicesOn(database.orm.em, server().clock)).get(AuditLog);
    await log.note('system', 'login', { institution: 3, before: { method: 'A' }, after: { method: 'C' } });
    expect(await entries()).toEqual([
      ['system', 'login', 'institution:3', null, { before: { method: 'A' }, after: { method: 'C' } }],
    ]);
    server().clock.advance(180 * 24 * HOUR);
    await log.sweep();
    expect(await entries()).toHaveLength(1);
    server().clock.advance(1);
    await log.sweep();
    expect(await entries()).toEqual([]);
  });

  test('keeps an opaque id of a user who is deleted for good, the same in all entries', async () => {
    const log = (await servicesOn(database.orm.em, server().clock)).get(AuditLog);
    await log.note({ userId: 77 }, 'login', { after: { Mail: 'a@b.de' } });
    await log.note({ userId: 7 }, 'user-deactivated', { user: 77, code: 1 });
    await log.note({ userId: 7 }, 'logout');
    await log.forgetUser(77);
    const [first, second, third] = await entries();
    expect(first).toEqual([expect.stringMatching(/^deleted:[\da-f-]{36}$/), 'login', null, null, null]);
    expect(second).toEqual(['user:7', 'user-deactivated', first?.[0], null, null]);
    expect(third).toEqual(['user:7', 'logout', null, null, null]);
  });
});
