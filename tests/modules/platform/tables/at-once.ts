import {
  type ComparedTable,
  comparison,
  type Steps,
} from '../../../../modules/platform/domain/tables/compare-table.ts';
import type { TableRow } from '../../../../modules/platform/domain/tables/table-shape.ts';

/** What comes of work in steps. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A comparison without a pause. */
export const compareTable = <Row extends TableRow>(
  ...asked: Parameters<typeof comparison<Row>>
): ComparedTable<Row> => atOnce(comparison<Row>(...asked));
