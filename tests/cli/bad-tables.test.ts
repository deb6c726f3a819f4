import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { exportTable, importTable, reportText } from '../../cli/table-run.ts';
import { faultText } from '../../modules/platform/domain/tables/table-shape.ts';
import { BAD_TABLES, badTable } from '../modules/catalogue/bad-tables.ts';
import { seededDatabase } from '../server/support/database.ts';
import { testEnv } from '../server/support/test-config.ts';

test('says of each file that is wrong what is wrong, and changes nothing', async () => {
  const database = await seededDatabase('sqlite');
  for (const [name, value] of Object.entries(testEnv(database.url))) vi.stubEnv(name, value);
  try {
    const before = await exportTable('products', 'csv');
    for (const [name, [messages]] of Object.entries(BAD_TABLES)) {
      const path = join(database.folder, `${name}.csv`);
      writeFileSync(path, badTable(name));
      const run = await importTable('products', path, false);
      expect([name, run.written, run.faults.map(faultText)]).toEqual([name, false, messages]);
      expect(reportText(run)).toMatch(/^error: line \d+.*\n[\s\S]*Nothing was changed\.\n$/);
    }
    expect(await exportTable('products', 'csv')).toBe(before);
  } finally {
    vi.unstubAllEnvs();
    await database.drop();
  }
});
