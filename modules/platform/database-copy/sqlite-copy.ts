import type { Database } from 'better-sqlite3';
import { type CopySource, type CopyTarget, quoted, quotedList, SLICE_ROWS } from './copied-database.ts';
import { type CopiedValue, fromSqlite, toSqlite } from './copied-value.ts';

/** Reads an SQLite database that this process has alone. */
export function sqliteSource(database: Database): CopySource {
  return {
    async *rows(table, columns) {
      const select = database
        .prepare(`select ${quotedList(columns)} from ${quoted(table)}`)
        .raw(true)
        .iterate() as IterableIterator<unknown[]>;
      let slice: CopiedValue[][] = [];
      for (const row of select) {
        slice.push(row.map((value, index) => fromSqlite(value, columns[index]?.kind ?? 'plain')));
        if (slice.length < SLICE_ROWS) continue;
        yield slice;
        slice = [];
      }
      yield slice;
    },
    async lastIds() {
      const rows = database
        .prepare<[], { name: string; seq: number }>('select name, seq from sqlite_sequence')
        .all();
      return new Map(rows.map(({ name, seq }) => [name, seq]));
    },
  };
}

/**
 * Fills an SQLite database in one transaction. Triggers, which keep counts and versions that are copied themselves, do
 * not run.
 */
export async function fillSqlite<Result>(
  database: Database,
  tables: readonly string[],
  work: (target: CopyTarget) => Promise<Result>,
): Promise<Result> {
  const triggers = database
    .prepare<[], { name: string; sql: string }>(`select name, sql from sqlite_schema where type = 'trigger'`)
    .all();
  database.exec('begin immediate; pragma defer_foreign_keys = on');
  try {
    for (const { name } of triggers) database.exec(`drop trigger ${quoted(name)}`);
    for (const table of tables) database.exec(`delete from ${quoted(table)}`);
    const result = await work({
      ...sqliteSource(database),
      async insert(table, columns, rows) {
        const places = columns.map(() => '?').join(', ');
        const insert = database.prepare(
          `insert into ${quoted(table)} (${quotedList(columns)}) values (${places})`,
        );
        for (const row of rows) insert.run(...row.map(toSqlite));
      },
      async setLastIds(ids) {
        const update = database.prepare('update sqlite_sequence set seq = ? where name = ?');
        const insert = database.prepare('insert into sqlite_sequence (seq, name) values (?, ?)');
        for (const [name, id] of ids) if (update.run(id, name).changes === 0) insert.run(id, name);
      },
    });
    for (const { sql } of triggers) database.exec(sql);
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}
