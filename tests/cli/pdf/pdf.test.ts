import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWithPdfTools, readWith, textOf } from '../../modules/pdf/pdf-tools.ts';
import { inkoHere, linesOf } from '../run-here.ts';

const CASE = 'data/fixtures/pdf-case.json';
const given = JSON.parse(readFileSync(CASE, 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'inko-pdf-'));
const out = join(folder, 'out.pdf');
afterAll(() => rmSync(folder, { recursive: true }));

const make = (file: string, ...more: readonly string[]) =>
  inkoHere(['pdf', '--case', file, '--document', 'proposal', '--out', out, '--force', ...more]);
/** A file with the case, changed. */
function changed(changes: object): string {
  const file = join(folder, 'case.json');
  writeFileSync(file, JSON.stringify({ ...given, ...changes }));
  return file;
}

interface PricedOffer {
  readonly netAllowance: string;
  readonly grossAllowance: string;
  readonly areas: readonly {
    readonly tabs: readonly {
      readonly totalPrice: string;
      readonly totalCarePrice: string;
      readonly patientPays: string;
    }[];
  }[];
}

/** The same case as a line of the pricing format, which knows neither name nor time of day. */
function pricingCase({ answers, method, today, insurer, products, prices, cart }: typeof given): string {
  const { birthdate, inkontinenz, gebuehr } = answers;
  const text = JSON.stringify({
    ...{ case: 'x', method, today, insurer, products, prices, cart },
    patient: { birthdate, inkontinenz, gebuehr },
  });
  return text.replaceAll(/,"selectedTime":\d/g, '');
}

/** An amount as the documents write it. */
const euro = (amount: string) => `${amount.replace('.', ',')} €`;

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
    ['an institution without a name', { institution: {} }, 'institution.name: fehlt'],
    [
      'an unknown product',
      { cart: [[{ lines: [{ product: 'XX', size: 'M' }] }], [], []] },
      'das Produkt „XX“ ist nicht bekannt',
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
    expect((await inkoHere(['pdf', '--case', CASE, '--document', 'letter', '--out', out])).stderr).toContain(
      'letter',
    );
  });
});

