import { expect, test } from 'vitest';
import { RolesService, User } from '#auth';
import { rolesListQuery } from '../../../../modules/auth/roles/role-input.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

describeWithDatabase('the roles of users', (engine) => {
  const database = useSeededDatabase(engine);
  const service = async () => (await servicesOn(database.em())).get(RolesService);

  test('pages, sorts and searches the list, with the number of users of each', async () => {
    const page = await (await service()).list(vendor, rolesListQuery.parse({ 'filter.istStandard': 'ja' }));
    expect(page.rows.map(({ id }) => id)).toEqual([3]);
    expect(page.rows[0]?.users).toBe(await database.em().count(User, { role: 3 }));
    const found = await (await service()).list(
      vendor,
      rolesListQuery.parse({ q: 'KALKULATION und', sort: '-Name' }),
    );
    expect(found.rows.map(({ Name }) => Name)).toEqual(['Kalkulation und Katalog']);
  });

  test('count neither deleted users nor, for an unknown role, any', async () => {
    const { userId } = await actorOf(database.orm, 'kalkulation');
    expect(await (await service()).usage(vendor, 4)).toBe(1);
    await database.em().nativeUpdate(User, { id: userId }, { loginKey: null });
    expect(await (await service()).usage(vendor, 4)).toBe(0);
    const { rows } = await (await service()).list(vendor, rolesListQuery.parse({}));
    expect(rows.find(({ id }) => id === 4)?.users).toBe(0);
    await database.em().nativeUpdate(User, { id: userId }, { loginKey: 'kalkulation' });
    expect(await (await service()).usage(vendor, 999)).toBe(0);
  });
});
