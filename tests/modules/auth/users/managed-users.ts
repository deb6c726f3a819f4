import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { ColleaguesService, User } from '#auth';
import { Paket } from '#institution';
import { RIGHTS, type Right, type UserActor } from '#platform/domain';
import { UserAdminService } from '../../../../modules/auth/user-admin/user-admin.service.ts';
import { type UserInput, userInput } from '../../../../modules/auth/user-admin/user-input.ts';
import { UsersService } from '../../../../modules/auth/user-admin/users.service.ts';
import { usersListQuery } from '../../../../modules/auth/user-admin/users-list.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import type { Engine } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

/** Users of the demo's institutions and those who manage them. To be used inside of a group of tests only. */
export function useManagedUsers(engine: Engine) {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const outbox = () => join(database.folder, 'outbox');
  const services = async (em = database.em()) =>
    await servicesOn(em, clock, { env: { VENDOR_NAME: 'Muster AG', OUTBOX_DIR: outbox() } });
  const admin = async (em = database.em()) =>
    asEdge((await services(em)).get(UserAdminService), { save: userInput });
  const colleagues = async () => (await services()).get(ColleaguesService);
  const userOf = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const actorOf = async (
    loginKey: string,
    { rights = RIGHTS, staff = false }: { rights?: readonly Right[]; staff?: boolean } = {},
  ): Promise<UserActor> => {
    const { id, institution } = await userOf(loginKey);
    const ids = { userId: id, institutionId: institution.id };
    return { kind: 'user', ...ids, rights: new Set(rights), admin: staff, waiting: false, confirmed: true };
  };
  const chief = () => actorOf('leitung');
  const vendor = () => actorOf('admin', { staff: true });
  let count = 0;
  const fresh = (more: Partial<UserInput> = {}): UserInput => {
    count += 1;
    const name = `Neu${'abcdefghijklmnopqrstuvwxyz'[count % 26]}${'x'.repeat(Math.floor(count / 26))}`;
    return {
      ...{ id: null, Anrede: 1, Vorname: name, Nachname: 'Mann', RollenId: 3 },
      Mail: `neu${count}@apotheke.example`,
      ...more,
    };
  };
  const add = async (more: Partial<UserInput> = {}, actor?: UserActor) =>
    (await admin()).save(actor ?? (await chief()), fresh(more));
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    (await services()).get(UsersService).overview(await chief(), usersListQuery.parse(query));
  const rowOf = async (id: number) => (await list()).page.rows.find((row) => row.id === id);
  const entries = async () =>
    (await database.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(
      ({ who, what, whom, detail }) => ({
        who,
        what,
        whom: whom ?? null,
        detail: JSON.parse(detail ?? 'null'),
      }),
    );

  const reset = async (id: number) => (await colleagues()).resetPassword(await chief(), id);

  beforeEach(async () => {
    const keep = ['admin', 'leitung', 'beratung', 'kalkulation', 'demo'];
    await database.em().nativeDelete(User, { loginname: { $nin: keep } });
    await database.em().nativeUpdate(Paket, { id: 2 }, { Nutzerlimit: 10 });
    await database.em().nativeDelete(AuditEntry, {});
  });

  return {
    database,
    clock,
    outbox,
    services,
    admin,
    colleagues,
    userOf,
    actorOf,
    chief,
    vendor,
    fresh,
    add,
    list,
    rowOf,
    entries,
    reset,
  };
}
