import { expect, test } from 'vitest';
import { RecentPasswordService, SessionService, User } from '#auth';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { call, tokenOf } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { MINUTE } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';

describeWithDatabase('the password', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const services = async () => await servicesOn(database.em(), server().clock);
  const userOf = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const chief = () => actorOf(database.orm, 'leitung');

  test('confirms a session for ten minutes, from the login on and again from when it is typed', async () => {
    const token = await tokenOf(server(), 'leitung');
    const confirmed = async () =>
      (await (await services()).get(SessionService).resolve(token))?.actor.confirmed;
    server().clock.advance(10 * MINUTE);
    expect(await confirmed()).toBe(true);
    server().clock.advance(1);
    expect(await confirmed()).toBe(false);
    await (await services()).get(RecentPasswordService).confirm(await chief(), token, DEMO_PASSWORD);
    expect(await confirmed()).toBe(true);
    server().clock.advance(10 * MINUTE + 1);
    expect(await confirmed()).toBe(false);
    // What another session has proved does not count.
    await tokenOf(server(), 'leitung');
    expect(await confirmed()).toBe(false);
  });

  test('counts as a wrong login where it is wrong, up to the lock', async () => {
    const actor = await chief();
    const token = await tokenOf(server(), 'leitung');
    const confirm = async (password: string) =>
      (await services()).get(RecentPasswordService).confirm(actor, token, password);
    const wrong = (message: string) => ({ code: 'invalid', fields: { password: message } });
    await expect(confirm('x')).rejects.toMatchObject(
      wrong('Ihr Passwort ist falsch. Sie haben noch 2 Versuche.'),
    );
    await confirm(DEMO_PASSWORD);
    expect((await userOf('leitung')).failedTries).toBe(0);
    await expect(confirm('x')).rejects.toMatchObject(
      wrong('Ihr Passwort ist falsch. Sie haben noch 2 Versuche.'),
    );
    await expect(confirm('x')).rejects.toMatchObject(
      wrong('Ihr Passwort ist falsch. Sie haben noch 1 Versuch.'),
    );
    await expect(confirm('x')).rejects.toMatchObject({ message: expect.stringContaining('gesperrt') });
    await expect(confirm(DEMO_PASSWORD)).rejects.toMatchObject({
      message: expect.stringContaining('gesperrt'),
    });
    expect(await database.em().count(AuditEntry, { what: 'password-confirmation-failed' })).toBe(4);
    await database.em().nativeUpdate(User, { loginKey: 'leitung' }, { failedTries: 0 });
  });

  test('is asked for by what needs it, and confirmed by a call of its own', async () => {
    const token = await tokenOf(server(), 'beratung');
    server().clock.advance(11 * MINUTE);
    const post = (path: string, form: Record<string, string> = {}) => call(server(), path, { token, form });
    const end = () => post('account/sessions/end-others');
    expect((await end()).json).toMatchObject({ error: 'password-needed' });
    expect((await post('auth/confirmPassword.php', { password: 'x' })).status).toBe(400);
    expect((await post('auth/confirmPassword.php', { password: DEMO_PASSWORD })).status).toBe(200);
    expect((await end()).status).toBe(200);
  });
});
