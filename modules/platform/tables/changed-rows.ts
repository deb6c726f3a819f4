import type { AuditPart } from '../audit/audit-log.ts';
import type { AuditedAct } from '../audit/audited-acts.ts';
import type { TableChange } from '../domain/tables/compare-table.ts';
import type { TableRow } from '../domain/tables/table-shape.ts';
import type { ImportedRow } from '../domain/tables/take-back-plan.ts';
import type { LoggedPart } from './table-definition.ts';

type Settings = Readonly<Record<string, unknown>>;

interface Audited<Row> {
  readonly act: AuditedAct;
  /** Kind of the record that a row is. */
  readonly kind: string;
  /** The settings of a row as its own screen logs them. */
  settings(row: Row): object;
  nameOf(row: Row): string;
}

/**
 * The rows that a file changes, as the audit log keeps them: with what changed. Of new rows it keeps that the file has
 * added them: what they hold is there to be seen, and a first catalogue has a hundred thousand.
 *
 * @param added ids of the new rows, in the order of their changes
 */
export function changedRows<Row extends TableRow>(
  changes: readonly TableChange<Row>[],
  added: readonly number[],
  { act, kind, settings, nameOf }: Audited<Row>,
): readonly AuditPart[] {
  const ids = added.values();
  return changes.flatMap(({ row, before }): AuditPart[] => {
    if (before === null) {
      const id = ids.next().value;
      return id === undefined ? [] : [{ act, record: { kind, id, name: nameOf(row) }, after: {} }];
    }
    const { id } = before.row;
    if (id == null) return [];
    const [old, now] = [settings(before.row) as Settings, settings(row) as Settings];
    const changed = Object.keys(now).filter(
      (name) => now[name] !== undefined && JSON.stringify(now[name]) !== JSON.stringify(old[name]),
    );
    const of = (values: Settings) => Object.fromEntries(changed.map((name) => [name, values[name]]));
    const record = { kind, id, name: nameOf(before.row) };
    return [{ act, record, before: of(old), after: of(now) }];
  });
}

/** The row of an entry that `changedRows` has given: what it has changed, or that it was added. */
export function changedRow<Row extends TableRow>(
  { record, name, before, after }: LoggedPart,
  rowOf: (settings: Settings) => Partial<Row>,
): readonly ImportedRow<Row>[] {
  return [{ of: Number(record), name, before: before === null ? null : rowOf(before), after: rowOf(after) }];
}
