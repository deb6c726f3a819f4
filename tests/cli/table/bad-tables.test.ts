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
test('an import says what is wrong with a file, and changes nothing', async () => {
  const database = await seededDatabase('sqlite');
  for (const [name, value] of Object.entries(testEnv(database.url))) vi.stubEnv(name, value);
  try {
    const before = await exportTable('products', 'csv');
    const path = join(database.folder, 'produkte.csv');
    writeFileSync(path, badTable('wrong-pzn'));
    const decide = ({ run: { errors } }: { run: { errors: number } }) => errors === 0;
    const examined = await importTable('products', path, { decide });
    const { committed, errorMessages } = examined.run;
    const said = errorMessages.map(({ line, column, message }) =>
      faultText({ line, message, ...(column !== null && { column }) }),
    );
    expect([committed, said]).toEqual([false, BAD_TABLES['wrong-pzn'][0]]);
    expect(reportText(examined)).toMatch(/^Zeile \d+.*\n[\s\S]* with errors\n$/);
    const unknown = { ...examined, run: { ...examined.run, ignored: ['Notiz', 'Regal'] } };
    expect(reportText(unknown)).toMatch(/^ignored, as the table has no such column: Notiz, Regal\n/);
    expect(await exportTable('products', 'csv')).toBe(before);
  } finally {
    vi.unstubAllEnvs();
    await database.drop();
  }
});
