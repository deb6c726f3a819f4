import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { formatOf, rowsText, rowText } from '../../../cli/output/output.ts';
import { asked, confirmed } from '../../../cli/program/confirm.ts';

const KIND = { columns: ['id', 'Name', 'Rechte', 'istStandard', 'Preis'], none: 'No role found.' };
const ROWS = [
  { id: 4, Name: 'Beratung', Rechte: ['prod_kat', 'bera_durch'], istStandard: true, Preis: '1.50', users: 2 },
  { id: 11, Name: 'Ohne\tZeile\n2\u001b[2J', Rechte: [], istStandard: false, Preis: null, users: 0 },
];

describe('a list', () => {
  test('is a table on a terminal only', async () => {
    expect(await rowsText(ROWS, KIND, 'people')).toBe(
      'id  Name              Rechte                istStandard  Preis\n' +
        ' 4  Beratung          prod_kat, bera_durch  yes           1.50\n' +
        '11  Ohne Zeile 2 [2J                        no\n',
    );
    expect(await rowsText([], KIND, 'people')).toBe('No role found.\n');
  });

  test('is a line for each row in a pipe, whatever a cell holds', async () => {
    expect(await rowsText(ROWS, KIND, 'lines')).toBe(
      '4\tBeratung\tprod_kat, bera_durch\tyes\t1.50\n11\tOhne Zeile 2 [2J\t\tno\t\n',
    );
    expect(await rowsText([], KIND, 'lines')).toBe('');
  });

  test('holds everything in JSON, and its columns in CSV', async () => {
    expect(JSON.parse(await rowsText(ROWS, KIND, 'json'))).toEqual(ROWS);
    expect((await rowsText(ROWS.slice(0, 1), KIND, 'csv')).split('\r\n')).toEqual([
      '\uFEFFid;Name;Rechte;istStandard;Preis',
      '4;Beratung;prod_kat, bera_durch;yes;1.50',
      '',
    ]);
  });

  test('takes the format that is asked for, else the one that fits to where it goes', () => {
    expect([formatOf({}, true), formatOf({}, false)]).toEqual(['people', 'lines']);
    expect([formatOf({ json: true }, true), formatOf({ csv: true }, true)]).toEqual(['json', 'csv']);
  });
});

test('a row says a line for each of its fields', async () => {
  const row = { id: 4, Rechte: ['a', 'b'] };
  expect(await rowText(row, 'people')).toBe('id      4\nRechte  a, b\n');
  expect(await rowText(row, 'lines')).toBe('id\t4\nRechte\ta, b\n');
  expect(JSON.parse(await rowText(row, 'json'))).toEqual(row);
});

describe('a command that destroys', () => {
  const terminal = (answer: string | null) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = Object.assign(new PassThrough(), { isTTY: true });
    if (answer === null) input.end();
    else input.write(`${answer}\n`);
    return { input, output };
  };

  test.each([
    ['y', true],
    ['YES', true],
    ['n', false],
    ['', false],
    ['maybe', false],
    [null, false],
  ])('asks on a terminal: %s', async (answer, went) => {
    const at = terminal(answer);
    let shown = '';
    at.output.on('data', (text) => {
      shown += text;
    });
    expect(await asked('Delete it', at)).toBe(went);
    expect(shown).toContain('Delete it? [y/N] ');
  });

  test('does not ask with --yes, and refuses without it where nobody can answer', async () => {
    const nobody = { input: new PassThrough(), output: new PassThrough() };
    expect(await confirmed('Delete it', true, nobody)).toBe(true);
    await expect(confirmed('Delete it', false, nobody)).rejects.toMatchObject({
      code: 'inko-usage',
      message: 'Delete it: say --yes, there is nobody here to ask.',
    });
  });
});
