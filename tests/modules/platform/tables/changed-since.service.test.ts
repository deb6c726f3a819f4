import { expect, test } from 'vitest';
import { User } from '#auth';
import { Competitor, ProductTableService } from '#catalogue';
import { competitorRecord } from '#catalogue/domain';
import { OwnPriceTableService, RecommendationTableService } from '#consultation';
import { AdmTableService, MatchingTableService } from '#institution';
import { krankenkasseRecord } from '#institution/domain';
import type { TableService } from '#platform';
import { RIGHTS, type UserActor } from '#platform/domain';
import type { Services } from '#setup';
import type { TableRow } from '../../../../modules/platform/domain/tables/table-shape.ts';
import { csvFile, unguarded } from '../../../../modules/platform/domain/tables/table-text.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { csvRows } from '../domain/tables/csv-rows.ts';

type Table = Pick<TableService<TableRow>, 'stage' | 'commit' | 'export'>;
type Kind = readonly [
  name: string,
  tableOf: (services: Services) => Table,
  column: string,
  values: readonly [string, string],
];

const by =
  (token: abstract new (...needs: never[]) => Table) =>
  (services: Services): Table =>
    services.get<Table>(token);

/** Each kind of table, a column of it, and two values that the first row does not have. */
const KINDS: readonly Kind[] = [
  ['products', by(ProductTableService), 'UVP', ['1,11', '2,22']],
  ['competitors', (services) => recordOn(services, competitorRecord).file, 'Name', ['Erster', 'Zweiter']],
  [
    'insurers',
    (services) => recordOn(services, krankenkasseRecord).file,
    'Kinderpauschale',
    ['1,11', '2,22'],
  ],
  ['matching', by(MatchingTableService), 'city', ['Hier', 'Dort']],
  ['adm', by(AdmTableService), 'adm_name', ['Hier', 'Dort']],
  ['recommendations', by(RecommendationTableService), 'Artikelnummern', ['710021', '710061']],
  ['own prices', by(OwnPriceTableService), 'Preis', ['1,11', '2,22']],
];

describeOnBothEngines('a table that was changed since a file was compared with it', (engine) => {
  const database = useSeededDatabase(engine);
  const serviceOf = async (service: Kind[1]) => service(await servicesOn(database.em()));

  async function actors(): Promise<readonly [UserActor, UserActor]> {
    const { id, institution } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const one: UserActor = {
      ...{ kind: 'user', userId: id, institutionId: institution.id },
      ...{ rights: new Set(RIGHTS), admin: true, waiting: false },
    };
    return [one, { ...one, userId: id + 1 }];
  }

  /** A file with the first row of the table, which says something else in a column. */
  function edited(csv: string, column: string, value: string): Uint8Array {
    const [head, first] = csvRows(csv.slice(1)).map((row) => row.cells);
    const names = head ?? [];
    const cells = names.map((name, at) => (name === column ? value : unguarded(first?.[at] ?? '')));
    return new TextEncoder().encode(csvFile([names, cells]));
  }

  test.each(KINDS)('refuses the second of two files: %s', async (name, service, column, [here, there]) => {
    const [one, other] = await actors();
    const table = await serviceOf(service);
    if (name === 'adm') {
      const head = 'knr;adm_nr;adm_name;adm_mail;adm_tel\r\n';
      await table.stage(one, new TextEncoder().encode(`${head}204711;A1;Ina;;\r\n`));
      await table.commit(one);
    }
    const csv = await table.export(one, 'csv');
    for (const [actor, value] of [
      [one, here],
      [other, there],
    ] as const)
      expect(await table.stage(actor, edited(csv, column, value))).toMatchObject({ edited: 1, errors: 0 });
    expect(await table.commit(one)).toMatchObject({ edited: 1 });
    const after = await table.export(one, 'csv');
    await expect(table.commit(other)).rejects.toMatchObject({ code: 'conflict' });
    expect(await table.export(one, 'csv')).toBe(after);
    expect(await table.stage(one, edited(csv, column, here))).toMatchObject({ edited: 0, notEdited: 1 });
  });

  test('is written where only something else of its data was changed', async () => {
    const [one] = await actors();
    const table = await serviceOf(by(ProductTableService));
    await table.stage(one, edited(await table.export(one, 'csv'), 'UVP', '3,33'));
    await database.em().insert(Competitor, { Name: 'Ganz neu', version: 1 });
    expect(await table.commit(one)).toMatchObject({ edited: 1 });
  });
});
