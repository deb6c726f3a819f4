import type { EntityManager, EntityName } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AuditLog } from '../audit/audit-log.ts';
import { lockData } from '../database/lock-data.ts';
import { ReadModel } from '../database/read-model.ts';
import { changeVersioned } from '../database/versioned-write.ts';
import { type Actor, requireAnyRight, requireVendor } from '../domain/actor.ts';
import { DomainError } from '../domain/errors.ts';
import { pageOf } from '../domain/lists/list-page.ts';
import type { ListQuery, Page } from '../domain/lists/list-query.ts';
import { sameName } from '../domain/name-key.ts';
import type { Columns, InputOf, ListRecord, RowOf, SavedRow, ValuesOf } from '../domain/records/record.ts';
import type { FileRow } from '../domain/records/record-file.ts';
import { definedOnly, initialOf } from '../domain/records/record-input.ts';
import { type ListedColumn, listColumnsOf } from '../domain/records/record-list.ts';
import { seenRow } from '../domain/versioned-input.ts';
import type { TableImports } from '../tables/table-imports.ts';
import { TableService } from '../tables/table-service.ts';
import { type StoredRow, storedOf } from './record-entity.ts';
import { readRows } from './record-rows.ts';
import { type RecordRules, tableOf } from './record-rules.ts';

/** A row of the vendor's list. */
export type ListRow<C extends Columns> = RowOf<C> & {
  /** How many institutions use the row; missing where the subject does not count them. */
  readonly institutions?: number;
};

/** What the services are built of. */
export interface RecordGround {
  readonly em: EntityManager;
  readonly audit: AuditLog;
  readonly tables: TableImports;
}

/** Lists, saves, removes, exports and imports the rows of a record. One class for all plain lists of the vendor's. */
export class RecordService<C extends Columns = Columns> {
  readonly record: ListRecord<C>;
  /** The rows as a file. */
  readonly file: TableService<FileRow>;
  private readonly em: SqlEntityManager;
  private readonly audit: AuditLog;
  private readonly rules: RecordRules<C>;
  private readonly entity: EntityName<StoredRow>;
  private readonly rows: ReadModel<readonly RowOf<C>[]>;

  constructor(record: ListRecord<C>, rules: RecordRules<C>, { em, audit, tables }: RecordGround) {
    this.record = record;
    this.rules = rules;
    this.entity = rules.entity as unknown as EntityName<StoredRow>;
    this.em = em as SqlEntityManager;
    this.audit = audit;
    this.rows = new ReadModel(em, [record.data], () => readRows(em.fork(), record, this.entity));
    this.file = new RecordFile(tables, tableOf(record, rules, this.entity));
  }

  /** All rows, sorted by name, for the record's readers; frozen, and shared by all who ask. */
  async all(actor: Actor): Promise<readonly RowOf<C>[]> {
    if (this.record.readers === undefined) requireVendor(actor);
    else requireAnyRight(actor, this.record.readers);
    return this.rows.get();
  }

  /**
   * A page of the list, for the vendor's staff.
   *
   * @param valuesOf the values by which a row is sorted and found, where they are not its own
   */
  async list(
    actor: Actor,
    query: ListQuery<ListedColumn<C>>,
    valuesOf?: (row: RowOf<C>) => Partial<ValuesOf<C>>,
  ): Promise<Page<ListRow<C>>> {
    requireVendor(actor);
    const page = pageOf(await this.rows.get(), query, listColumnsOf(this.record, valuesOf));
    const { usage } = this.rules;
    if (usage === undefined) return page;
    const used = await usage(
      this.em.fork(),
      page.rows.map(({ id }) => id),
    );
    return { ...page, rows: page.rows.map((row) => ({ ...row, institutions: used.get(row.id) ?? 0 })) };
  }

  /** How many institutions use a row; 0 for one that does not exist. */
  async usage(actor: Actor, id: number): Promise<number> {
    requireVendor(actor);
    return (await this.rules.usage?.(this.em.fork(), [id]))?.get(id) ?? 0;
  }

  /**
   * Adds a row, or changes one. Optional columns that are not given keep their value.
   *
   * @throws DomainError `invalid` with the field, also for a name that another row has; `not-found`; `conflict` with
   *   the row that is there now as `current`, where it is not of the version that is named
   */
  async save(actor: Actor, { id, version, ...given }: InputOf<C>): Promise<SavedRow> {
    requireVendor(actor);
    const values = definedOnly(given) as unknown as Partial<ValuesOf<C>>;
    return this.em.fork().transactional(async (em) => {
      await lockData(em, this.record.data);
      const rows = await readRows(em, this.record, this.entity);
      const present = id === null ? null : this.present(rows, id, version);
      this.refuseTaken(rows, values, id);
      const start = present ?? { ...initialOf(this.record), ...this.rules.added?.(values) };
      const { id: _, version: seen = 0, ...before } = start as Partial<RowOf<C>>;
      const after = { ...before, ...values } as unknown as ValuesOf<C>;
      await this.rules.beforeSave?.(em, after, present);
      const stored = { ...storedOf(this.record.columns, after), ...this.rules.written };
      const saved = id ?? ((await em.insert(this.entity, { ...stored, version: 1 } as never)) as number);
      if (present !== null) await changeVersioned(em, this.entity, { id: saved }, stored as never);
      const facts = {
        record: named(this.record, saved, after),
        after: { id: saved, ...after },
        ...(present && { before: { id: saved, ...before } }),
      };
      await this.audit.note(actor, `${this.record.act}-saved`, facts, em);
      return { id: saved, version: seen + 1 };
    });
  }

  /**
   * Removes a row, with what the subject's rules remove along.
   *
   * @param version version of the row somebody has seen; without it the row is removed as it is
   * @returns how many institutions have lost it, where the subject counts them
   * @throws DomainError `not-found`; `conflict` with the row that is there now as `current`, and where it is needed
   */
  async remove(actor: Actor, id: number, version?: number): Promise<number | undefined> {
    requireVendor(actor);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, this.record.data);
      const row = this.present(await readRows(em, this.record, this.entity), id, version);
      const count = await this.rules.beforeRemove?.(em, row);
      await em.nativeDelete(this.entity, { id });
      const { version: _, ...before } = row;
      const facts = { record: named(this.record, id, row), before, ...(count !== undefined && { count }) };
      await this.audit.note(actor, `${this.record.act}-deleted`, facts, em);
      return count;
    });
  }

  private present(rows: readonly RowOf<C>[], id: number, version: number | undefined): RowOf<C> {
    return seenRow(
      rows.find((each) => each.id === id),
      version,
      this.record.words.gone,
    );
  }

  private refuseTaken(rows: readonly RowOf<C>[], values: object, id: number | null): void {
    const { key, words } = this.record;
    const name = (values as Readonly<Record<string, string>>)[key] ?? '';
    if (!rows.some((row) => row.id !== id && sameName(String(row[key]), name))) return;
    const message = words.taken(name);
    throw new DomainError('invalid', message, { [key]: message });
  }
}

/** The file of a record: for the vendor's staff. */
class RecordFile extends TableService<FileRow> {
  private readonly table: ReturnType<typeof tableOf>;

  constructor(tables: TableImports, table: ReturnType<typeof tableOf>) {
    super(tables);
    this.table = table;
  }

  protected definition(actor: Actor) {
    requireVendor(actor);
    return this.table;
  }
}

/** A row as the audit log names it. */
function named<C extends Columns>({ act, key }: ListRecord<C>, id: number, values: ValuesOf<C>) {
  return { kind: act, id, name: String(values[key]) };
}
