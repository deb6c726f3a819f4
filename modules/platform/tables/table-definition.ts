import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AuditPart } from '../audit/audit-log.ts';
import type { DataName } from '../database/read-model.ts';
import type { TableChange } from '../domain/tables/compare-table.ts';
import type { StoredRow } from '../domain/tables/stored-rows.ts';
import type { TableRow, TableShape } from '../domain/tables/table-shape.ts';
import type { ImportedRow } from '../domain/tables/take-back-plan.ts';

/** An entry of the audit log that `parts` has given. */
export interface LoggedPart {
  /** Id of its record; empty where it names none. */
  readonly record: string;
  /** Name of its record then. */
  readonly name: string;
  /** Null for a new row. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** What becomes of rows that an import has added when it is taken back. */
export interface AddedRows<Row extends TableRow> {
  /** Those of some ids that something else needs: they stay. */
  used(em: SqlEntityManager, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Removes rows; gives what the audit log keeps of them. */
  remove(em: SqlEntityManager, rows: readonly Row[]): Promise<readonly AuditPart[]>;
}

/** A table that people export and import; defined in the module that owns the rows. */
export interface TableDefinition<Row extends TableRow> {
  /** Listed in the `…-tables.ts` of its module, where the worker for uploads finds it by its name. */
  readonly shape: TableShape<Row>;
  /** Whose rows they are; null where they are the vendor's. */
  readonly institutionId: number | null;
  /**
   * The numbers of `data_version` that every write to what `stored` reads raises. As long as they are the same, the rows
   * are; `lock` has to keep others from raising them. Left out where there are none, or not of all of it: then the rows
   * are read and compared again.
   */
  readonly data?: readonly DataName[];
  /** The rows as they are, in the order of an export. */
  stored(em: SqlEntityManager): Promise<readonly StoredRow<Row>[]>;
  /** Makes all who write these rows wait until the transaction ends: with a statement that writes. */
  lock(em: SqlEntityManager): Promise<void>;
  /**
   * What the audit log keeps of changed and new rows, so that each has its history; left out: the import alone.
   *
   * @param added what `write` has answered
   */
  parts?(changes: readonly TableChange<Row>[], added: readonly number[]): readonly AuditPart[];
  /** The rows of an entry that `parts` has given; left out: an import cannot be taken back. */
  imported?(part: LoggedPart): readonly ImportedRow<Row>[];
  /** Left out: rows that an import has added stay when it is taken back. */
  readonly addedRows?: AddedRows<Row>;
  /**
   * Writes changes that still fit to what is there.
   *
   * @returns ids of the new rows, in the order of the changes that add them; none where rows have no ids
   */
  write(em: SqlEntityManager, changes: readonly TableChange<Row>[]): Promise<readonly number[]>;
}
