import type { FileRow } from './read-table.ts';
import type { Steps } from './steps.ts';
import type { StoredRows } from './stored-rows.ts';
import { keyText, type TableFault, type TableRow, type TableShape } from './table-shape.ts';

/** Rows that are looked at in one step. */
const A_STEP = 200;

/** Lines that name a stored row in another spelling, and which one: names that look the same are the same. */
export function* recognizedNames<Row extends TableRow>(
  shape: TableShape<Row>,
  file: readonly FileRow<Row>[],
  stored: StoredRows<Row>,
): Steps<readonly TableFault[]> {
  const recognized: TableFault[] = [];
  for (const [index, { line, sheetRow, row, spelled }] of file.entries()) {
    if ((index + 1) % A_STEP === 0) yield;
    const place = row.id == null ? stored.withKey(shape.key(row)) : undefined;
    if (place === undefined) continue;
    const name = keyText(shape, stored.at(place).row);
    const inFile = keyText(shape, row);
    if (inFile === '' || (spelled ?? inFile) === name) continue;
    const asRead = inFile === name ? '' : ` (in der Datei „${inFile}“)`;
    recognized.push({
      ...{ line, column: shape.keyColumn, message: `${name}: als vorhanden erkannt${asRead}` },
      ...(sheetRow !== undefined && { sheetRow }),
    });
  }
  return recognized;
}
