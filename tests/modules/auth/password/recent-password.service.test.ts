import { expect, test } from 'vitest';
import {
  ColleaguesService,
  OperatorUsersService,
  OwnSessionsService,
  RecentPasswordService,
  User,
  UserAdminService,
} from '#auth';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { call, tokenOf } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { MINUTE } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';

const NEEDED = { code: 'password-needed' };

describeOnBothEngines('the password', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const services = () => servicesOn(database.em(), server().clock);
  const userOf = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const chief = () => actorOf(database.orm, 'leitung');

  /** The own user as it is saved, with another address. */
  async function withMail(mail: string) {
    const { id, anrede, vorname, nachname, role } = await userOf('leitung');
    return {
      id,
      Anrede: anrede as 0 | 1,
      Vorname: vorname,
      Nachname: nachname,
      Mail: mail,
      RollenId: role?.id ?? 0,
    };
  }

  test('is asked for again after ten minutes: for a new address, ended sessions, a colleague’s reset', async () => {
    const actor = await chief();
    const token = await tokenOf(server(), 'leitung');
    await tokenOf(server(), 'leitung');
    const { id: colleague } = await userOf('kalkulation');
    const proof = { token };
    const mine = services().get(OwnSessionsService);
    const [, other] = await mine.list(actor, token);
    const acts = {
      mail: async () =>
        services()
          .get(UserAdminService)
          .save(actor, await withMail('neu@apotheke.example'), proof),
      session: () => mine.end(actor, other?.id ?? '', proof),
      sessions: () => mine.endOthers(actor, proof),
      reset: () => services().get(ColleaguesService).resetPassword(actor, colleague, proof),
    };
    server().clock.advance(10 * MINUTE + 1);
    for (const [name, act] of Object.entries(acts)) await expect(act(), name).rejects.toMatchObject(NEEDED);
    // Nothing else asks for it: the own name, a colleague's address.
    const { mail } = await userOf('leitung');
    await services()
      .get(UserAdminService)
      .save(actor, await withMail(mail ?? ''), proof);
    await services().get(RecentPasswordService).confirm(actor, token, DEMO_PASSWORD);
    server().clock.advance(10 * MINUTE);
    for (const act of Object.values(acts)) await act();
    // What another session has proved does not count.
    const stranger = await tokenOf(server(), 'beratung');
    const foreign = services().get(ColleaguesService);
    await expect(foreign.resetPassword(actor, colleague, { token: stranger })).rejects.toMatchObject(NEEDED);
    await expect(foreign.resetPassword(actor, colleague)).rejects.toMatchObject(NEEDED);
    // The operator has the database.
    const operator = { kind: 'operator', name: 'root' } as const;
    expect(await foreign.resetPassword(operator, colleague)).toMatch(/.{12}/);
    expect(await services().get(OperatorUsersService).resetPassword(operator, 'kalkulation')).toMatch(
      /.{12}/,
    );
    await services()
      .get(UserAdminService)
      .save(operator, await withMail(mail ?? ''));
  });

  test('counts as a wrong login where it is wrong, up to the lock', async () => {
    const actor = await chief();
    const token = await tokenOf(server(), 'leitung');
    const confirm = (password: string) =>
      services().get(RecentPasswordService).confirm(actor, token, password);
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

  test('is sent along with the calls that ask for it', async () => {
    const token = await tokenOf(server(), 'leitung');
    server().clock.advance(11 * MINUTE);
    const { id } = await userOf('kalkulation');
    const reset = (more: Record<string, string> = {}) =>
      call(server(), 'auth/setpw.php', { token, form: { userid: String(id), ...more } });
    const needed = await reset();
    expect([needed.status, needed.json]).toEqual([
      403,
      { error: 'password-needed', message: 'Bitte bestätigen Sie das mit Ihrem Passwort.' },
    ]);
    expect((await reset({ password: 'falsch' })).json).toMatchObject({
      error: 'invalid',
      fields: { password: expect.stringContaining('2 Versuche') },
    });
    // It is no missing right.
    expect(await database.em().count(AuditEntry, { what: 'right-refused' })).toBe(0);
    expect((await reset({ password: DEMO_PASSWORD })).json).toMatchObject({
      success: true,
      password: expect.any(String),
    });
    server().clock.advance(11 * MINUTE);
    const save = async (more: object = {}) =>
      call(server(), 'cms/user.php', {
        method: 'PUT',
        token,
        json: { ...(await withMail('anders@apotheke.example')), ...more },
      });
    expect((await save()).json).toMatchObject({ error: 'password-needed' });
    expect((await save({ password: DEMO_PASSWORD })).status).toBe(200);
    expect((await userOf('leitung')).mail).toBe('anders@apotheke.example');
  });

  test('is asked for by the screens on an address of its own', async () => {
    const cookie = await server().cookieOf('beratung');
    server().clock.advance(11 * MINUTE);
    const post = (path: string, form: Record<string, string> = {}) => server().ask(path, { cookie, form });
    const end = () => post('/myAccount/sessions/endOthers');
    expect(await (await end()).json()).toMatchObject({ error: 'password-needed' });
    expect((await post('/myAccount/confirmation', { password: 'x' })).status).toBe(400);
    expect((await post('/myAccount/confirmation', { password: DEMO_PASSWORD })).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect((await server().ask('/myAccount/confirmation', { form: { password: 'x' } })).status).toBe(401);
  });
});
