import type { EntityName } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AuditPart } from '../audit/audit-log.ts';
import { lockData } from '../database/lock-data.ts';
import type { Columns, ListRecord, RowOf, ValuesOf } from '../domain/records/record.ts';
import { cellsOf, type FileRow, lineOf, shapeOf, valuesOfLine } from '../domain/records/record-file.ts';
import { initialOf } from '../domain/records/record-input.ts';
import type { TableChange } from '../domain/tables/compare-table.ts';
import { changedRow, changedRows } from '../tables/changed-rows.ts';
import type { TableDefinition } from '../tables/table-definition.ts';
import { type StoredRow, storedOf } from './record-entity.ts';
import { readRows } from './record-rows.ts';

/** What a subject says of its own, beside its record. */
export interface RecordRules<C extends Columns> {
  readonly entity: object;
  /** Columns of the table that the record does not have, set by every write. */
  readonly written?: Readonly<Record<string, unknown>>;
  /** Values of a new row, where they depend on what was given. */
  added?(given: Partial<ValuesOf<C>>): Partial<ValuesOf<C>>;
  /** Refuses a write, or writes what goes with it, in its transaction. */
  beforeSave?(em: SqlEntityManager, after: ValuesOf<C>, present: RowOf<C> | null): Promise<void>;
  /** Refuses a removal, or removes what goes with the row; gives how many institutions lose it. */
  beforeRemove?(em: SqlEntityManager, row: RowOf<C>): Promise<number | undefined>;
  /** How many institutions use each of some rows; those of none may be missing. */
  usage?(em: SqlEntityManager, ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
}

/** The record as a table that is exported and imported. */
export function tableOf<C extends Columns>(
  record: ListRecord<C>,
  rules: RecordRules<C>,
  entity: EntityName<StoredRow>,
): TableDefinition<FileRow> {
  return {
    shape: shapeOf(record),
    institutionId: null,
    lock: (em) => lockData(em, record.data),
    async stored(em) {
      const rows = await readRows(em, record, entity);
      return rows.map((row) => ({ version: row.version, row: lineOf(record, row) }));
    },
    parts: (changes, added) =>
      changedRows(changes, added, {
        act: `${record.act}-saved`,
        kind: record.act,
        settings: (row) => valuesOfLine(record, row),
        nameOf: (row) => String((valuesOfLine(record, row) as Readonly<Record<string, unknown>>)[record.key]),
      }),
    imported: (part) => changedRow(part, (settings) => cellsOf(record, settings)),
    addedRows: {
      used: async (em, ids) => new Set((await rules.usage?.(em, ids))?.keys()),
      async remove(em, rows) {
        const stored = new Map((await readRows(em, record, entity)).map((row) => [row.id, row]));
        const parts: AuditPart[] = [];
        for (const row of rows.flatMap(({ id }) => stored.get(Number(id)) ?? [])) {
          await rules.beforeRemove?.(em, row);
          await em.nativeDelete(entity, { id: row.id });
          const { id, version: _, ...before } = row;
          const named = { kind: record.act, id, name: String(row[record.key]) };
          parts.push({ act: `${record.act}-deleted`, record: named, before });
        }
        return parts;
      },
    },
    write: (em, changes) => write(em, record, rules, entity, changes),
  };
}

/** Rows that one statement reads. */
const READ_AT_ONCE = 500;

async function write<C extends Columns>(
  em: SqlEntityManager,
  record: ListRecord<C>,
  rules: RecordRules<C>,
  entity: EntityName<StoredRow>,
  changes: readonly TableChange<FileRow>[],
): Promise<readonly number[]> {
  const storedIn = (values: object) => ({ ...storedOf(record.columns, values), ...rules.written });
  const edited = changes.flatMap(({ row, before }) =>
    before === null ? [] : [{ values: valuesOfLine(record, row), before, id: Number(before.row.id) }],
  );
  const renamed = edited.filter(
    ({ values, before }) => nameIn(values) !== nameIn(valuesOfLine(record, before.row)),
  );
  // Two rows may swap their names. Names are unique: each is given up first, for one that ends in a blank as no name does.
  if (renamed.length > 1)
    for (const { id } of renamed) await em.nativeUpdate(entity, { id }, { [record.key]: `#${id} ` } as never);
  for (const { values, before, id } of edited) {
    const version = Number(before.version) + 1;
    await em.nativeUpdate(entity, { id }, { ...storedIn(values), version } as never);
  }
  const added = changes.flatMap(({ row, before }) => {
    if (before !== null) return [];
    const values = valuesOfLine(record, row) as Partial<ValuesOf<C>>;
    return [{ ...storedIn({ ...initialOf(record), ...rules.added?.(values), ...values }), version: 1 }];
  });
  if (added.length === 0) return [];
  await em.insertMany(entity, added as never);
  const names = added.map(nameIn);
  const ids = new Map<unknown, number>();
  for (let at = 0; at < names.length; at += READ_AT_ONCE) {
    const some = { [record.key]: { $in: names.slice(at, at + READ_AT_ONCE) } } as never;
    for (const row of await em.find(entity, some, { disableIdentityMap: true })) ids.set(nameIn(row), row.id);
  }
  return names.map((name) => ids.get(name) as number);

  function nameIn(values: object): unknown {
    return (values as Readonly<Record<string, unknown>>)[record.key];
  }
}
