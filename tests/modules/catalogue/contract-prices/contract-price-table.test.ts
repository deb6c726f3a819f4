import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractPriceRecord } from '../../../../modules/catalogue/contract-prices/contract-price.record.ts';
import { shapeOf } from '../../../../modules/platform/domain/records/record-file.ts';
import { readTable } from '../../../../modules/platform/domain/tables/read-table.ts';
import { faultText } from '../../../../modules/platform/domain/tables/table-shape.ts';

const FIXTURE = readFileSync(new URL('./fixtures/jun-25.csv', import.meta.url));
const table = shapeOf(contractPriceRecord);

test('contract prices that a spreadsheet has saved have the month that was exported', () => {
  const { rows, faults, doubts } = readTable(table, FIXTURE);
  expect([faults, doubts, rows.length]).toEqual([[], [], 12]);
  expect(new Set(rows.map(({ row }) => row.Stand))).toEqual(new Set(['06/2025']));
});

test.each(['07. Aug', '15.06.2025', '2025'])(
  'a contract price is refused with what is no month: %s',
  (stand) => {
    const file = FIXTURE.toString().replace('Jun 25', stand);
    expect(readTable(table, new TextEncoder().encode(file)).faults.map(faultText)).toEqual([
      'Zeile 2, Stand: „Vertragsstand“ ist ein Monat, wie 06/2025.',
    ]);
  },
);
