import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { reportText } from '../../../cli/table/table-report.ts';
import { exportTable, importTable } from '../../../cli/table/table-run.ts';
import { faultText } from '../../../modules/platform/domain/tables/table-shape.ts';
import { BAD_TABLES, badTable } from '../../modules/catalogue/product-table/bad-tables.ts';
import { seededDatabase } from '../../server/support/database.ts';
import { testEnv } from '../../server/support/test-config.ts';

// @spec access-4-18
test('says of each file that is wrong what is wrong, and changes nothing', async () => {
  const database = await seededDatabase('sqlite');
  for (const [name, value] of Object.entries(testEnv(database.url))) vi.stubEnv(name, value);
  try {
    const before = await exportTable('products', 'csv');
    for (const [name, [messages]] of Object.entries(BAD_TABLES)) {
      const path = join(database.folder, `${name}.csv`);
      writeFileSync(path, badTable(name));
      const decide = ({ run: { errors } }: { run: { errors: number } }) => errors === 0;
      const examined = await importTable('products', path, { decide });
      const { committed, errorMessages } = examined.run;
      const said = errorMessages.map(({ line, column, message }) =>
        faultText({ line, message, ...(column !== null && { column }) }),
      );
      expect([name, committed, said]).toEqual([name, false, messages]);
      expect(reportText(examined)).toMatch(/^Zeile \d+.*\n[\s\S]* with errors\n$/);
    }
    expect(await exportTable('products', 'csv')).toBe(before);
  } finally {
    vi.unstubAllEnvs();
    await database.drop();
  }
});
