import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seededDatabase } from '../../server/support/database.ts';
import { callFrom, inkoHere } from '../run-here.ts';

test('inko import undo says what it would do, keeps the old values, and takes the import back', async () => {
  const database = await seededDatabase('sqlite');
  onTestFinished(() => database.drop());
  callFrom(database);
  const inko = (...args: readonly string[]) => inkoHere(args);
  const exported = async () => (await inko('export', 'insurers')).stdout;
  const before = await exported();
  expect(await inko('import', 'undo', 'last', '--dry-run')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The audit log has no import.'),
  });
  const file = join(database.folder, 'falsch.csv');
  writeFileSync(file, before.replace(';26,25;', ';2625,00;'));
  await inko('import', 'insurers', file, '--commit');
  expect((await inko('import', 'undo', 'last')).code).toBe(2);
  const planned = await inko('import', 'undo', 'last', '--dry-run');
  expect(planned.stdout).toMatch(
    /^import \d+ of krankenkassen, .*: 1 restored, 0 removed, 0 stay\nNothing was changed\.\n$/,
  );
  expect(await exported()).not.toBe(before);
  const kept = join(database.folder, 'alt.csv');
  const done = await inko('import', 'undo', 'last', '--commit', '--json', '--old-values', kept);
  expect(JSON.parse(done.stdout)).toMatchObject({ restored: 1, removed: 0, left: 0, committed: true });
  expect(await exported()).toBe(before);
  expect(readFileSync(kept, 'utf8')).toContain(';26,25;');
});
