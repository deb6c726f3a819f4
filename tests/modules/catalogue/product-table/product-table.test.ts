import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type ProductTableRow,
  productTable,
} from '../../../../modules/catalogue/product-table/product-table.ts';
import { readTable } from '../../../../modules/platform/domain/tables/read-table.ts';
import { packedTable, unpackedRows } from '../../../../modules/platform/domain/tables/table-answer.ts';
import { faultText, tableCsv } from '../../../../modules/platform/domain/tables/table-shape.ts';
import { compareTable } from '../../platform/domain/tables/at-once.ts';
import { BAD_TABLES, badTable, COLUMNS } from './bad-tables.ts';

const DEMO = readFileSync(new URL('../../../../data/catalogue/produkte.csv', import.meta.url));
const read = (bytes: Uint8Array) => readTable(productTable, bytes);
const rows = read(DEMO).rows.map(({ row }) => row);
const stored = rows.map((row) => ({ version: 1, row }));

/** Files that are all right, though they look as if they were not. */
const GOOD = ['windows-1252', 'formula', 'without-days'] as const;

const fixture = (name: string) => {
  const { rows: found, faults } = read(badTable(name));
  const compared = compareTable(productTable, found, stored);
  return { ...compared, faults: [...faults, ...compared.faults].map(faultText) };
};

describe('a product table', () => {
  // @spec access-5-16 access-8-17
  test.each(Object.entries(BAD_TABLES))(
    'names what is wrong by line and column: %s',
    (name, [faults, good]) => {
      const { changes, notEdited, faults: found } = fixture(name);
      expect(found).toEqual(faults);
      expect(changes.length + notEdited).toBe(good);
    },
  );

  test.each(GOOD)('accepts %s', (name) => {
    const { changes, faults } = fixture(name);
    expect(faults).toEqual([]);
    expect(changes.map(({ row }) => [row.Produktbezeichnung, row.Vorteilskommunikation])).toEqual([
      ['=Probe Höschen', ['+ Größer', '- Weicher']],
    ]);
  });

  // @spec access-7-10
  test('of the demo is read whole, and identical when exported with the same columns', () => {
    expect(rows.length).toBeGreaterThan(200);
    const csv = tableCsv(productTable, rows);
    expect(csv.startsWith(`\ufeff${COLUMNS}\r\n`)).toBe(true);
    const again = compareTable(productTable, read(new TextEncoder().encode(csv)).rows, stored);
    expect(again).toEqual({ changes: [], notEdited: rows.length, faults: [] });
  });

  test('keeps of stored rows what it leaves out, and looks at new ones with it empty', () => {
    const first = rows.find((row) => row.Hilfsmittelnummer !== '' && row.UVP !== null) as ProductTableRow;
    const lines = [
      { ...first, Anzahl: '99' },
      { ...first, id: null, PZN: '98200104', Konfektionsgroesse: 'XXXL' },
    ];
    const left = ['Hilfsmittelnummer', 'UVP', 'created', 'last_modified'];
    const columns = Object.fromEntries(
      Object.entries(productTable.columns).filter(([name]) => !left.includes(name)),
    );
    const csv = tableCsv({ ...productTable, columns } as unknown as typeof productTable, lines);
    const file = read(new TextEncoder().encode(csv));
    expect(file).toMatchObject({ absent: ['Hilfsmittelnummer', 'UVP'], faults: [] });
    const { changes, faults } = compareTable(productTable, file.rows, stored, file.absent);
    expect(changes.map(({ row }) => row)).toMatchObject([
      { Anzahl: '99', Hilfsmittelnummer: first.Hilfsmittelnummer, UVP: first.UVP },
    ]);
    expect(faults.map(faultText)).toEqual([
      'Zeile 6, Hilfsmittelnummer: Bitte füllen Sie das Feld „Hilfsmittelnummer“ aus.',
    ]);
  });

  test('comes out of a worker as it was read', () => {
    const { parts, errors } = packedTable(productTable, DEMO);
    const unpacked = parts.flatMap((part) => unpackedRows<ProductTableRow>(part));
    expect([errors, unpacked.map(({ row }) => row)]).toEqual([0, rows]);
  });
});
