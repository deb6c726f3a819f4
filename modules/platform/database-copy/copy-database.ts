import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { IsolationLevel, type MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database } from 'better-sqlite3';
import { actorName } from '../audit/audit-log.ts';
import type { AuditedAct } from '../audit/audited-acts.ts';
import { RESTORING, refuseOthers } from '../backup/postgres-restore.ts';
import { takeAlone } from '../backup/sqlite-restore.ts';
import { closeDatabase, type DatabaseSchema, databaseKind, openDatabase } from '../database/database.ts';
import { schemaState } from '../database/database-state.ts';
import type { Actor, OperatorActor } from '../domain/actor.ts';
import { refuseAborted } from '../limits/in-slices.ts';
import { requireOperator } from '../operator.ts';
import { postgresTarget } from '../postgres/postgres-url.ts';
import { withoutServers } from '../postgres/serving-lock.ts';
import { openSqliteFile } from '../sqlite/open-file.ts';
import { type CopySource, type CopyTarget, quoted, quotedList, SLICE_ROWS } from './copied-database.ts';
import { type CopiedValue, fromSqlite, toSqlite } from './copied-value.ts';
import { type CopiedTable, copiedTables, fillPostgres, postgresSource } from './postgres-copy.ts';
import { TableSum } from './table-sum.ts';

/** What is logged of a copy. */
interface CopyNote {
  readonly who: OperatorActor;
  readonly at: Date;
  /** URL of the source. */
  readonly from: string;
  /** Copied rows. */
  readonly rows: number;
}

const AUDIT_TABLE = 'audit_entry';
const COPIED: AuditedAct = 'database-copied';

/** Logs a copy in the audit log of the target, in the transaction of the copy: both are kept or neither. */
async function noteCopy(
  target: CopyTarget,
  tables: readonly CopiedTable[],
  { who, at, from, rows }: CopyNote,
): Promise<void> {
  const values: Readonly<Record<string, CopiedValue>> = {
    at: at.getTime(),
    who: actorName(who),
    what: COPIED,
    detail: JSON.stringify({ after: { ...sourceInShort(from), Zeilen: rows } }),
  };
  const known = tables.find(({ name }) => name === AUDIT_TABLE)?.columns ?? [];
  // The rest, the id among it, is the database's default.
  const columns = known.filter(({ name }) => name in values);
  await target.insert(AUDIT_TABLE, columns, [columns.map(({ name }) => values[name] ?? null)]);
}

/** The source without folder, host, user and password. */
function sourceInShort(from: string) {
  const kind = databaseKind(from);
  return kind.engine === 'sqlite'
    ? { Art: 'SQLite', Quelle: basename(kind.file) }
    : { Art: 'PostgreSQL', Quelle: postgresTarget(from).database };
}

/** Input of a copy. */
export interface CopyOrder {
  /** One of them names SQLite, the other one PostgreSQL. */
  readonly from: string;
  readonly to: string;
  readonly schema: DatabaseSchema;
  readonly now: Date;
  /** Makes the tables of an empty database. */
  prepare(orm: MikroORM): Promise<unknown>;
  /** Whether a database holds nothing that anybody has entered. */
  isEmpty(orm: MikroORM): Promise<boolean>;
  /** Aborted before all is copied and compared: nothing is kept. */
  readonly signal?: AbortSignal;
  /** Called before each table. */
  onTable?(name: string): void;
}

/** Number of rows by table. */
export type CopiedRows = Readonly<Record<string, number>>;

/**
 * Copies all rows of a database of one engine into an empty one of the other, with ids, versions and sealed values. What
 * was written is read back and compared with the source, table by table, before it is kept. Both databases must be out of
 * use; the source stays as it is. The audit log of the target ends with an entry of the copy.
 *
 * @throws DomainError `forbidden`; Error that says why nothing was copied; the signal's reason
 */
