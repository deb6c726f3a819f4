import type { SqlEntityManager } from '@mikro-orm/sql';
import { expect, test } from 'vitest';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines, type Engine } from '../../../server/support/engines.ts';

interface Found {
  /** As `users(institution_id)`, primary keys included. */
  readonly indexes: readonly string[];
  readonly foreignKeys: readonly string[];
}

const QUERIES: Readonly<Record<Engine, Readonly<Record<keyof Found, string>>>> = {
  sqlite: {
    indexes: `
      select t.name as "table", (select group_concat(name) from
        (select name from pragma_index_xinfo(i.name) where key order by seqno)) as columns
      from sqlite_master t, pragma_index_list(t.name) i where t.type = 'table'
      union all
      select t.name, c.name from sqlite_master t, pragma_table_info(t.name) c
      where t.type = 'table' and c.pk = 1 and lower(c.type) = 'integer'`,
    foreignKeys: `
      select t.name as "table", f."from" as columns
      from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table'`,
  },
  postgresql: {
    indexes: `
      select t.relname as "table", string_agg(a.attname, ',' order by k.place) as columns
      from pg_index i join pg_class t on t.oid = i.indrelid
        join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
        cross join lateral unnest(i.indkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
      group by i.indexrelid, t.relname`,
    foreignKeys: `
      select t.relname as "table", a.attname as columns
      from pg_constraint c join pg_class t on t.oid = c.conrelid
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f'`,
  },
};

async function found(em: SqlEntityManager, engine: Engine): Promise<Found> {
  const read = async (what: keyof Found) => {
    const rows: { table: string; columns: string }[] = await em.execute(QUERIES[engine][what]);
    return rows
      .filter(({ table }) => !table.startsWith('sqlite_') && table !== 'migration')
      .map(({ table, columns }) => `${table}(${columns})`);
  };
  return { indexes: await read('indexes'), foreignKeys: await read('foreignKeys') };
}

/** Those by which nothing is found that no other index finds: what begins with the same columns does as well. */
const lackedBy = (wanted: readonly string[], indexes: readonly string[]) =>
  wanted.filter((each) => {
    const begin = each.slice(0, -1);
    return !indexes.some((index) => index === each || index.startsWith(`${begin},`));
  });

const both: Partial<Record<Engine, Found>> = {};

describeOnBothEngines('indexes', (engine) => {
  const database = useSeededDatabase(engine);

  test('exist for each foreign key', async () => {
    const { indexes, foreignKeys } = await found(database.em(), engine);
    both[engine] = { indexes, foreignKeys };
    expect(foreignKeys.length).toBeGreaterThan(15);
    // The ORM cannot name an index of that table; it holds some dozens of rows.
    expect(lackedBy(foreignKeys, indexes).filter((each) => each !== 'role_right(right_id)')).toEqual([]);
    expect(lackedBy(['own_price(size_id)', 'product(imagepfad)'], indexes)).toEqual([]);
    // Written once a minute: PostgreSQL then changes the row in its place.
    expect(indexes.filter((index) => index.includes('last_seen'))).toEqual([]);
  });

  test('are the same on both engines', () => {
    const { sqlite, postgresql } = both;
    if (sqlite === undefined || postgresql === undefined) return;
    expect(postgresql.foreignKeys.toSorted()).toEqual(sqlite.foreignKeys.toSorted());
    expect(lackedBy(sqlite.indexes, postgresql.indexes)).toEqual(['role_right(right_id)']);
    expect(lackedBy(postgresql.indexes, sqlite.indexes)).toEqual([]);
  });
});
