import { describe, expect, it } from 'vitest';
import { type DocumentInput, makePdf, takeHome } from '#pdf/domain';
import { takeHomeValues } from '../../../../../modules/pdf/documents/take-home/take-home-values.ts';
import { ANSWERS, consultation, INSTITUTION, line } from '../../consultations.ts';
import { describeWithPdfTools, readWith, textOf } from '../../pdf-tools.ts';
import { typefaceFiles } from '../../typeface-files.ts';

const only = (names: readonly string[], more: Partial<DocumentInput> = {}) =>
  consultation({
    cart: [[{ lines: names.map((name) => line(name)) }], [{ lines: [] }], [{ lines: [] }]],
    ...more,
  });
const VORLAGE = ['Valdumea Vorlage Maxi', 'Valdumea Fixierhose'];
const textsOf = (input: DocumentInput) => JSON.stringify(takeHome(input));

describe('the sheet to take home', () => {
  it('shows a Vorlage with its Fixierhose as one, and a person in bed lying', () => {
    const standing = takeHomeValues(only(VORLAGE)).instructions;
    expect(standing.map(({ kind, lying }) => [kind, lying])).toEqual([['Vorlage mit Fixierhose', false]]);
    const [lying] = takeHomeValues(only(VORLAGE, { answers: { ...ANSWERS, mobil: 'Mo4' } })).instructions;
    expect(lying?.lying).toBe(true);
    expect(lying?.steps).not.toEqual(standing[0]?.steps);
  });

  it.each(['Slip Maxi', 'Slip Elastic', 'Einlage', 'Pull-up', 'Vorlage Maxi'])(
    'says how a %s is put on and changed, with a drawing for each step',
    (name) => {
      const [first] = takeHomeValues(only([`Valdumea ${name}`])).instructions;
      expect(first?.steps.length).toBeGreaterThan(2);
      expect(first?.change).not.toBe('');
      expect(first?.steps.every(({ scene }) => scene !== undefined)).toBe(true);
    },
  );

  it('calls products chosen only once the person has decided, or could choose no others', () => {
    expect(takeHomeValues(only(VORLAGE)).chosen).toBe(true);
    expect(takeHomeValues(consultation()).chosen).toBe(false);
    const decided = takeHomeValues(consultation({ decided: { area: 1, tab: 1 }, bought: [] }));
    expect(decided.chosen).toBe(true);
    expect(decided.products).toHaveLength(1);
    // What is bought besides goes home, too.
    const besides = takeHomeValues(consultation({ decided: { area: 1, tab: 1 } }));
    expect(besides.products).toHaveLength(4);
  });

  it('says how much of each product is supplied, and the PZN to order it again', () => {
    const [vorlage, hose] = takeHomeValues(only(VORLAGE)).products;
    expect(vorlage?.supplied).toMatch(/^\d\sam\sTag, \d\sPackungen im\sMonat · PZN\s\d{8}$/);
    // Washed, so that it is not used up each day.
    expect(hose?.supplied).toMatch(/^1\sPackung im\sMonat · PZN\s\d{8}$/);
    expect(takeHomeValues(only(['Pflegoria Krankenunterlage'])).products[0]?.supplied).not.toContain(
      'am Tag',
    );
  });

  it('names the changes a day of one product that is worn around the clock', () => {
    const changes = (...periods: readonly (0 | 1 | 2)[]) =>
      takeHomeValues(
        consultation({
          cart: [
            [
              {
                lines: periods.map((selectedTime) =>
                  line('Valdumea Slip Maxi', 'M', { selectedTime, dailyNeed: 2 }),
                ),
              },
            ],
            [{ lines: [] }],
            [{ lines: [] }],
          ],
        }),
      );
    expect(changes(2).changes).toBe(2);
    expect(changes(1).changes).toBeNull();
    const both = changes(0, 1);
    expect(both.changes).toBeNull();
    expect(both.products.map(({ name }) => name.split(', ').at(-1))).toEqual([
      'für den Tag',
      'für die Nacht',
    ]);
  });

  it('says nothing of money or the Krankenkasse, regardless of who pays', () => {
    const input = only(VORLAGE);
    const insurer = { ...input.insurer, Kasse: 'Selbstzahler', selfPay: true };
    expect(textsOf({ ...input, insurer })).toBe(textsOf(input));
    expect(textsOf(input)).not.toMatch(/€|Pauschale|Zuzahlung|Mehrkosten|Musterkasse/);
  });

  it('leaves a line for a telephone number that is not known, and for a date', () => {
    const text = textsOf(only([], { institution: { ...INSTITUTION, telefon: ' ' } }));
    expect(text).toContain('{"name":"Telefon","value":null}');
    expect(text).toContain('{"name":"Nächster Termin","value":null},{"name":"Weiterer Termin","value":null}');
    expect(text).not.toContain('So legen Sie es an');
  });

  it('holds placeholders in a trial', () => {
    const text = textsOf(only(VORLAGE, { institution: { ...INSTITUTION, trial: true } }));
    expect(text).toContain('Erika Mustermann');
    expect(text).not.toContain('Öztürk');
  });
});

describeWithPdfTools('the PDF of the sheet', () => {
  it.each(['Slip Maxi', 'Einlage', 'Pull-up', 'Vorlage Maxi'])(
    'is sound and one sheet of paper, with the drawings on its back: %s',
    async (name) => {
      const worn = [`Valdumea ${name}`, 'Valdumea Fixierhose', 'Pflegoria Händedesinfektion 500'];
      const { bytes, pages } = await makePdf(takeHome(only(worn)), typefaceFiles());
      expect(pages).toBe(2);
      const [front = '', back = ''] = textOf(bytes).split('\f');
      for (const said of [
        'Packungen im Monat',
        'PZN',
        'Wechseln Sie',
        'Bescheid',
        '09.04.2026',
        'Weiterer Termin',
      ])
        expect(front).toContain(said);
      expect(front).not.toContain('So legen Sie es an');
      expect(back).toContain('So wechseln Sie');
      // In 20 pt, beside text in 14 pt.
      const heightOf = (word: string) => {
        const words = readWith('pdftotext', ['-bbox', '-l', '1', 'FILE', '-'], bytes).matchAll(
          new RegExp(`yMin="([\\d.]+)".* yMax="([\\d.]+)">${word}<`, 'g'),
        );
        return Math.max(...[...words].map(([, top, bottom]) => Number(bottom) - Number(top)));
      };
      expect(heightOf('Telefon') / heightOf('Wechseln')).toBeCloseTo(20 / 14, 2);
      expect(readWith('qpdf', ['--check', 'FILE'], bytes)).toContain(
        'No syntax or stream encoding errors found',
      );
      expect(textOf(bytes)).toContain('Telefon 0761 900120');
      expect(readWith('pdfinfo', ['-struct-text', 'FILE'], bytes)).toMatch(
        /H2 \(block\)\n +"So legen Sie es an/,
      );
    },
  );

  it('has a page for each kind of product', async () => {
    const { bytes } = await makePdf(
      takeHome(only(['Valdumea Pull-up', 'Valdumea Slip Maxi'])),
      typefaceFiles(),
    );
    const [, , last] = textOf(bytes).split('\f');
    expect(last).toContain('So legen Sie es an: Slip');
  });
});
