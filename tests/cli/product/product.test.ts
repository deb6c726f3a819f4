import { beforeEach, expect, test } from 'vitest';
import { KrankenkasseRow } from '#institution';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { callFrom, inkoHere } from '../run-here.ts';

describeWithDatabase('one row at the command line', (engine) => {
  const database = useSeededDatabase(engine);
  beforeEach(() => callFrom(database));

  async function answerOf<Answer = Record<string, unknown>>(...args: readonly string[]): Promise<Answer> {
    const { code, stdout, stderr } = await inkoHere([...args, '--json']);
    expect([args, code, stderr]).toEqual([args, 0, '']);
    return JSON.parse(stdout);
  }

  test('product: adds a size, changes it with its product, and deletes it', async () => {
    const added = await answerOf(
      ...['product', 'add', '--number', 'N-1', '--name', 'Einlage Zart', '--severity', 'Leichte Inkontinenz'],
      ...['--tier', 'Premium', '--type', 'Inkontinenzprodukt', '--use', 'Einlage', '--pzn', '97200415'],
      ...['--aid-number', '15.25.30.0101'],
      ...[
        '--ean',
        '4499800000970',
        '--size',
        'ONESIZE',
        '--count',
        '26',
        '--price',
        '7,45',
        '--drops',
        '1,5',
      ],
    );
    expect(added).toMatchObject({
      ...{ PZN: '97200415', Anwendungstyp: 'Einlagen', Konfektionsgroesse: 'onesize', UVP: '7.45' },
      ...{ Tropfenanzahl: 1.5, liquid: false, wiederverwendbar: false, Vorteilskommunikation: [] },
    });
    const values = ['--price', '7,95', '--advantages', 'a|b', '--reusable', 'ja'];
    const set = await answerOf('product', 'set', '97200415', ...values);
    expect(set).toMatchObject({
      ...added,
      UVP: '7.95',
      Vorteilskommunikation: ['a', 'b'],
      wiederverwendbar: true,
      last_modified: expect.anything(),
    });
    expect(await answerOf('product', 'show', `id:${added.id}`)).toEqual(set);
    expect(await answerOf<unknown[]>('product', 'list', '--filter', 'einlage zart')).toEqual([set]);
    expect(await inkoHere(['product', 'set', '97200415', '--pzn', '97200416'])).toMatchObject({
      code: 1,
      stderr: 'inko: Die Prüfziffer der PZN 97200416 stimmt nicht.\n',
    });
    expect(await inkoHere(['product', 'delete', '97200415'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('with 0 own prices, the product, whose last size it is: say --yes'),
    });
    await answerOf('product', 'delete', '97200415', '--yes');
    expect((await inkoHere(['product', 'show', '97200415'])).code).toBe(1);
  });

  test('insurer: adds a Krankenkasse, changes and deletes it', async () => {
    const rates = ['--child-rate', '26,25', '--urine-rate', '13.90', '--stool-rate', '18,25'];
    const added = await answerOf('insurer', 'add', '--name', 'Neue BKK', ...rates);
    expect(added).toMatchObject({
      ...{ Kasse: 'Neue BKK', Kinderpauschale: '26.25', Urinpauschale: '13.90', Kindalter: 18 },
      ...{ Saetze: [], IK: '', selfPay: false, institutions: 0 },
    });
    const dated = 'ab 01.01.2027: 30,00 / 17,85 / 22,50 / 18';
    const set = await answerOf('insurer', 'set', 'neue bkk', '--urine-rate', '14,10', '--dated-rates', dated);
    expect(set).toMatchObject({
      ...{ Urinpauschale: '14.10', Kinderpauschale: '26.25' },
      Saetze: [{ gueltigAb: '2027-01-01', Urinpauschale: '17.85' }],
    });
    expect(await answerOf('insurer', 'show', `id:${added.id}`)).toEqual(set);
    expect((await inkoHere(['insurer', 'show', 'Neue BKK'])).stdout).toContain(`Saetze\t${dated}`);
    expect((await inkoHere(['insurer', 'set', 'Neue BKK'])).code).toBe(2);
    await answerOf('insurer', 'delete', 'Neue BKK', '--yes');
    expect(await database.em().count(KrankenkasseRow, { Kasse: 'Neue BKK' })).toBe(0);
  });
});
