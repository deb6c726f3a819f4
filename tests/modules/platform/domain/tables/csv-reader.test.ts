import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvFile, unguarded } from '../../../../../modules/platform/domain/tables/table-text.ts';
import { csvRows } from './csv-rows.ts';

const fault = 'Ein Anführungszeichen ist nicht geschlossen oder steht an falscher Stelle.';

/** The rows without their place in a spreadsheet; of a faulty one what is wrong. */
const rows = (text: string) =>
  csvRows(text).map((row) =>
    row.fault === undefined ? { line: row.line, cells: row.cells } : { line: row.line, fault: row.fault },
  );

test('counts rows as a spreadsheet does: empty ones count, and a cell over several lines is one', () => {
  const counted = csvRows('a;b\n\n"c\nd\ne";f\r\n;;\ng\n"h\n').map(({ line, sheetRow }) => [line, sheetRow]);
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
      'a\n\n;;\n ;\u00a0;\t\nb',
      [
        { line: 1, cells: ['a'] },
        { line: 5, cells: ['b'] },
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
        { line: 1, cells: ['a\nb\nc'] },
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
    ['"a" ;"b"\t\r\n', [{ line: 1, cells: ['a', 'b'] }]],
    ['"";b', [{ line: 1, cells: ['', 'b'] }]],
    ['"', [{ line: 1, fault }]],
  ])('%j', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  test('are those that were written, whatever they hold', () => {
    const cell = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: fc.constantFrom(';', '"', '\r', '\n', "'", '=', '+', '-', '@', '\t', ' ', 'ä') }),
      )
      .filter((text) => !text.includes('\r\n'));
    // An apostrophe guards a cell that begins with one of these: no blank.
    const isShown = (text: string) => text.trim() !== '' || /^[\t\r]/.test(text);
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(table, (given) => {
        const read = csvRows(csvFile([['a', 'b'], ...given])).map(
          (row) => row.fault ?? row.cells.map(unguarded),
        );
        expect(read.slice(1)).toEqual(given.filter((row) => row.some(isShown)));
      }),
    );
  });

  test('have the line at which an editor shows them', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ';', '\n', '"'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('x'), cell)), (given) => {
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

describe('the separator', () => {
  test.each([
    ['semicolon', 'a;b\n1,5;2,5\n3,5;4,5\n', ['a', 'b'], ['1,5', '2,5']],
    ['comma', 'a,b\n1;5,2;5\n', ['a', 'b'], ['1;5', '2;5']],
    ['tab', '\n;\na\tb\n1,5\t2;5\n', ['a', 'b'], ['1,5', '2;5']],
    ['semicolon, where it does not show', 'a\n1,5\n', ['a'], ['1,5']],
  ])('is found: %s', (_, text, ...expected) => {
    expect(
      csvRows(text)
        .map((row) => row.cells)
        .filter(([first]) => first !== ';')
        .slice(0, 2),
    ).toEqual(expected);
  });

  test.each(['sep=,', 'SEP=,', '"sep=,"'])('is what the first line says to Excel: %s', (first) => {
    expect(csvRows(`${first}\r\na;,b\r\n1,2`)).toEqual([
      { line: 2, sheetRow: 1, cells: ['a;', 'b'] },
      { line: 3, sheetRow: 2, cells: ['1', '2'] },
    ]);
  });
});

describe('a text that is no table', () => {
  test('is read in parts, of which none ends a row', () => {
    const text = `a;b\n${'1234;"5678\n90"\n'.repeat(200_000)}`;
    const all = csvRows(text);
    expect([all.length, all.some((row) => row.fault !== undefined)]).toEqual([200_001, false]);
    expect(all.at(-1)).toEqual({ line: 400_000, sheetRow: 200_001, cells: ['1234', '5678\n90'] });
  });

  test.each([
    ['a;b\n', 'Die Zeile ist zu lang.'],
    ['"x";"y"\n', 'Die Zeile ist zu lang.'],
    ['a;"b', fault],
  ])('has a row that is too long, behind %j', (begin, message) => {
    const [at, found] = csvRows(`${begin}${'c;'.repeat(1_000_000)}\nlast`)
      .filter((row) => row.line > 0)
      .slice(-2);
    expect([at?.fault, found?.cells]).toEqual([message, ['last']]);
  });

  test('is left after fifty rows whose marks do not fit', () => {
    const faults = csvRows(`a;b\n${'c;"d\n'.repeat(10_000)}`).slice(1);
    expect(faults).toHaveLength(51);
    expect(faults[49]?.fault).toBe(fault);
    expect(faults[50]).toMatchObject({
      line: 52,
      fault: 'Zu viele Zeilen lassen sich nicht lesen: Ab dieser wurde nichts gelesen.',
    });
  });
});

test('formulas are guarded, and nothing else', () => {
  const written = csvFile([['=1+1', '+a', '-b', '@c', '\td', "'=e", "'f", '1-1']]).slice(1);
  expect(written).toBe("'=1+1;'+a;'-b;'@c;'\td;''=e;'f;1-1\r\n");
});
