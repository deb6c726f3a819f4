import { describe, expect, test } from 'vitest';
import { notated } from '../../../../modules/pdf/contract-forms/drawing/notation.ts';
import { fillForm } from '../../../../modules/pdf/contract-forms/fill-form.ts';
import { EXAMPLE_CONTENT } from '../../../../modules/pdf/contract-forms/form-values.ts';
import { describeWithPdfTools } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { formValues, storedForm } from './field-forms.ts';
import { fieldForm } from './form-files.ts';

const to = (field: string, value: string) => ({ field, option: null, value });

/** What stands in a form that is filled, and which fields are to be looked at. */
async function filled(
  form: string,
  mapping: readonly ReturnType<typeof to>[],
  content: ReadonlyMap<string, string | true>,
) {
  const { file } = await storedForm(fieldForm(form));
  const { bytes, unfit } = await fillForm(file, { mapping: [...mapping], content }, typefaceFiles());
  return { values: Object.fromEntries(formValues(bytes)), unfit };
}

describe('the notation of a field', () => {
  test.each([
    ['31.01.1950', 8, true, 'Geburtsdatum (TTMMJJJJ)', '31011950'],
    ['31.01.1950', 8, false, 'Datum (TT.MM.JJ)', '31.01.50'],
    ['31.01.1950', 0, false, 'Datum (TT.MM.JJ)', '31.01.50'],
    ['31.01.1950', 0, false, 'Datum (TTMMJJJJ)', '31011950'],
    ['31.01.1950', 10, false, 'Datum (TT.MM.JJJJ)', '31.01.1950'],
    ['31.01.1950', 6, true, 'Geburtsdatum', '310150'],
    // Without cells a year of two digits may be taken for another one.
    ['31.01.1950', 6, false, 'Geburtsdatum', null],
    ['15.25.31.6002', 10, true, 'Hilfsmittelnummer', '1525316002'],
    ['15.25.31.6002', 13, false, 'Hilfsmittelnummer', '15.25.31.6002'],
    ['15.25.31.6002', 7, true, 'Produktart', null],
    ['0761 / 90 01-20', 10, false, 'Telefon', '0761900120'],
    ['68,01\u00a0€', 0, false, 'Mehrkosten in EUR', '68,01'],
    ['68,01\u00a0€', 0, false, 'Mehrkosten', '68,01\u00a0€'],
    ['68,01\u00a0€', 0, false, 'Europa', '68,01\u00a0€'],
    ['1.268,01\u00a0€', 8, false, 'Mehrkosten', '1.268,01'],
    ['1.268,01\u00a0€', 7, false, 'Mehrkosten', '1268,01'],
    ['68,01\u00a0€', 4, true, 'Mehrkosten', '6801'],
    // As digits alone it would be another amount.
    ['68,01\u00a0€', 4, false, 'Mehrkosten', null],
    ['19,95\u00a0€ (einmalig)', 6, false, 'Mehrkosten', null],
    ['A123456780', 9, true, 'Versichertennummer', null],
  ] as const)('%s in %i characters, cells %s, of %s', (text, limit, comb, words, expected) => {
    expect(notated(text, { limit, comb, words })).toBe(expected);
  });
});

describeWithPdfTools('a form with cells', () => {
  test('is filled in its own notation', async () => {
    const { values, unfit } = await filled(
      'cells',
      [
        to('Geburtsdatum', 'person.birthdate'),
        to('Versichertennummer', 'person.number'),
        to('IK', 'institution.ik'),
        to('Hilfsmittelnummer', 'line1.aid'),
        to('Datum', 'talk.day'),
        to('Telefon', 'person.phone'),
        to('Mehrkosten', 'care.extra'),
        to('PZN', 'line1.pzn'),
      ],
      new Map<string, string | true>([
        ...EXAMPLE_CONTENT,
        ['person.birthdate', '31.01.1950'],
        ['line1.aid', '15.25.31.6002'],
        ['care.extra', '68,01\u00a0€'],
      ]),
    );
    expect(unfit).toEqual([]);
    expect(values).toMatchObject({
      Geburtsdatum: '31011950',
      Versichertennummer: 'A123456780',
      Hilfsmittelnummer: '1525316002',
      Datum: '24.11.26',
      Telefon: '0123 456789',
      Mehrkosten: '68,01',
      PZN: '01234567',
    });
  });

  test('takes the parts of a date and the signs of a number, one a field', async () => {
    const signs = Array.from({ length: 10 }, (_, at) => to(`KVNR${at + 1}`, `person.number.${at + 1}`));
    const date = [
      to('GebTag', 'person.birthdate.day'),
      to('GebMonat', 'person.birthdate.month'),
      to('GebJahr', 'person.birthdate.year'),
    ];
    const content = new Map([
      ['person.birthdate', '31.01.1950'],
      ['person.number', 'T115774582'],
    ]);
    const { values, unfit } = await filled('split-date', [...date, ...signs], content);
    expect(unfit).toEqual([]);
    expect(values).toMatchObject({ GebTag: '31', GebMonat: '01', GebJahr: '1950' });
    expect(signs.map(({ field }) => values[field]).join('')).toBe('T115774582');
    const unknown = await filled('split-date', [...date, ...signs], new Map());
    expect(Object.values(unknown.values).filter((value) => value !== null && value !== '')).toEqual([]);
  });

  test('has its text shrunk where a field is low, and left out and named where it would be cut', async () => {
    const content = new Map([
      ['person.listed', 'Beispiel-Öztürk, Änne'],
      ['insurer.name', 'Musterkasse Nord-Süd der Beispielbetriebe'],
      ['person.address', 'Musterweg 4, 79098 Freiburg'],
      ['talk.reasonWished', 'Änne Öztürk wünscht mehr Tragekomfort. '.repeat(150)],
    ]);
    const mapping = [
      to('NameVorname', 'person.listed'),
      to('Krankenkasse', 'insurer.name'),
      to('Anschrift', 'person.address'),
      to('Begruendung', 'talk.reasonWished'),
    ];
    const { values, unfit } = await filled('low-field', mapping, content);
    expect(unfit).toEqual(['Begruendung', 'Krankenkasse']);
    expect(values).toMatchObject({
      NameVorname: 'Beispiel-Öztürk, Änne',
      Anschrift: 'Musterweg 4, 79098 Freiburg',
    });
    expect([values.Krankenkasse ?? '', values.Begruendung ?? '']).toEqual(['', '']);
  });
});
