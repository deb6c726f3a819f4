import { expect, test } from 'vitest';
import {
  ColleaguesService,
  DeletedUsersService,
  InstitutionRemovalService,
  SessionService,
  User,
} from '#auth';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { deletedUsersListQuery } from '../../../../modules/auth/user-admin/deleted-users.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { call, tokenOf } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';

const PATH = 'cms/user.php';

describeWithDatabase('users who were deleted and whose rows are kept', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const clock = new TestClock();
  const services = async () => await servicesOn(database.em(), clock);
  const colleagues = async () => (await services()).get(ColleaguesService);
  const idOf = async (loginname: string) => (await database.em().findOneOrFail(User, { loginname })).id;
  const actorOf = async (loginKey: string) => ({
    ...(await userOf(database.orm, loginKey)),
    admin: loginKey === 'admin',
  });
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    (await services())
      .get(DeletedUsersService)
      .list(await actorOf('admin'), deletedUsersListQuery.parse(query));
  const ask = async (method: 'GET' | 'DELETE', query: string, who = 'admin') =>
    call(server(), `${PATH}?${query}`, { method, token: await tokenOf(server(), who) });

  test('are listed with the day, found, and counted', async () => {
    expect(await list()).toMatchObject({ rows: [], total: 0 });
    const id = await idOf('kalkulation');
    await (await services()).get(SessionService).open({ id });
    await (await services()).get(LinkTokens).issue(id, 'reset');
    await (await colleagues()).remove(await actorOf('admin'), id, 'hidden');
    const row = {
      ...{ id, Vorname: 'Sabine', Nachname: 'Lorenz', Loginname: 'kalkulation' },
      ...{ institutionId: 2, Institution: 'Apotheke am Stadtgarten' },
      geloescht: clock.now().toISOString(),
    };
    expect(await list()).toMatchObject({ rows: [row], total: 1 });
    expect((await list({ q: 'lorenz', 'filter.geloescht': '09.03.2026' })).rows).toHaveLength(1);
    expect((await list({ q: 'niemand' })).rows).toEqual([]);
    expect(await database.em().count(LinkToken, { user: id })).toBe(0);
    expect((await ask('GET', 'deleted=true')).json).toEqual([
      expect.objectContaining({ id, Loginname: 'kalkulation', deleted: row.geloescht }),
    ]);
  });

  test('are deleted for good one by one: no row is left, and the log keeps an opaque id', async () => {
    const id = await idOf('kalkulation');
    // Hidden once, not twice.
    expect((await ask('DELETE', `id=${id}&dsvgo=0`)).status).toBe(404);
    expect((await ask('DELETE', `id=${id}&dsvgo=1`)).json).toEqual({ success: true });
    expect(await database.em().count(User, { id })).toBe(0);
    expect(await list()).toMatchObject({ total: 0 });
    expect((await ask('DELETE', `id=${id}&dsvgo=1`)).status).toBe(404);
    const log = await database.em().find(AuditEntry, { what: 'user-deleted' }, { orderBy: { id: 'asc' } });
    const [hidden, gone] = log;
    expect(log).toHaveLength(2);
    expect(gone?.whom).toMatch(/^deleted:[\da-f-]{36}$/);
    expect(hidden?.whom).toBe(gone?.whom);
    expect(JSON.stringify(await database.em().find(AuditEntry, {}))).not.toMatch(/Lorenz|kalkulation/);
  });

  test('include those of a deleted institution, each with its own day', async () => {
    const first = await idOf('beratung');
    await (await colleagues()).remove(await actorOf('admin'), first, 'hidden');
    const day = clock.now().toISOString();
    clock.advance(24 * HOUR);
    const chief = await idOf('leitung');
    await (await services()).get(InstitutionRemovalService).remove(await actorOf('admin'), 2, 'hidden');
    expect((await list()).rows.map(({ id, geloescht }) => [id, geloescht]).sort()).toEqual(
      [
        [first, day],
        [chief, clock.now().toISOString()],
      ].sort(),
    );
    // The last main user of an institution that is gone needs not stay.
    await (await colleagues()).remove(await actorOf('admin'), chief, 'permanent');
    expect((await list()).rows.map(({ id }) => id)).toEqual([first]);
  });
});
