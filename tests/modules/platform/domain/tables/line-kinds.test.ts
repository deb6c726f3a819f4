import { describe, expect, test } from 'vitest';
import { kindText, lineKinds } from '../../../../../modules/platform/domain/tables/line-kinds.ts';
import type { TableFault } from '../../../../../modules/platform/domain/tables/table-shape.ts';

const texts = (faults: readonly TableFault[]) => lineKinds(faults).map(kindText);
const many = (count: number, of: (line: number) => Omit<TableFault, 'line'>): TableFault[] =>
  Array.from({ length: count }, (_, index) => ({ line: index + 2, ...of(index + 2) }));

describe('what is said about lines of a file', () => {
  test('of one line is as it is', () => {
    expect(
      texts([
        { line: 2, column: 'PZN', message: 'Falsch.' },
        { line: 3, message: 'Zu lang.' },
      ]),
    ).toEqual(['Zeile 2, PZN: Falsch.', 'Zeile 3: Zu lang.']);
  });

  test('is said once for all lines with the same cause, with the first of them', () => {
    const ean = (line: number) => ({
      column: 'EAN',
      kind: 'scientific',
      message: `„EAN“ steht als ${line}.`,
    });
    expect(texts(many(682, ean))).toEqual(['682 Zeilen: „EAN“ steht als 2. (Zeilen 2, 3, 4, 5, 6 …)']);
    expect(texts([...many(2, ean), ...many(1, (line) => ({ ...ean(line), column: 'PZN' }))])).toHaveLength(2);
    expect(texts(many(2, () => ({ column: 'UVP', message: 'Bitte ausfüllen.' })))).toEqual([
      '2 Zeilen, UVP: Bitte ausfüllen. (Zeilen 2, 3)',
    ]);
  });

  test('is summed up without names and numbers where many messages are alike, and listed where few are', () => {
    const amount = (line: number) => ({ column: 'UVP', message: `„x${line}“ ist kein Betrag.` });
    expect(texts(many(3, amount))).toHaveLength(3);
    expect(texts(many(4, amount))).toEqual(['4 Zeilen, UVP: „…“ ist kein Betrag. (Zeilen 2, 3, 4, 5)']);
  });

  test('knows the rows of a spreadsheet', () => {
    const [kind] = lineKinds([
      { line: 9, sheetRow: 4, of: 'Artikelnummer 1', column: 'PZN', message: 'Falsch.' },
    ]);
    expect(kind?.lines).toEqual([{ line: 9, sheetRow: 4, of: 'Artikelnummer 1', column: 'PZN' }]);
  });

  test('has a limit of kinds', () => {
    const words = (line: number) => ({ message: 'x'.repeat(line) });
    expect(lineKinds(many(1200, words))).toHaveLength(1000);
  });
});
