import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Institution } from '#institution';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { callFrom, inkoHere } from '../run-here.ts';

describeWithDatabase('the settings of an institution at the command line', (engine) => {
  const database = useSeededDatabase(engine);
  const file = () => join(database.folder, 'e.json');
  beforeEach(() => callFrom(database));

  test('come out and go in again, and an import says before what it changes', async () => {
    expect(await inkoHere(['institution', 'export', '204711', 'e.json'])).toEqual({
      code: 0,
      stdout: '',
      stderr: '',
    });
    const settings = JSON.parse(readFileSync(file(), 'utf8'));
    expect(settings.institution).toEqual({ Name: 'Apotheke am Stadtgarten', Kundennummer: '204711' });
    expect(JSON.stringify(settings)).not.toMatch(/passwor/i);
    const again = await inkoHere(['institution', 'import', '204711', 'e.json', '--dry-run']);
    expect(again).toMatchObject({ code: 0, stdout: '0 settings differ\nNothing was changed.\n' });

    writeFileSync(file(), JSON.stringify({ ...settings, method: settings.method === 'B' ? 'C' : 'B' }));
    const args = ['institution', 'import', '204711', 'e.json'];
    expect(await inkoHere(args)).toMatchObject({ code: 2, stderr: expect.stringContaining('--dry-run') });
    const done = await inkoHere([...args, '--commit', '--json']);
    expect(JSON.parse(done.stdout)).toMatchObject({
      ...{ committed: true, foreign: null, leftOut: [] },
      differences: [{ label: 'Berechnungsmethode', count: 1 }],
    });
    const row = await database.em().findOneOrFail(Institution, { kundennummer: '204711' });
    expect(row.berechnungsmethode).not.toBe(settings.method);
    const [noted] = await database.em().find(AuditEntry, { what: 'method-chosen' });
    expect([noted?.who, noted?.whom]).toEqual([expect.stringMatching(/^operator:/), `institution:${row.id}`]);
  });

  test('of another institution are taken over with --foreign alone', async () => {
    await inkoHere(['institution', 'export', '204711', 'e.json', '--force']);
    const args = ['institution', 'import', '305802', 'e.json', '--commit'];
    const refused = await inkoHere(args);
    expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('Say --foreign')]);
    expect(await inkoHere([...args, '--foreign'])).toMatchObject({ code: 0 });
    expect(await database.em().findOneOrFail(Institution, { kundennummer: '305802' })).toMatchObject({
      name: 'Sanitätshaus Lindenhof',
    });
  });

  test('are refused with a fault, and of an institution that does not exist', async () => {
    writeFileSync(file(), '{"format":"x"}');
    expect(await inkoHere(['institution', 'import', '204711', 'e.json', '--commit'])).toMatchObject({
      code: 1,
      stdout: '',
    });
    expect((await inkoHere(['institution', 'export', '999'])).stderr).toBe(
      'inko: There is no institution "999" (by its id: id:999).\nTry: inko institution list\n',
    );
  });
});