describeWithPdfTools('a PDF of inko pdf', () => {
  it.each([
    ['documentation', 'Dokumentation der Beratung'],
    ['proposal', 'Mehrkostenübernahmeerklärung'],
    ['application', '☑ Händedesinfektionsmittel'],
    ['take-home', 'Bitte sagen Sie uns in diesen Fällen Bescheid'],
  ])('is the document asked for: %s', async (document, said) => {
    await inkoHere(['pdf', '--case', CASE, '--document', document, '--out', out, '--force']);
    expect(textOf(readFileSync(out)).replaceAll(/ {2,}/g, ' ')).toContain(said.replaceAll(/ {2,}/g, ' '));
  });

  it('says the details and the decision of its case', async () => {
    const file = changed({
      details: { talk: 'telephone', basis: 'prescription', prescribedOn: '2026-03-02' },
      decided: { area: 1, tab: 0 },
    });
    await inkoHere(['pdf', '--case', file, '--document', 'documentation', '--out', out, '--force']);
    const text = textOf(readFileSync(out)).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Form des Gesprächs am Telefon');
    expect(text).toContain('Verordnung vom 02.03.2026');
    expect(text).toMatch(/Vorschlag 1, gewünscht .* Slip Premium Schwer .* Hilfsmittelnummer 15\.25/);
  });

  it('states the figures of inko price, regardless of who pays', async () => {
    const { answers: person, insurer } = given;
    const nothing = { Kinderpauschale: '0.00', Urinpauschale: '0.00', Stuhlpauschale: '0.00' };
    const self = { ...insurer, ...nothing, Kasse: 'Selbstzahler', selfPay: true };
    const people = [
      {},
      { method: 'B' },
      { method: 'C', answers: { ...person, inkontinenz: 'I3' } },
      { insurer: self, answers: { ...person, krankenkasse: self.Kasse } },
      { method: 'C', answers: { ...person, birthdate: '2012-03-10' } },
      { answers: { ...person, gebuehr: 'GE1' } },
      { method: 'C', prices: { 'PS-M': '31.07' } },
    ].map((changes) => ({ ...given, ...changes }));
    const priced = await inkoHere(['price', '-'], people.map(pricingCase).join('\n'));
    const offers = linesOf(priced.stdout) as unknown as PricedOffer[];
    expect(offers).toHaveLength(people.length);
    for (const [index, each] of people.entries()) {
      const { netAllowance, grossAllowance, areas } = offers[index] as PricedOffer;
      await make(changed(each));
      const text = textOf(readFileSync(out)).replaceAll(/\s+/g, ' ');
      // The document of a patient who pays alone names no Pauschale, instead of one of 0,00 €.
      const rates = [`(netto) ${euro(netAllowance)}`, `(brutto) ${euro(grossAllowance)}`];
      const alone = grossAllowance === '0.00';
      expect(rates.filter((rate) => text.includes(rate))).toEqual(alone ? [] : rates);
      expect(text.includes('Für Selbstzahler gibt es keine Pauschale.')).toBe(alone);
      const said = text.matchAll(
        /Vorschlag \d ([\d.,]+ €) ([\d.,]+ €|entfällt) (?:[\d.,]+ €|entfällt) ([\d.,]+ €)/g,
      );
      expect([...said].map(([, ...amounts]) => amounts)).toEqual(
        areas.flatMap(({ tabs }, area) =>
          tabs.map(({ patientPays, totalCarePrice, totalPrice }) => [
            euro(patientPays),
            // A purchase has no Mehrkosten.
            area === 2 ? 'entfällt' : euro(totalCarePrice),
            euro(totalPrice),
          ]),
        ),
      );
    }
  });

  it('names what is signed as the sheets of the screens do', async () => {
    const sheet = async (changes: object) => {
      await make(changed(changes));
      return textOf(readFileSync(out)).replaceAll(/\s+/g, ' ');
    };
    const [, wish] = given.cart;
    const alone = await sheet({ cart: [[], wish, []] });
    expect(alone).toContain(
      'Ohne Mehrkosten angeboten wurde die empfohlene Versorgung: Slip Basis Mittel, Größe M, 3 × 28 Stück. Im Monat: Gesamtpreis 23,85 €, Mehrkosten 0,00 €, gesetzliche Zuzahlung 2,12 €.',
    );
    expect(alone).toContain('Stand der Beträge: 09.03.2026.');
    expect(await sheet({ cart: [[], wish, []], recommended: [] })).not.toMatch(/[Oo]hne Mehrkosten/);
    const selfPay = { ...given.insurer, Kasse: 'Private Krankenkasse', selfPay: true };
    const privately = await sheet({ insurer: selfPay });
    expect(privately).toContain('die private Krankenversicherung sie erstattet');
    expect(privately).not.toMatch(/esetzliche|Mehrkostenübernahme|SGB/);
    // An emptied proposal leaves no gap.
    const numbered = await sheet({ cart: [[], [{ lines: [] }, ...wish], []] });
    expect(numbered).toContain('Wunschversorgung, Vorschlag 1 Sie zahlen im Monat');
  });

  it('is no application without a Pflegegrad, nor where a Pflegedienst alone cares', async () => {
    const apply = (changes: object) =>
      inkoHere(['pdf', '--case', changed(changes), '--document', 'application', '--out', out, '--force']);
    expect(await apply({ answers: { ...given.answers, grad: 'G1' } })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('anerkannten Pflegegrad voraus'),
    });
    expect((await apply({ carer: 'service' })).stderr).toContain('allein ein Pflegedienst');
    expect(
      (await apply({ insurer: { ...given.insurer, Kasse: 'Selbstzahler', selfPay: true } })).stderr,
    ).toContain('Ohne Pflegekasse gibt es keinen Antrag');
    expect((await apply({ carer: 'nobody' })).stderr).toContain('carer');
    expect(await apply({ carer: 'self' })).toMatchObject({ code: 0 });
    expect(textOf(readFileSync(out)).replaceAll(/\s+/g, ' ')).toContain('der versicherten Person selbst');
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
