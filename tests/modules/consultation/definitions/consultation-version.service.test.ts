import { beforeAll, expect, test } from 'vitest';
import { ConsultationVersionService } from '#consultation';
import type { UserActor } from '#platform/domain';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('the version of a consultation’s data', (engine) => {
  const database = useSeededDatabase(engine);
  let adviser: UserActor;
  beforeAll(async () => {
    adviser = await actorOf(database.orm, 'beratung', ['bera_durch', 'pdf_anzeig']);
  });
  const version = async (actor = adviser) =>
    (await servicesOn(database.em())).get(ConsultationVersionService).current(actor);
  const after = async (sql: string, parameters: readonly unknown[] = []) => {
    await database.em().execute(sql, [...parameters]);
    return version();
  };

  test.each([
    ['a product', 'update product set schweregrad = schweregrad where id = 1'],
    ['a hint', "insert into edited_texts (name, texts, version) values ('hint:haut.Ha2', '{}', 1)"],
    ['a Krankenkasse', 'update krankenkasse set version = version + 1 where id = 4'],
    ['a Paket', 'update paket set version = version + 1 where id = 1'],
    ['the own institution', "update institution set berechnungsmethode = 'C' where id = 2"],
    ['an own price', 'insert into own_price (institution_id, size_id, price) values (2, 1, 5)'],
  ])('changes with %s', async (_what, sql) => {
    const before = await version();
    expect(await version()).toBe(before);
    expect(await after(sql)).not.toBe(before);
  });

  test('stays with a change of another institution, and of what no consultation shows', async () => {
    const before = await version();
    await after("update institution set berechnungsmethode = 'C' where id = 3");
    expect(await after("update users set vorname = 'Anders' where login_key = 'demo'")).toBe(before);
  });

  test('changes with the rights of the user, whatever their order', async () => {
    const before = await version();
    expect(await version({ ...adviser, rights: new Set(['pdf_anzeig', 'bera_durch']) })).toBe(before);
    expect(await version({ ...adviser, rights: new Set(['bera_durch']) })).not.toBe(before);
  });
});
