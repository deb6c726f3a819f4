import {
  type Columns,
  type ListedColumn,
  type ListRecord,
  listedColumns,
  type RowOf,
} from '#platform/domain';
import type { DataColumn } from '../../ui/list/data-table.tsx';

/** A tick, as lists show it. */
const YES_OR_NO = ['ja', 'nein'];

/**
 * The table columns of a list, without the one that names the row.
 *
 * @param shownOf the displayed values of a row, if they differ from the stored ones
 */
export function dataColumns<C extends Columns>(
  record: ListRecord<C>,
  shownOf: (row: RowOf<C>) => object = (row) => row,
): readonly DataColumn<RowOf<C>, ListedColumn<C>>[] {
  return listedColumns(record)
    .filter(([name]) => name !== record.key)
    .map(([name, { label, type }]) => {
      const { control, shown = type.cell } = type;
      const text = (row: RowOf<C>) => shown((shownOf(row) as Readonly<Record<string, unknown>>)[name]);
      const isNumber = control === 'amount' || control === 'number';
      return {
        id: name,
        label,
        ...(isNumber && { numeric: true }),
        ...(control === 'box' && { choices: YES_OR_NO }),
        cell: (row) =>
          control === 'amount' ? (
            <span className="number" translate="no">
              {text(row)}
            </span>
          ) : (
            text(row)
          ),
      };
    });
}
