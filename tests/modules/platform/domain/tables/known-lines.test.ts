import { expect, test } from 'vitest';
import { readTable } from '../../../../../modules/platform/domain/tables/read-table.ts';
import type { TableColumn, TableShape } from '../../../../../modules/platform/domain/tables/table-shape.ts';
import { storedRows } from './at-once.ts';

interface Row {
  readonly id: number | null;
  readonly name: string;
}

const column = <Value>(label: string, read: (cell: string) => Value): TableColumn<Value> => ({
  label,
  schema: { safeParse: (cell) => ({ success: true, data: read(cell) }) },
  text: (value) => String(value ?? ''),
});
/** Reads every name in capitals: what is not, was not read. */
const shape: TableShape<Row> = {
  name: 'things',
  label: 'Probe',
  columns: {
    id: column('id', (cell) => (cell === '' ? null : Number(cell))),
    name: column('Name', (cell) => cell.toUpperCase()),
  },
  keyColumn: 'name',
  key: ({ name }) => name,
};
const STORED = storedRows(
  shape,
  ['eins', 'zwei', "'-drei"].map((name, at) => ({ version: 1, row: { id: at + 1, name } })),
);
const read = (...lines: readonly string[]) =>
  readTable(shape, new TextEncoder().encode(['id;name', ...lines].join('\n')), STORED);

test('a line that only says a stored row again is not read, whether by its id or by its key', () => {
  expect(read('2;zwei', ';eins', '1;anders', ';neu').rows).toEqual([
    { line: 2, row: { id: 2, name: 'zwei' }, same: 1 },
    { line: 3, row: { id: null, name: 'eins' }, same: 0 },
    { line: 4, row: { id: 1, name: 'ANDERS' } },
    { line: 5, row: { id: null, name: 'NEU' } },
  ]);
});

test('a cell behind an apostrophe is read, which may guard another text', () => {
  expect(read("3;'-drei").rows).toEqual([{ line: 2, row: { id: 3, name: '-DREI' } }]);
});

test('a line that is known is not there twice all the same', () => {
  expect(read('1;eins', '1;eins', ';eins').faults.map(({ line, column }) => [line, column])).toEqual([
    [3, 'id'],
    [4, 'name'],
  ]);
});
