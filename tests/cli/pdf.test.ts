import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWithPdfTools, readWith, textOf } from '../modules/pdf/pdf-tools.ts';
import { inko } from './run-inko.ts';

const CASE = 'data/fixtures/pdf-case.json';
const given = JSON.parse(readFileSync(CASE, 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'inko-pdf-'));
const out = join(folder, 'out.pdf');
afterAll(() => rmSync(folder, { recursive: true }));

const make = (file: string, ...more: readonly string[]) =>
  inko(['pdf', '--case', file, '--document', 'proposal', '--out', out, ...more]);
/** A file with the case, changed. */
function changed(changes: object): string {
  const file = join(folder, 'case.json');
  writeFileSync(file, JSON.stringify({ ...given, ...changes }));
  return file;
}

describe('inko pdf', () => {
  it('writes a file that only its owner may read', async () => {
    expect(await make(CASE)).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(readFileSync(out, 'latin1')).toMatch(/^%PDF-1\.7/);
  });

  it('names the characters that it could not print', async () => {
    const file = changed({ answers: { ...given.answers, lastname: '李 明' } });
    expect(await make(file)).toEqual({
      code: 0,
      stdout: '',
      stderr: 'inko: not in the typeface, shown as □: 李 明\n',
    });
  });

  it.each([
    ['an unknown key', { patient: {} }, 'patient: ist kein bekanntes Feld'],
    [
      'an unknown answer',
      { answers: { inkontinenz: 'I9', naem: 'x' } },
      'answers.naem: ist kein bekanntes Feld',
    ],
    [
      'a birth date that does not exist',
      { answers: { birthdate: '1950-02-30' } },
      'answers.birthdate: muss ein Tag ab dem 01.01.1900 sein',
    ],
    [
      'a birth date after today',
      { answers: { birthdate: '2026-03-10' } },
      'answers.birthdate: darf nicht nach today liegen',
    ],
    [
      'a name that is too long',
      { answers: { lastname: 'x'.repeat(101) } },
      'answers.lastname: darf höchstens 100 Zeichen haben',
    ],
    ['an institution without a name', { institution: {} }, 'institution.name: fehlt'],
    [
      'an unknown product',
      { cart: [[{ lines: [{ product: 'XX', size: 'M' }] }], [], []] },
      'das Produkt „XX“ ist nicht bekannt',
    ],
    [
      'an unknown recommendation',
      { recommended: ['CB', 'XX'] },
      'recommended.1: das Produkt „XX“ ist nicht bekannt',
    ],
    [
      'an unknown key of a line',
      { cart: [[{ lines: [{ product: 'CB', size: 'M', need: 2 }] }], [], []] },
      'cart.0.0.lines.0.need: ist kein bekanntes Feld',
    ],
  ])('refuses %s', async (_, changes, message) => {
    const { code, stderr } = await make(changed(changes));
    expect(code).toBe(1);
    expect(stderr).toContain(message);
  });

  it('says in one line what is wrong with its files', async () => {
    expect(await make('nowhere.json')).toMatchObject({ code: 1, stdout: '' });
    writeFileSync(join(folder, 'broken.json'), '{');
    expect((await make(join(folder, 'broken.json'))).stderr).toContain('kein gültiges JSON');
    writeFileSync(join(folder, 'empty'), '\n');
    expect((await make(CASE, '--password-file', join(folder, 'empty'))).stderr).toContain(
      'darf nicht leer sein',
    );
    expect((await inko(['pdf', '--case', CASE, '--document', 'letter', '--out', out])).stderr).toContain(
      'letter',
    );
  });
});

describeWithPdfTools('a PDF of inko pdf', () => {
  it.each([
    ['documentation', 'Dokumentation der Beratung'],
    ['proposal', 'Mehrkostenübernahmeerklärung'],
    ['application', '☑    Händedesinfektionsmittel'],
  ])('is the document asked for: %s', async (document, said) => {
    await inko(['pdf', '--case', CASE, '--document', document, '--out', out]);
    expect(textOf(readFileSync(out)).replaceAll(/ {2,}/g, ' ')).toContain(said.replaceAll(/ {2,}/g, ' '));
  });

  it('is encrypted under the first line of the password file', async () => {
    const file = join(folder, 'password');
    writeFileSync(file, 'Geheim: äöü\r\nand a remark');
    await make(CASE, '--password-file', file);
    expect(
      readWith('qpdf', ['--show-encryption', '--password=Geheim: äöü', 'FILE'], readFileSync(out)),
    ).toContain('R = 6');
    expect(() => readWith('qpdf', ['--check', 'FILE'], readFileSync(out))).toThrow('invalid password');
  });
});