export async function copyDatabase(actor: Actor, order: CopyOrder): Promise<CopiedRows> {
  const who = requireOperator(actor);
  const [from, to] = [databaseKind(order.from), databaseKind(order.to)];
  if (from.engine === to.engine)
    throw new Error('Both are of one engine: inko db backup and inko db restore copy that.');
  if (from.engine === 'sqlite' && !existsSync(from.file))
    throw new Error(`There is no database ${from.file}.`);
  const postgres = new URL(from.engine === 'sqlite' ? order.to : order.from);
  postgres.searchParams.set('application_name', `${RESTORING}copy-${process.pid}`);
  const orm = await openDatabase(postgres.href, order.schema);
  try {
    return await withoutServers(orm, async () => {
      await refuseOthers(orm);
      const em = orm.em.fork() as SqlEntityManager;
      if (from.engine === 'sqlite') {
        await withDatabase(order.from, order.schema, refuseOutdated);
        await prepareTarget(orm, order);
        const tables = await copiedTables(em);
        return await withFile(from.file, (file) =>
          fillPostgres(em, tables, (target) => copyTables(who, sqliteSource(file), target, tables, order)),
        );
      }
      await refuseOutdated(orm);
      await withDatabase(order.to, order.schema, (target) => prepareTarget(target, order));
      const tables = await copiedTables(em);
      const names = tables.map(({ name }) => name);
      const { file: path } = to as { readonly file: string };
      return await atOneMoment(em, () =>
        withFile(path, (file) =>
          fillSqlite(file, names, (target) => copyTables(who, postgresSource(em), target, tables, order)),
        ),
      );
    });
  } finally {
    await closeDatabase(orm);
  }
}

async function withDatabase(
  url: string,
  schema: DatabaseSchema,
  work: (orm: MikroORM) => Promise<void>,
): Promise<void> {
  const orm = await openDatabase(url, schema);
  try {
    await work(orm);
  } finally {
    await closeDatabase(orm);
  }
}

async function refuseOutdated(orm: MikroORM): Promise<void> {
  const { pending, newer } = await schemaState(orm);
  if (newer)
    throw new Error('The database is of a newer version: copy it with that one. Nothing was copied.');
  if (pending > 0) throw new Error('The database is not up to date. Run first: inko db migrate');
}

async function prepareTarget(orm: MikroORM, { prepare, isEmpty }: CopyOrder): Promise<void> {
  await prepare(orm);
  if (await isEmpty(orm)) return;
  throw new Error(
    'The database to copy into holds something already: it has to be a new one. Nothing was copied.',
  );
}

/** Opens an SQLite file that nobody else has open, and keeps it so. */
async function withFile<Result>(path: string, work: (file: Database) => Promise<Result>): Promise<Result> {
  const file = takeAlone(await openSqliteFile(path, { fileMustExist: true }));
  if (file === null)
    throw new Error(`${path} is damaged: inko db restore FILE puts an earlier backup there.`);
  try {
    // The work has a transaction of its own; a read lock would give way to others between two statements.
    file.exec('rollback; pragma locking_mode = exclusive; pragma foreign_keys = on');
    return await work(file);
  } finally {
    file.close();
  }
}

async function atOneMoment<Result>(em: SqlEntityManager, work: () => Promise<Result>): Promise<Result> {
  await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ });
  try {
    return await work();
  } finally {
    await em.rollback();
  }
}

async function copyTables(
  who: OperatorActor,
  source: CopySource,
  target: CopyTarget,
  tables: readonly CopiedTable[],
  { onTable, from, now, signal }: CopyOrder,
): Promise<CopiedRows> {
  const sums = new Map<string, TableSum>();
  for (const { name, columns } of tables) {
    onTable?.(name);
    const sum = new TableSum();
    for await (const rows of source.rows(name, columns)) {
      for (const row of rows) sum.add(row, columns);
      await target.insert(name, columns, rows);
      await refuseAborted(signal);
    }
    sums.set(name, sum);
  }
  await target.setLastIds(await source.lastIds());
  for (const { name, columns } of tables) {
    const copied = new TableSum();
    for await (const rows of target.rows(name, columns)) for (const row of rows) copied.add(row, columns);
    if (!sums.get(name)?.equals(copied))
      throw new Error(`The rows of ${name} differ after copying. Nothing was copied.`);
  }
  const copied = Object.fromEntries([...sums].map(([name, { count }]) => [name, count]));
  const rows = Object.values(copied).reduce((sum, count) => sum + count, 0);
  await noteCopy(target, tables, { who, at: now, from, rows });
  await refuseAborted(signal);
  return copied;
}

/** Reads an SQLite database that this process has alone. */
function sqliteSource(database: Database): CopySource {
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
async function fillSqlite<Result>(
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
