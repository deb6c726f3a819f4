import { expect, test } from 'vitest';
import { Competitor } from '#catalogue';
import { competitorRecord } from '#catalogue/domain';
import type { UserActor } from '#platform/domain';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

const adviser: UserActor = {
  ...vendor,
  userId: 3,
  institutionId: 2,
  rights: new Set(['bera_durch']),
  admin: false,
};
const bytes = (text: string) => new TextEncoder().encode(text);

describeWithDatabase('the vendor maintains products of other makers', (engine) => {
  const database = useSeededDatabase(engine);
  const admin = async (em = database.em()) => recordOn(await servicesOn(em), competitorRecord);
  const table = async () => (await admin()).file;
  const namesOf = async (asked: Awaited<ReturnType<typeof admin>>) =>
    (await asked.all(adviser)).map(({ Name }) => Name);

  // @spec access-5-12
  test.each([
    ['', 'Bitte füllen Sie das Feld „Name“ aus.'],
    ['x'.repeat(201), '„Name“ hat mehr als 200 Zeichen.'],
    ['a\u0000b', '„Name“ enthält Zeichen, die nicht erlaubt sind.'],
    [' absorvia SLIP maxi ', '„absorvia SLIP maxi“ steht schon in der Liste.'],
  ])('refuses the name %j', async (Name, message) => {
    const rows = await database.em().count(Competitor);
    await expect((await admin()).save(vendor, { id: null, Name })).rejects.toMatchObject({
      code: 'invalid',
      fields: { Name: message },
    });
    expect(await database.em().count(Competitor)).toBe(rows);
  });

  test('takes the list out as a file, and puts it in: by id, by name, and two that exchange their names', async () => {
    const csv = await (await table()).export(vendor, 'csv');
    expect(csv).toContain('id;Name\r\n');
    const same = await (await table()).stage(vendor, bytes(csv));
    expect(same).toMatchObject({
      edited: 0,
      inserted: 0,
      errors: 0,
      notEdited: await database.em().count(Competitor),
    });
    const [one, two] = await database
      .em()
      .find(Competitor, { id: { $in: [1, 2] } }, { orderBy: { id: 'asc' } });
    const file = `id;Name\r\n1;${two?.Name}\r\n2;${one?.Name}\r\n;Aus der Datei\r\n999;Unbekannt\r\n`;
    expect(await (await table()).stage(vendor, bytes(file))).toMatchObject({
      edited: 2,
      inserted: 1,
      errorMessages: ['Zeile 5, id: Die id 999 gibt es nicht.'],
    });
    await (await table()).commit(vendor);
    expect(await database.em().findOneOrFail(Competitor, 1)).toMatchObject({ Name: two?.Name, version: 2 });
    expect(await database.em().findOneOrFail(Competitor, 2)).toMatchObject({ Name: one?.Name, version: 2 });
    expect(await namesOf(await admin())).toContain('Aus der Datei');
  });
});
