import type { FileRow } from '../domain/tables/read-table.ts';
import {
  columnsOf,
  type TableFault,
  type TableRow,
  type TableShape,
  valueIn,
} from '../domain/tables/table-shape.ts';

/** Gives to a line of a file the row as a spreadsheet counts it, where that is another number. */
export function placesIn(rows: readonly FileRow<unknown>[]): (line: number) => Pick<TableFault, 'sheetRow'> {
  const sheetRows = new Map(
    rows.flatMap(({ line, sheetRow }) => (sheetRow === undefined ? [] : [[line, sheetRow] as const])),
  );
  return (line) => {
    const sheetRow = sheetRows.get(line);
    return sheetRow === undefined ? {} : { sheetRow };
  };
}

/** Faults that come from a comparison, with the places of their rows in a spreadsheet and what people call these. */
export function placedFaults<Row extends TableRow>(
  shape: TableShape<Row>,
  rows: readonly FileRow<Row>[],
  faults: readonly TableFault[],
): readonly TableFault[] {
  if (faults.length === 0) return faults;
  const byLine = new Map(rows.map((each) => [each.line, each]));
  const column = columnsOf(shape).find(([name]) => name === shape.namedBy);
  return faults.map((fault) => {
    const found = byLine.get(fault.line);
    if (found === undefined) return fault;
    const text = column?.[1].text(valueIn(found.row, column[0])) ?? '';
    return {
      ...fault,
      ...(found.sheetRow !== undefined && { sheetRow: found.sheetRow }),
      ...(text !== '' && { of: `${column?.[1].label} ${text}` }),
    };
  });
}
