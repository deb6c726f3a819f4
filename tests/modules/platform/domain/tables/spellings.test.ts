import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { nameKey, tidyName } from '../../../../../modules/platform/domain/name-key.ts';
import { idColumn } from '../../../../../modules/platform/domain/tables/id-column.ts';
import { lostZeros } from '../../../../../modules/platform/domain/tables/lost-zeros.ts';
import { readTable } from '../../../../../modules/platform/domain/tables/read-table.ts';
import { recognizedNames } from '../../../../../modules/platform/domain/tables/recognized-names.ts';
import type { TableColumn, TableShape } from '../../../../../modules/platform/domain/tables/table-shape.ts';
import { atOnce, storedRows } from './at-once.ts';

interface Row {
  readonly id: number | null;
  readonly name: string;
  readonly code: string;
}

const text = (label: string, content?: 'code'): TableColumn<string> => ({
  ...{ label, content, text: (value: string) => value },
  schema: z.pipe(z.string(), z.transform(tidyName)),
});
const shape: TableShape<Row> = {
  name: 'probe',
  label: 'Probe',
  columns: { id: idColumn, name: text('Name'), code: text('Nummer', 'code') },
  keyColumn: 'name',
  key: ({ name }) => nameKey(name),
};
const rowsOf = (lines: string) => readTable(shape, new TextEncoder().encode(`id;name;code\n${lines}`)).rows;
const stored = (...rows: readonly (readonly [string, string])[]) =>
  storedRows(
    shape,
    rows.map(([name, code], index) => ({ version: 1, row: { id: index + 1, name, code } })),
  );

describe('a name that is taken for that of a stored row', () => {
  const recognized = (lines: string) =>
    atOnce(recognizedNames(shape, rowsOf(lines), stored(['Kasse Hafen', '1']))).map(({ message }) => message);

  test('is said where it is spelled otherwise', () => {
    expect(recognized(';Kasse\u00a0Hafen;1')).toEqual(['Kasse Hafen: als vorhanden erkannt']);
    expect(recognized(';Kasse  Hafen;2')).toEqual(['Kasse Hafen: als vorhanden erkannt']);
    expect(recognized(';KASSE Hafen;1')).toEqual([
      'Kasse Hafen: als vorhanden erkannt (in der Datei „KASSE Hafen“)',
    ]);
  });

  test('is not said of the same, of a new one, and of a line with an id', () => {
    expect(recognized(';Kasse Hafen ;1\n;Kasse\u00a0Neu;1')).toEqual([]);
    expect(recognized('1;Kasse\u00a0Hafen;1')).toEqual([]);
  });
});

describe('a code without its leading zero', () => {
  const many = Array.from({ length: 12 }, (_, index) => [`Nr. ${index}`, `${9120001 + index}`] as const);
  const doubts = (lines: string, ...rows: readonly (readonly [string, string])[]) =>
    atOnce(lostZeros(shape, rowsOf(lines), stored(...rows))).map(({ message }) => message);

  test('is doubted where one with it is stored', () => {
    expect(doubts(';A;123\n;B;0123\n;C;124', ['A', '00123'])).toEqual([
      '„Nummer“ steht als 123 in der Datei: Gespeichert ist 00123, die führende Null kann fehlen.',
    ]);
  });

  test('is doubted where nearly all others are longer, of those that are stored, or of the file', () => {
    const message =
      '„Nummer“ steht als 120001 in der Datei: Die führende Null kann fehlen; die meisten haben 7 Ziffern.';
    expect(doubts(';X;120001\n;Y;8120001\n;Z;A1\n;W;', ...many)).toEqual([message]);
    expect(doubts([...many, ['X', '120001']].map((cells) => `;${cells.join(';')}`).join('\n'))).toEqual([
      message,
    ]);
  });

  test('is none where lengths differ, few are known, or it is stored so', () => {
    expect(doubts(';X;120001', ...many.slice(0, 5))).toEqual([]);
    expect(doubts(';X;120001', ...many, ['X', '1'], ['Y', '22'], ['Z', '333'])).toEqual([]);
    expect(doubts(';X;120001', ...many, ['X', '120001'])).toEqual([]);
  });
});
