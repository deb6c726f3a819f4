import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWithPdfTools, readWith } from '../../modules/pdf/pdf-tools.ts';
import { inkoHere } from '../run-here.ts';

const CASE = 'data/fixtures/pdf-case.json';
const FORM = 'data/fixtures/vertragsformular-2026.pdf';
const given = JSON.parse(readFileSync(CASE, 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'inko-pdf-form-'));
const out = join(folder, 'out');
afterAll(() => rmSync(folder, { recursive: true }));

const make = (document: string, ...more: readonly string[]) =>
  inkoHere(['pdf', '--case', CASE, '--document', document, '--out', out, '--force', ...more]);
function written(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** The values of a form as qpdf reads them. */
function valuesOf(...args: string[]): Readonly<Record<string, string>> {
  const file = readFileSync(out);
  const json = JSON.parse(readWith('qpdf', [...args, '--json', '--json-key=acroform', 'FILE'], file));
  return Object.fromEntries(
    json.acroform.fields.map(({ fullname, value }: { fullname: string; value: unknown }) => [
      fullname,
      String(value).replace(/^u:/, ''),
    ]),
  );
}

describeWithPdfTools('a form of a contract on the command line', () => {
  it('is filled by its mapping, as the documented call gives it', async () => {
    const mapping = [
      { field: 'Name', option: null, value: 'person.listed' },
      { field: 'Geschlecht', option: 'w', value: 'person.female' },
      { field: 'Grund', option: null, value: 'fixed', text: 'siehe Anlage' },
    ];
    const file = written('mapping.json', JSON.stringify({ id: 1, name: 'Anlage 4', mapping }));
    const made = await make('form', '--form', FORM, '--mapping', file);
    expect(made).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const { answers } = given;
    expect(valuesOf()).toMatchObject({
      Name: `${answers.lastname}, ${answers.givenname}`,
      Grund: 'siehe Anlage',
      GebDat: '',
    });
    writeFileSync(file, JSON.stringify(mapping.slice(2)));
    const password = written('password', 'Anderes-9\n');
    const sealed = await make('form', '--form', FORM, '--mapping', file, '--password-file', password);
    expect(sealed.code).toBe(0);
    expect(() => valuesOf()).toThrow(/password/i);
    expect(valuesOf('--password=Anderes-9')).toMatchObject({ Grund: 'siehe Anlage', Name: '' });
  });

  it('is guessed from the names of its fields where it is told to, and says what stays open', async () => {
    const { code, stderr } = await make('form', '--form', FORM, '--guess');
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^inko: \d+ values are guessed from the names of the fields: look at each of them$/m,
    );
    expect(stderr).toContain('no proposal is decided for');
    expect(valuesOf()).toMatchObject({ Kasse: 'Musterkasse Nord', Produkt1: '', Mehrkosten: '' });
  });
});

describe('inko pdf --document form', () => {
  it('says in a word what is wrong with the form and its mapping', async () => {
    const refused = async (text: string, ...args: readonly string[]) => {
      const { code, stderr } = await make('form', ...args);
      expect([code, stderr]).toEqual([1, expect.stringContaining(text)]);
    };
    await refused('--form: das Formular fehlt');
    await refused('Diese Datei ist kein PDF.', '--form', CASE);
    await refused('die Zuordnung der Felder fehlt', '--form', FORM);
    await refused('no such file', '--form', 'nowhere.pdf');
    await refused('ist beschädigt', '--form', written('half.pdf', readFileSync(FORM).subarray(0, 9_000)));
    await refused('hat keine Formularfelder', '--form', 'data/fixtures/dokumentation-v1.pdf');
    await refused('kein gültiges JSON', '--form', FORM, '--mapping', written('bad.json', '{'));
    await refused('erwartet wird eine Liste', '--form', FORM, '--mapping', written('bad.json', '[{}]'));
    const foreign = JSON.stringify([{ field: '__proto__', option: null, value: 'person.name' }]);
    await refused('hat kein Feld „__proto__“', '--form', FORM, '--mapping', written('bad.json', foreign));
  });
});

describe('inko pdf --document calendar', () => {
  it('writes the dates that follow, with titles that tell nobody anything', async () => {
    const details = { prescribedOn: given.today, basis: 'nurse' };
    const file = written('case.json', JSON.stringify({ ...given, details }));
    const made = await inkoHere(['pdf', '--case', file, '--document', 'calendar', '--out', out, '--force']);
    expect(made).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const text = readFileSync(out, 'utf8');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    // 28 days after the prescription, before the Monday of Easter; and the next supply.
    expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      'DTSTART;VALUE=DATE:20260404',
      'DTSTART;VALUE=DATE:20260409',
    ]);
    expect(text).toContain('SUMMARY:Termin Apotheke\r\n');
    expect(text).not.toMatch(/inko|Großkreutz|windel|slip/i);
  });

  it('makes no file without a date', async () => {
    const file = written('case.json', JSON.stringify({ ...given, cart: [[], [], []] }));
    const empty = join(folder, 'none.ics');
    const made = await inkoHere(['pdf', '--case', file, '--document', 'calendar', '--out', empty]);
    expect([made.code, made.stderr]).toEqual([1, expect.stringContaining('Es gibt keinen Termin')]);
    expect(() => statSync(empty)).toThrow(/ENOENT/);
  });
});
