import type { SqlEntityManager } from '@mikro-orm/sql';
import { type CopySource, type CopyTarget, quoted, quotedList, SLICE_ROWS } from './copied-database.ts';
import { type CopiedColumn, type CopiedValue, fromPostgres, kindOf } from './copied-value.ts';

/** A table with its columns. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly CopiedColumn[];
}

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

/**
 * The tables of a migrated PostgreSQL database, those that others refer to first; without that of the migrations,
 * which each engine has its own of. Its types tell more than those of SQLite.
 */
export async function copiedTables(em: SqlEntityManager): Promise<readonly CopiedTable[]> {
  const columns = await em.execute<ColumnRow[]>(
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = 'public' and table_name <> 'migration' order by table_name, ordinal_position`,
  );
  const references = await em.execute<{ child: string; parent: string }[]>(
    `select child.relname as child, parent.relname as parent from pg_constraint c
     join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
     where c.contype = 'f' and c.conrelid <> c.confrelid and c.connamespace = 'public'::regnamespace`,
  );
  const tables = new Map<string, CopiedColumn[]>();
  for (const { table_name, column_name, data_type } of columns) {
    const known = tables.get(table_name) ?? [];
    tables.set(table_name, [...known, { name: column_name, kind: kindOf(data_type) }]);
  }
  const ordered: CopiedTable[] = [];
  while (tables.size > 0) {
    const free = [...tables].filter(
      ([name]) => !references.some(({ child, parent }) => child === name && tables.has(parent)),
    );
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...tables.keys()].join(', ')}.`);
    for (const [name, own] of free) {
      ordered.push({ name, columns: own });
      tables.delete(name);
    }
  }
  return ordered;
}

const READ: Readonly<Partial<Record<CopiedColumn['kind'], (name: string) => string>>> = {
  moment: (name) => `(extract(epoch from ${name}) * 1000)::double precision`,
  json: (name) => `${name}::text`,
};
const WRITE: Readonly<Partial<Record<CopiedColumn['kind'], string>>> = {
  moment: 'to_timestamp(?::double precision / 1000)',
  json: '?::jsonb',
};

/** Reads a PostgreSQL database within a transaction, through a cursor. */
export function postgresSource(em: SqlEntityManager): CopySource {
  return {
    async *rows(table, columns) {
      const read = columns.map(({ name, kind }, index) => {
        const column = quoted(name);
        return `${READ[kind]?.(column) ?? column} as c${index}`;
      });
      await em.execute(`declare copied no scroll cursor for select ${read.join(', ')} from ${quoted(table)}`);
      for (;;) {
        const rows = await em.execute<Record<string, CopiedValue>[]>(`fetch ${SLICE_ROWS} from copied`);
        yield rows.map((row) => columns.map(({ kind }, index) => fromPostgres(row[`c${index}`], kind)));
        if (rows.length < SLICE_ROWS) break;
      }
      await em.execute('close copied');
    },
    async lastIds() {
      const sequences = await em.execute<{ name: string; last: string | number | null }[]>(
        `select t.relname as name, pg_sequence_last_value(s.oid) as last from pg_class s
         join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') join pg_class t on t.oid = d.refobjid
         where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace and t.relname <> 'migration'`,
      );
      return new Map(sequences.flatMap(({ name, last }) => (last === null ? [] : [[name, Number(last)]])));
    },
  };
}

/**
 * Fills a PostgreSQL database in one transaction. Triggers, which keep counts and versions that are copied themselves,
 * do not run.
 */
export async function fillPostgres<Result>(
  em: SqlEntityManager,
  tables: readonly CopiedTable[],
  work: (target: CopyTarget) => Promise<Result>,
): Promise<Result> {
  await em.begin();
  try {
    await em.execute('set local statement_timeout = 0');
    for (const { name } of tables) await em.execute(`alter table ${quoted(name)} disable trigger user`);
    for (const { name } of tables.toReversed()) await em.execute(`delete from ${quoted(name)}`);
    const result = await work({
      ...postgresSource(em),
      async insert(table, columns, rows) {
        if (rows.length === 0) return;
        const places = `(${columns.map(({ kind }) => WRITE[kind] ?? '?').join(', ')})`;
        await em.execute(
          `insert into ${quoted(table)} (${quotedList(columns)}) values ${rows.map(() => places).join(', ')}`,
          rows.flat(),
        );
      },
      async setLastIds(ids) {
        for (const [table, id] of ids)
          await em.execute(`select setval(pg_get_serial_sequence(?, 'id'), ?)`, [quoted(table), id]);
      },
    });
    for (const { name } of tables) await em.execute(`alter table ${quoted(name)} enable trigger user`);
    await em.commit();
    return result;
  } catch (error) {
    await em.rollback();
    throw error;
  }
}
