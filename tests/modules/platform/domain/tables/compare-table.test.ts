import { describe, expect, test } from 'vitest';
import { changedSince } from '../../../../../modules/platform/domain/tables/compare-table.ts';
import { differences } from '../../../../../modules/platform/domain/tables/field-differences.ts';
import type { StoredRow } from '../../../../../modules/platform/domain/tables/stored-rows.ts';
import type { TableColumn, TableShape } from '../../../../../modules/platform/domain/tables/table-shape.ts';
import { atOnce, compareTable, storedRows } from './at-once.ts';

interface Row {
  readonly id: number | null;
  readonly name: string;
  readonly note?: string;
}

const column = <Value>(label: string): TableColumn<Value> => ({
  label,
  schema: { safeParse: (cell) => ({ success: true, data: cell as Value }) },
  text: (value) => String(value ?? ''),
});
const shape: TableShape<Row> = {
  name: 'things',
  label: 'Probe',
  columns: { id: column('id'), name: column('Name'), note: { ...column<string>('Notiz'), optional: true } },
  keyColumn: 'name',
  key: ({ name }) => name.toLowerCase(),
};
const stored = (id: number, name: string, note = '', version = 1): StoredRow<Row> => ({
  version,
  row: { id, name, note },
});
const STORED = [stored(1, 'Eins'), stored(2, 'Zwei', 'x', 7), stored(3, 'Drei')];
const compare = (...rows: readonly Row[]) =>
  compareTable(
    shape,
    rows.map((row, index) => ({ line: index + 2, row })),
    STORED,
  );

describe('a file compared with what is there', () => {
  test('changes by id or by key, adds the rest, and leaves what is the same', () => {
    const { changes, notEdited, faults } = compare(
      { id: 2, name: 'Zwei', note: 'y' },
      { id: null, name: 'DREI', note: '' },
      { id: null, name: 'Vier', note: '' },
      { id: 1, name: 'Eins', note: '' },
    );
    expect(faults).toEqual([]);
    expect(notEdited).toBe(1);
    expect(changes.map(({ line, before }) => [line, before?.row.id, before?.version])).toEqual([
      [2, 2, 7],
      [3, 3, 1],
      [4, undefined, undefined],
    ]);
    expect(changes.map((change) => differences(shape, change))).toEqual([
      [{ column: 'note', label: 'Notiz', before: 'x', after: 'y' }],
      [{ column: 'name', label: 'Name', before: 'Drei', after: 'DREI' }],
      [
        { column: 'name', label: 'Name', before: null, after: 'Vier' },
        { column: 'note', label: 'Notiz', before: null, after: '' },
      ],
    ]);
  });

  test('changes nothing in a column that it leaves out', () => {
    expect(compare({ id: 2, name: 'Zwei' })).toEqual({ changes: [], notEdited: 1, faults: [] });
  });

  test('may exchange keys, but not take one that stays', () => {
    expect(compare({ id: 1, name: 'Zwei' }, { id: 2, name: 'Eins' })).toMatchObject({
      changes: [{}, {}],
      faults: [],
    });
    expect(compare({ id: 1, name: 'zwei' })).toEqual({
      changes: [],
      notEdited: 0,
      faults: [{ line: 2, column: 'name', message: '„zwei“ gibt es schon.' }],
    });
    // The second is left out, so the first finds its key taken.
    expect(compare({ id: 1, name: 'Zwei' }, { id: 2, name: 'Drei' }).faults.map(({ line }) => line)).toEqual([
      2, 3,
    ]);
  });

  test('names what is unknown, and what changes one row twice', () => {
    expect(
      compare({ id: 9, name: 'Neun' }, { id: null, name: 'Eins' }, { id: 1, name: 'Anders' }).faults,
    ).toEqual([
      { line: 2, column: 'id', message: 'Die id 9 gibt es nicht.' },
      { line: 3, column: 'name', message: 'Diese Zeile wird schon in Zeile 4 geändert.' },
    ]);
  });

  test('no longer fits where its row was changed or has gone, or its key was taken', () => {
    const { changes } = compare({ id: 1, name: 'Neu' }, { id: null, name: 'Vier' });
    const lines = (now: readonly StoredRow<Row>[]) =>
      atOnce(changedSince(shape, changes, storedRows(shape, now))).map(({ line }) => line);
    expect(lines(STORED)).toEqual([]);
    expect(lines([stored(1, 'Eins', '', 2)])).toEqual([2]);
    expect(lines([])).toEqual([2]);
    expect(lines([...STORED, stored(4, 'vier')])).toEqual([3]);
    expect(lines([...STORED, stored(4, 'NEU')])).toEqual([2]);
  });
});
