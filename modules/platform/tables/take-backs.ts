import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { AuditEntry } from '../audit/audit-entry.entity.ts';
import type { AuditLog, AuditPart } from '../audit/audit-log.ts';
import type { Actor } from '../domain/actor.ts';
import { DomainError } from '../domain/errors.ts';
import { type TableRow, tableCsv } from '../domain/tables/table-shape.ts';
import { formerRows, type ImportedRow, type LeftRow, takeBackPlan } from '../domain/tables/take-back-plan.ts';
import { giveWay, inSlices } from '../limits/in-slices.ts';
import type { LoggedPart, TableDefinition } from './table-definition.ts';
import { storedRows, tableSnapshot } from './table-snapshot.ts';

/** Entries that one statement reads. */
const AT_ONCE = 500;
/** Rows that stay and that an answer names. */
const MOST_NAMED = 1000;

const NOT_TAKEN_BACK = 'Eine Einlesung dieser Tabelle lässt sich nicht zurücknehmen.';

/** Marks the entry of a row that was changed by taking an import back. */
export const TAKEN_BACK = 'taken-back';

/** An import as the audit log has kept it. */
export interface LoggedImport {
  /** Number of its entry. */
  readonly id: number;
  readonly at: Date;
  /** Name of the table. */
  readonly table: string;
  /** Whose rows they are; null where they are the vendor's. */
  readonly institutionId: number | null;
}

/** What taking an import back does, or has done. */
export interface TakenBack {
  /** How many rows get their former values. */
  readonly restored: number;
  /** How many rows that the import has added are removed. */
  readonly removed: number;
  /** How many rows stay as they are. */
  readonly left: number;
  /** The first thousand of them. */
  readonly leftRows: readonly LeftRow[];
}

/**
 * Takes imports back by what the audit log has kept of them, for half a year. Services check the actor before they call.
 */
export class TakeBacks {
  private readonly em: EntityManager;
  private readonly audit: AuditLog;

  constructor(em: EntityManager, audit: AuditLog) {
    this.em = em;
    this.audit = audit;
  }

  /** The import of an entry; null where the log has none, or has forgotten what it was about. */
  async find(id: number): Promise<LoggedImport | null> {
    const entry = await this.em.fork().findOne(AuditEntry, { id, what: 'table-imported' });
    const { code } = JSON.parse(entry?.detail ?? '{}') as { readonly code?: string };
    if (entry === null || code === undefined) return null;
    const [, institution] = /^institution:(\d+)$/.exec(entry.whom ?? '') ?? [];
    const institutionId = institution === undefined ? null : Number(institution);
    return { id, at: entry.at, table: code, institutionId };
  }

  /**
   * What taking an import back would do.
   *
   * @throws DomainError `invalid` for a table of which the log keeps too little
   */
  async preview<Row extends TableRow>(
    definition: TableDefinition<Row>,
    run: LoggedImport,
  ): Promise<TakenBack> {
    const em = this.em.fork() as SqlEntityManager;
    const imported = await this.importedRows(em, definition, run);
    const { stored } = await tableSnapshot(em, definition);
    const used = await usedAmong(em, definition, imported);
    return counted(await inSlices(takeBackPlan(definition.shape, imported, stored, used)));
  }

  /**
   * Restores what nobody has changed since an import, all of it or nothing, and logs it row by row.
   *
   * @throws DomainError as `preview`
   */
  async take<Row extends TableRow>(
    actor: Actor,
    definition: TableDefinition<Row>,
    run: LoggedImport,
  ): Promise<TakenBack> {
    return this.em.fork().transactional(async (inner) => {
      const em = inner as SqlEntityManager;
      await definition.lock(em);
      const imported = await this.importedRows(em, definition, run);
      const stored = await storedRows(em, definition);
      const used = await usedAmong(em, definition, imported);
      const plan = await inSlices(takeBackPlan(definition.shape, imported, stored, used));
      const { restored, removed } = plan;
      const taken = counted(plan);
      if (restored.length + removed.length === 0) return taken;
      const gone = await definition.addedRows?.remove(
        em,
        removed.map(({ row }) => row),
      );
      await definition.write(em, restored);
      const { institutionId: institution } = run;
      const facts = {
        record: { kind: 'import', id: run.id },
        code: run.table,
        after: { restored: taken.restored, removed: taken.removed, left: taken.left, of: run.at },
        ...(institution !== null && { institution }),
      };
      const whole = await this.audit.note(actor, 'import-taken-back', facts, em);
      const parts: readonly AuditPart[] = [...(gone ?? []), ...(definition.parts?.(restored, []) ?? [])];
      await this.audit.noteParts(
        actor,
        whole,
        parts.map((part) => ({ ...part, code: TAKEN_BACK })),
        em,
      );
      return taken;
    });
  }

  /**
   * The rows that an import has changed, with their old values, as a CSV file that can be imported; those that are gone
   * are left out.
   *
   * @throws DomainError as `preview`
   */
  async former<Row extends TableRow>(definition: TableDefinition<Row>, run: LoggedImport): Promise<string> {
    const em = this.em.fork() as SqlEntityManager;
    const imported = await this.importedRows(em, definition, run);
    const { stored } = await tableSnapshot(em, definition);
    return tableCsv(definition.shape, formerRows(imported, stored));
  }

  private async importedRows<Row extends TableRow>(
    em: SqlEntityManager,
    { imported }: TableDefinition<Row>,
    { id }: LoggedImport,
  ): Promise<readonly ImportedRow<Row>[]> {
    if (imported === undefined) throw new DomainError('invalid', NOT_TAKEN_BACK);
    const rows: ImportedRow<Row>[] = [];
    for (let after = id; ; ) {
      const entries: { id: number; record: string | null; name: string | null; detail: string | null }[] =
        await em.execute(
          `select id, record, record_name as name, detail from audit_entry
           where part_of = ? and id > ? order by id limit ${AT_ONCE}`,
          [id, after],
        );
      for (const { record, name, detail } of entries) {
        const { before, after: now = {} } = JSON.parse(detail ?? '{}') as Partial<LoggedPart>;
        const part = { record: record?.replace(/^[^:]*:/, '') ?? '', name: name ?? '' };
        rows.push(...imported({ ...part, before: before ?? null, after: now }));
      }
      const last = entries.at(-1);
      if (last === undefined) return rows;
      after = last.id;
      await giveWay();
    }
  }
}

/** Ids of the added rows that something else needs, and of all where the table does not know how to remove any. */
async function usedAmong<Row extends TableRow>(
  em: SqlEntityManager,
  { addedRows }: TableDefinition<Row>,
  imported: readonly ImportedRow<Row>[],
): Promise<ReadonlySet<number>> {
  const added = imported.flatMap(({ of, before }) => (before === null ? [Number(of)] : []));
  if (added.length === 0) return new Set();
  return (await addedRows?.used(em, added)) ?? new Set(added);
}

const counted = ({
  restored,
  removed,
  left,
}: {
  readonly restored: readonly unknown[];
  readonly removed: readonly unknown[];
  readonly left: readonly LeftRow[];
}): TakenBack => ({
  restored: restored.length,
  removed: removed.length,
  left: left.length,
  leftRows: left.slice(0, MOST_NAMED),
});
