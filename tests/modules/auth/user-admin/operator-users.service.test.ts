import { beforeEach, expect, test } from 'vitest';
import { LoginService, OperatorUsersService, SessionService, User } from '#auth';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';

const operator = { kind: 'operator', name: 'root' } as const;

describeWithDatabase('the operator of the machine', (engine) => {
  const database = useSeededDatabase(engine);
  const services = async () => await servicesOn(database.em());
  const users = async () => (await services()).get(OperatorUsersService);
  const login = async (password: string) => (await services()).get(LoginService).login('demo', password);
  const demo = () => database.em().findOneOrFail(User, { loginKey: 'demo' });
  const entries = async () =>
    (await database.em().find(AuditEntry, { who: { $like: 'operator:%' } })).map(({ who, what, whom }) => [
      ...[who, what, whom],
    ]);

  beforeEach(async () => {
    await database.em().nativeDelete(AuditEntry, {});
  });

  test('unlocks a user, who keeps the password', async () => {
    for (let tries = 0; tries < 3; tries += 1) await login('falsch');
    expect(await login(DEMO_PASSWORD)).toMatchObject({ ok: false, error: 4 });
    expect(await (await users()).unlock(operator, ' DEMO ')).toBeNull();
    expect(await login(DEMO_PASSWORD)).toMatchObject({ ok: true });
    expect(await entries()).toEqual([['operator:root', 'user-unlocked', `user:${(await demo()).id}`]]);
  });

  test('gives a new password, which ends all sessions and links, and notes no password', async () => {
    const { id } = await demo();
    const session = await (await services()).get(SessionService).open({ id });
    const link = await (await services()).get(LinkTokens).issue(id, 'reset');
    const password = await (await users()).resetPassword(operator, 'demo');
    expect(await (await services()).get(SessionService).resolve(session)).toBeNull();
    expect(await (await services()).get(LinkTokens).state(id, 'reset', link)).toBe('invalid');
    expect(await login(DEMO_PASSWORD)).toMatchObject({ ok: false, error: 2 });
    expect(await login(password)).toMatchObject({ ok: true });
    expect((await demo()).passwordInitial).toBe(true);
    const log = JSON.stringify(await database.em().execute('select * from audit_entry'));
    expect(log).not.toContain(password);
    expect((await entries()).map(([, what]) => what)).toHaveLength(1);
  });

  test('reactivates with a new password alone', async () => {
    const password = await (await users()).resetPassword(operator, 'demo');
    await database.em().nativeUpdate(User, { loginKey: 'demo' }, { inactive: true });
    const next = await (await users()).unlock(operator, 'demo');
    expect(next).toEqual(expect.any(String));
    expect(await login(password)).toMatchObject({ ok: false });
    expect(await login(next ?? '')).toMatchObject({ ok: true });
  });

  test('gets an error for a name that nobody has, and nothing is logged', async () => {
    for (const refused of [
      async () => (await users()).unlock(operator, 'niemand'),
      async () => (await users()).resetPassword(operator, 'niemand'),
      async () => (await users()).resetSecondFactor(operator, 'niemand'),
      async () => (await users()).resetSecondFactor(operator, 'demo'),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'not-found' });
    expect(await entries()).toEqual([]);
  });
});
