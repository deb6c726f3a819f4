import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KrankenkasseRow } from '#institution';
import { openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { StagedImport } from '../../../modules/platform/tables/staged-import.entity.ts';
import { seededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { callFrom, inkoHere } from '../run-here.ts';

const HEAD = 'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter;Selbstzahler\n';

describeWithDatabase('inko on Krankenkassen', (engine) => {
  async function opened() {
    const database = await seededDatabase(engine);
    callFrom(database);
    const orm = await openDatabase(database.url, databaseSchema);
    onTestFinished(async () => {
      await orm.close();
      await database.drop();
    });
    return {
      em: () => orm.em.fork(),
      inko: inkoHere,
      write: (content: string) => {
        const path = join(database.folder, 'kassen.csv');
        writeFileSync(path, content);
        return path;
      },
    };
  }

  test('lists them as a table, as JSON and as CSV', async () => {
    const { em, inko } = await opened();
    const lines = await inko(['insurer', 'list', '--filter', 'BEISPIELBRAU']);
    expect(lines).toEqual({
      code: 0,
      stderr: '',
      stdout: '4\tBKK Beispielbrauerei\t26.25\t13.90\t18.25\t16\t\t\tno\t3\n',
    });
    await em().insertMany(
      KrankenkasseRow,
      Array.from({ length: 60 }, (_, index) => ({
        Kasse: `Weitere ${index}`,
        Kinderpauschale: 1,
        Urinpauschale: 2,
        Stuhlpauschale: 3,
        ...{ Kindalter: 18, selfPay: false, muster: false },
        ...{ IK: '', Saetze: [] },
      })),
    );
    const all = JSON.parse((await inko(['insurer', 'list', '--json'])).stdout);
    expect(all).toHaveLength(await em().count(KrankenkasseRow));
    expect(all[1]).toEqual({
      id: expect.any(Number),
      Kasse: expect.any(String),
      Kinderpauschale: expect.stringMatching(/^\d+\.\d\d$/),
      Urinpauschale: expect.any(String),
      Stuhlpauschale: expect.any(String),
      Kindalter: expect.any(Number),
      Saetze: [],
      IK: '',
      selfPay: false,
      institutions: 3,
    });
    const csv = await inko(['insurer', 'list', '--filter', 'Keine Kr', '--csv']);
    expect(csv.stdout.split('\r\n')[1]).toBe('3;Keine Krankenkasse;0.00;0.00;0.00;18;;;yes;3');
    expect((await inko(['insurer', 'list', '--filter', 'gibt es nicht'])).stdout).toBe('');
  });

  test('lowers rates from a day on, shows the effect before, and does it once', async () => {
    const { em, inko } = await opened();
    const cut = ['insurer', 'lower', '--percent', '3', '--from', '2027-01-01'];
    expect(await inko(cut)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--dry-run to see what would change, or --commit'),
    });
    const dry = JSON.parse((await inko([...cut, '--dry-run', '--json'])).stdout);
    expect(dry.find(({ Kasse }: { Kasse: string }) => Kasse === 'BKK Beispielbrauerei')).toEqual({
      id: 4,
      Kasse: 'BKK Beispielbrauerei',
      ...{ Kinderpauschale: '26.25', KinderpauschaleNew: '25.46' },
      ...{ Urinpauschale: '13.90', UrinpauschaleNew: '13.48' },
      ...{ Stuhlpauschale: '18.25', StuhlpauschaleNew: '17.70' },
      ...{ extra: '43.46', extraNew: '43.96', copayment: '1.65', copaymentNew: '1.60' },
      kept: '',
    });
    const saetze = async () =>
      (await em().findOneOrFail(KrankenkasseRow, { Kasse: 'BKK Beispielbrauerei' })).Saetze ?? [];
    expect(await saetze()).toEqual([]);
    const others = await inko([...cut, '--except', 'bkk beispielwerk', 'id:4', '--commit']);
    expect([others.code, await saetze()]).toEqual([0, []]);
    const last = JSON.parse((await inko([...cut, '--commit', '--json'])).stdout);
    expect(last.flatMap(({ id }: { id?: number }) => id ?? [])).toHaveLength(2);
    expect(last.at(-1).kept).toBe('rates of this time are entered already');
    expect(await saetze()).toMatchObject([{ gueltigAb: '2027-01-01', Urinpauschale: 1348, Kindalter: 16 }]);
  });

  test('lowers nothing for an invalid cut or an unknown name', async () => {
    const { inko } = await opened();
    const cut = ['insurer', 'lower', '--dry-run', '--percent', '3', '--from'];
    expect(await inko([...cut, '2026-12-31'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('01.01.2027'),
    });
    expect(await inko([...cut, '2027-01-01', '--except', 'Niemand'])).toMatchObject({
      code: 1,
      stderr: 'inko: There is no Krankenkasse to lower "Niemand".\nTry: inko insurer list\n',
    });
  });

  test('imports a file, and shows before and after what it changes', async () => {
    const { em, inko, write } = await opened();
    const path = write(`${HEAD}4;BKK Beispielbrauerei;26,25;14;18,25;16;nein\n;Neue Kasse;1;2;3;18;ja\n`);
    const difference =
      'line 2: edited BKK Beispielbrauerei: Urinpauschale 13,90 -> 14,00\n' +
      'line 3: new Neue Kasse: Kasse Neue Kasse, Kinderpauschale 1,00, Urinpauschale 2,00, Stuhlpauschale 3,00, Kindalter 18, Selbstzahler ja\n' +
      '1 edited, 1 new, 0 identical, 0 with errors\n';
    const dry = await inko(['import', 'insurers', path, '--dry-run']);
    expect(dry).toEqual({ code: 0, stderr: '', stdout: `${difference}Nothing was changed.\n` });
    expect(await em().count(KrankenkasseRow, { Kasse: 'Neue Kasse' })).toBe(0);
    const done = await inko(['import', 'insurers', path, '--commit']);
    expect(done).toEqual({ code: 0, stderr: '', stdout: `${difference}The file was imported.\n` });
    expect(await em().findOne(KrankenkasseRow, { Kasse: 'Neue Kasse' })).toMatchObject({
      Urinpauschale: 200,
    });
    expect(await em().count(StagedImport)).toBe(0);
    const again = await inko(['import', 'insurers', path, '--commit', '--json']);
    expect(JSON.parse(again.stdout)).toEqual({
      ...{ kind: 'insurers', file: path, edited: 0, identical: 2, inserted: 0, errors: 0 },
      ...{ ignored: [], errorMessages: [], doubts: [], recognized: [], changes: [], committed: true },
    });
  });

  // @spec access-4-19
  test('imports the good lines of a file with faults where an option says so', async () => {
    const { em, inko, write } = await opened();
    const path = write(`${HEAD}4;BKK Beispielbrauerei;26,25;14;18,25;16;nein\n;Neue Kasse;1;x;3;18;ja\n`);
    const { code, stdout, stderr } = await inko([
      'import',
      'insurers',
      path,
      '--commit',
      '--skip-errors',
      '--json',
    ]);
    expect([code, stderr]).toEqual([0, '']);
    const message = '„x“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.';
    expect(JSON.parse(stdout)).toEqual({
      ...{ kind: 'insurers', file: path, edited: 1, identical: 0, inserted: 0, errors: 1 },
      ignored: [],
      errorMessages: [{ line: 3, column: 'Urinpauschale', message }],
      doubts: [],
      recognized: [],
      changes: [{ line: 2, id: 4, field: 'Urinpauschale', old: '13,90', new: '14,00' }],
      committed: true,
    });
    expect(await em().findOne(KrankenkasseRow, 4)).toMatchObject({ Urinpauschale: 1400 });
    expect(await em().count(KrankenkasseRow, { Kasse: 'Neue Kasse' })).toBe(0);
    // Nobody is there to say whether it is to be taken over.
    const unsaid = await inko(['import', 'insurers', path]);
    expect([unsaid.code, unsaid.stdout]).toEqual([2, '']);
    expect(unsaid.stderr).toBe(
      'inko: Say --dry-run to see what would change, or --commit to take it over.\n',
    );
  });

  test('ends with code 2 and its usage for what it does not understand', async () => {
    const { inko } = await opened();
    expect((await inko(['insurer', 'list', '--json', '--csv'])).code).toBe(2);
    expect((await inko(['import', 'insurers'])).code).toBe(2);
    expect((await inko(['import', 'nothing', 'x.csv'])).code).toBe(2);
    expect((await inko(['import', 'insurers', '--help'])).stdout).toContain(`${HEAD.trim()};IK;Saetze`);
    expect((await inko(['insurer', '--help'])).code).toBe(0);
  });
});
