import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRows } from '../../../../../modules/platform/domain/tables/csv-rows.ts';
import { csvFile, tableText, unguarded } from '../../../../../modules/platform/domain/tables/table-text.ts';

const rows = (text: string) => [...csvRows(text)].map(({ sheetRow: _, ...row }) => row);
const fault = 'Ein Anführungszeichen ist nicht geschlossen oder steht an falscher Stelle.';

test('counts rows as a spreadsheet does: empty ones count, and a cell over several lines is one', () => {
  const counted = [...csvRows('a;b\n\n"c\nd\ne";f\r\n;;\ng\n"h\n')].map(({ line, sheetRow }) => [
    line,
    sheetRow,
  ]);
  expect(counted).toEqual([
    [1, 1],
    [3, 3],
    [7, 5],
    [8, 6],
  ]);
});

describe('the rows of a CSV text', () => {
  test.each<[string, ReturnType<typeof rows>]>([
    ['', []],
    ['a;b', [{ line: 1, cells: ['a', 'b'] }]],
    [
      'a;b\r\nc;d\n',
      [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['c', 'd'] },
      ],
    ],
    [
      'a\rb\r',
      [
        { line: 1, cells: ['a'] },
        { line: 2, cells: ['b'] },
      ],
    ],
    [
      'a\n\n;;\nb',
      [
        { line: 1, cells: ['a'] },
        { line: 4, cells: ['b'] },
      ],
    ],
    [
      '"a;b";"c""d"\r\n"e',
      [
        { line: 1, cells: ['a;b', 'c"d'] },
        { line: 2, fault },
      ],
    ],
    [
      '"a\nb";c\nd',
      [
        { line: 1, cells: ['a\nb', 'c'] },
        { line: 3, cells: ['d'] },
      ],
    ],
    [
      '"a\r\nb\r\nc"\r\nd',
      [
        { line: 1, cells: ['a\r\nb\r\nc'] },
        { line: 4, cells: ['d'] },
      ],
    ],
    [
      'x;"a\ny;"b";c\nz',
      [
        { line: 1, fault },
        { line: 2, cells: ['y', 'b', 'c'] },
        { line: 3, cells: ['z'] },
      ],
    ],
    [
      '"a"b;c\nd',
      [
        { line: 1, fault },
        { line: 2, cells: ['d'] },
      ],
    ],
    ['a"b;c"\n', [{ line: 1, cells: ['a"b', 'c"'] }]],
    ['"";b', [{ line: 1, cells: ['', 'b'] }]],
    ['"', [{ line: 1, fault }]],
  ])('%j', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  test('are not looked for in a cell without an end', () => {
    const text = `"${'x\n'.repeat(60_000)}"\nlast`;
    expect(rows(text)[0]).toEqual({ line: 1, fault });
    expect(rows(text).at(-1)).toEqual({ line: 60_002, cells: ['last'] });
  });

  test('are those that were written, whatever they hold', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(';', '"', '\r', '\n', "'", '=', '+', '-', '@', '\t', ' ', 'ä') }),
    );
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(table, (given) => {
        const text = tableText(new TextEncoder().encode(csvFile(given)));
        const read = rows(text ?? '').map((row) => ('cells' in row ? row.cells.map(unguarded) : row));
        expect(read).toEqual(given.filter((row) => row.some((each) => each !== '')));
      }),
    );
  });

  test('have the line at which an editor shows them', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ';', '\n', '"'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (given) => {
        let line = 1;
        const lines = given.map((row) => {
          const at = line;
          line += 1 + row.join('').split('\n').length - 1;
          return at;
        });
        expect(rows(csvFile(given).slice(1)).map((row) => row.line)).toEqual(lines);
      }),
    );
  });
});

test('formulas are guarded, and nothing else', () => {
  const written = csvFile([['=1+1', '+a', '-b', '@c', '\td', "'=e", "'f", '1-1']]).slice(1);
  expect(written).toBe("'=1+1;'+a;'-b;'@c;'\td;''=e;'f;1-1\r\n");
});

test.each(['', '"x";'])('a million columns are cells like others (behind %j)', (begin) => {
  const [row] = rows(`${begin}${'a;'.repeat(1_000_000)}`);
  expect(row && 'cells' in row ? row.cells.length : row).toBe(1_000_001 + (begin === '' ? 0 : 1));
});
