import {
  type ComparedTable,
  comparison,
} from '../../../../../modules/platform/domain/tables/compare-table.ts';
import type { FileRow } from '../../../../../modules/platform/domain/tables/read-table.ts';
import type { Steps } from '../../../../../modules/platform/domain/tables/steps.ts';
import { type StoredRow, StoredRows } from '../../../../../modules/platform/domain/tables/stored-rows.ts';
import type { TableRow, TableShape } from '../../../../../modules/platform/domain/tables/table-shape.ts';

/** What comes of work in steps. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Stored rows, found by what names them. */
export const storedRows = <Row extends TableRow>(
  shape: TableShape<Row>,
  rows: readonly StoredRow<Row>[],
): StoredRows<Row> => atOnce(StoredRows.of(shape, rows));

/** A comparison without a pause. */
export const compareTable = <Row extends TableRow>(
  shape: TableShape<Row>,
  file: readonly FileRow<Row>[],
  rows: readonly StoredRow<Row>[],
  absent: readonly string[] = [],
): ComparedTable<Row> => atOnce(comparison(shape, { rows: file, absent }, storedRows(shape, rows)));
