import { expect, test } from 'vitest';
import { Competitor } from '#catalogue';
import { competitorRecord } from '#catalogue/domain';
import { listQueryOf, RIGHTS, type UserActor } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';

const vendor: UserActor = {
  kind: 'user',
  userId: 1,
  institutionId: 1,
  rights: new Set(RIGHTS),
  admin: true,
  waiting: false,
};
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
  const lastEntry = async () => {
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    return { what: entry?.what, detail: JSON.parse(entry?.detail ?? 'null') };
  };

  // @spec access-2-40
  test('adds, renames and removes one: the questionnaire offers what is there now', async () => {
    const asked = await admin();
    await namesOf(asked);
    const { id, version } = await (await admin()).save(vendor, {
      id: null,
      Name: '  Testprodukt® Nacht 60  ',
    });
    expect(version).toBe(1);
    expect(await namesOf(asked)).toContain('Testprodukt® Nacht 60');
    expect(await lastEntry()).toEqual({
      what: 'competitor-saved',
      detail: { after: { id, Name: 'Testprodukt® Nacht 60' } },
    });
    expect(await (await admin()).save(vendor, { id, version: 1, Name: 'Testprodukt Tag' })).toEqual({
      id,
      version: 2,
    });
    expect(await namesOf(asked)).toContain('Testprodukt Tag');
    expect(await namesOf(asked)).not.toContain('Testprodukt® Nacht 60');
    expect((await lastEntry()).detail).toEqual({
      before: { id, Name: 'Testprodukt® Nacht 60' },
      after: { id, Name: 'Testprodukt Tag' },
    });
    await (await admin()).remove(vendor, id, 2);
    expect(await namesOf(asked)).not.toContain('Testprodukt Tag');
    expect(await lastEntry()).toEqual({
      what: 'competitor-deleted',
      detail: { before: { id, Name: 'Testprodukt Tag' } },
    });
    await expect((await admin()).remove(vendor, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect((await admin()).save(vendor, { id, Name: 'Wieder' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

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

  test('shows what is there now to an editor who has seen an older state', async () => {
    const { id } = await (await admin()).save(vendor, { id: null, Name: 'Zwei Leute' });
    await (await admin()).save(vendor, { id, version: 1, Name: 'Zwei Leute 2' });
    const current = { id, version: 2, Name: 'Zwei Leute 2' };
    await expect((await admin()).save(vendor, { id, version: 1, Name: 'Zu spät' })).rejects.toMatchObject({
      code: 'conflict',
      current,
    });
    await expect((await admin()).remove(vendor, id, 1)).rejects.toMatchObject({ code: 'conflict', current });
    await (await admin()).remove(vendor, id);
  });

  test('lets one of several win who add one name at once, in two processes', async () => {
    const other = await another(database, engine);
    const services = [await admin(), await admin(other.em())];
    const outcomes = await Promise.all(
      ['Äther', 'ÄTHER', 'äther', 'ÄtheR'].map((Name, index) =>
        (services[index % 2] as Awaited<ReturnType<typeof admin>>).save(vendor, { id: null, Name }).then(
          () => 'saved',
          ({ code }) => code,
        ),
      ),
    );
    await other.close();
    expect(outcomes.sort()).toEqual(['invalid', 'invalid', 'invalid', 'saved']);
  });

  test('pages, sorts and searches its list', async () => {
    const all = await (await admin()).list(vendor, listQueryOf(competitorRecord).parse({ sort: '-Name' }));
    const names = all.rows.map(({ Name }) => Name);
    expect(names).toEqual([...names].sort((a, b) => b.localeCompare(a, 'de')));
    const found = await (await admin()).list(
      vendor,
      listQueryOf(competitorRecord).parse({ q: 'ABSORVIA slip' }),
    );
    expect(found.total).toBeGreaterThan(0);
    expect(found.rows.every(({ Name }) => Name.startsWith('Absorvia Slip'))).toBe(true);
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
