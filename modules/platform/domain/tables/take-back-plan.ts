import { changedSince, type TableChange } from './compare-table.ts';
import type { Steps } from './steps.ts';
import { type StoredRow, StoredRows } from './stored-rows.ts';
import { columnsOf, keyText, type TableRow, type TableShape, valueIn } from './table-shape.ts';

/** A row that an import has changed or added, as the audit log has kept it. */
export interface ImportedRow<Row extends TableRow> {
  /** Its id; in a table whose rows have none, its key. */
  readonly of: number | string;
  /** How it was called then. */
  readonly name: string;
  /** Values of the columns that the import has changed; null for a row that it has added. */
  readonly before: Partial<Row> | null;
  readonly after: Partial<Row>;
}

/** Why a row stays as it is: changed, deleted, or in use since; or it does not go together with others any more. */
export type WhyLeft = 'changed' | 'gone' | 'used' | 'unfit';

/** A row that stays as it is. */
export interface LeftRow {
  readonly name: string;
  readonly why: WhyLeft;
}

/** What taking an import back does. */
export interface TakeBackPlan<Row extends TableRow> {
  /** Rows that get their former values. */
  readonly restored: readonly TableChange<Row>[];
  /** Rows that the import has added and nobody has changed or used. */
  readonly removed: readonly StoredRow<Row>[];
  readonly left: readonly LeftRow[];
}

/** Rows that are looked at in one step. */
const A_STEP = 20;

/** Version of a row that was added and never changed. */
const ADDED = 1;

/**
 * Plans to take an import back: nothing that somebody has changed since is undone. Rows that have their former values
 * already are in none of the lists.
 *
 * @param used ids of added rows that something else needs
 */
export function* takeBackPlan<Row extends TableRow>(
  shape: TableShape<Row>,
  imported: readonly ImportedRow<Row>[],
  stored: StoredRows<Row>,
  used: ReadonlySet<number>,
): Steps<TakeBackPlan<Row>> {
  const left: LeftRow[] = [];
  const removed: StoredRow<Row>[] = [];
  const restorable: TableChange<Row>[] = [];
  for (const [at, each] of imported.entries()) {
    if (at % A_STEP === 0) yield;
    const present = presentOf(each, stored);
    if (present === undefined) {
      if (each.before !== null) left.push({ name: each.name, why: 'gone' });
      continue;
    }
    const name = nameOf(shape, present.row);
    if (each.before === null) {
      const why = present.version !== ADDED ? 'changed' : used.has(Number(each.of)) ? 'used' : null;
      if (why === null) removed.push(present);
      else left.push({ name, why });
    } else if (holds(shape, present.row, each.after)) {
      const row = { ...present.row, ...each.before };
      if ((shape.rules?.(row) ?? []).length > 0) left.push({ name, why: 'unfit' });
      // Lines count from 1.
      else restorable.push({ line: at + 1, row, before: present });
    } else if (!holds(shape, present.row, each.before)) left.push({ name, why: 'changed' });
  }
  const { fitting, unfit } = yield* fittingAmong(shape, restorable, removed, stored);
  return {
    restored: fitting,
    removed,
    left: [
      ...left,
      ...unfit.map(({ before }) => ({ name: nameOf(shape, before?.row as Row), why: 'unfit' as const })),
    ],
  };
}

/** The old values of the changed rows that are there still, each as a whole row. */
export function formerRows<Row extends TableRow>(
  imported: readonly ImportedRow<Row>[],
  stored: StoredRows<Row>,
): readonly Row[] {
  return imported.flatMap((each) => {
    const present = each.before === null ? undefined : presentOf(each, stored);
    return present === undefined ? [] : [{ ...present.row, ...each.before }];
  });
}

function presentOf<Row extends TableRow>(
  { of }: ImportedRow<Row>,
  stored: StoredRows<Row>,
): StoredRow<Row> | undefined {
  const place = typeof of === 'number' ? stored.withId(of) : stored.withKey(of);
  return place === undefined ? undefined : stored.at(place);
}

const nameOf = <Row extends TableRow>(shape: TableShape<Row>, row: Row): string =>
  shape.title?.(row) ?? keyText(shape, row);

/** Whether a row has these values, compared as a file writes them. */
function holds<Row extends TableRow>(shape: TableShape<Row>, row: Row, values: Partial<Row>): boolean {
  return columnsOf(shape).every(
    ([name, { text }]) => !(name in values) || text(valueIn(row, name)) === text(valueIn(values, name)),
  );
}

/** Leaves out rows whose key another one has taken, and those that no longer go together with the rest. */
function* fittingAmong<Row extends TableRow>(
  shape: TableShape<Row>,
  restorable: readonly TableChange<Row>[],
  removed: readonly StoredRow<Row>[],
  stored: StoredRows<Row>,
): Steps<{ readonly fitting: readonly TableChange<Row>[]; readonly unfit: readonly TableChange<Row>[] }> {
  const gone = new Set(removed);
  const staying =
    gone.size === 0
      ? stored
      : yield* StoredRows.of(
          shape,
          stored.all.filter((each) => !gone.has(each)),
        );
  const unfit: TableChange<Row>[] = [];
  // A row that is left out keeps the key that another one may need: until nothing is left out any more.
  for (let fitting = restorable; ; ) {
    const found = new Set((yield* changedSince(shape, fitting, staying)).map(({ line }) => line));
    if (found.size === 0) return { fitting, unfit };
    unfit.push(...fitting.filter(({ line }) => found.has(line)));
    fitting = fitting.filter(({ line }) => !found.has(line));
  }
}
