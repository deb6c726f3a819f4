import { expect, test } from 'vitest';
import { fillForm } from '../../../../modules/pdf/contract-forms/fill-form.ts';
import { readForm } from '../../../../modules/pdf/contract-forms/read-form.ts';
import { crafted, pageOf, streamOf } from '../../../server/support/crafted-pdf.ts';
import { describeWithPdfTools } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { formValues, storedForm } from './field-forms.ts';
import { fieldForm } from './form-files.ts';

const FIELD = '/Type/Annot/Subtype/Widget/F 4/Rect[60 700 280 720]';

/** A page with fields of which the form lists what is given; objects from number 10. */
const formWith = (annots: string, form: string, objects: Readonly<Record<number, [string]>>) =>
  crafted(
    pageOf(streamOf(''), {
      1: [`<</Type/Catalog/Pages 2 0 R${form}>>`],
      3: [`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Annots[${annots}]>>`],
      ...objects,
    }),
    '/Root 1 0 R/Size 90',
  );

const namesIn = async (bytes: Uint8Array) => (await storedForm(bytes)).fields.map(({ name }) => name);

describeWithPdfTools('fields that the form’s own list forgot', () => {
  test('are read, filled and written as fields', async () => {
    const { file, fields } = await storedForm(fieldForm('loose-some'));
    expect(fields.map(({ name }) => name)).toEqual(['Nachname', 'Vorname', 'Geburtsdatum', 'befreit']);
    const mapping = [
      { field: 'Vorname', option: null, value: 'person.givenname' },
      { field: 'befreit', option: null, value: 'always' },
    ];
    const content = new Map<string, string | true>([
      ['person.givenname', 'Änne'],
      ['always', true],
    ]);
    const { bytes } = await fillForm(file, { mapping, content }, typefaceFiles());
    expect(formValues(bytes).get('Vorname')).toBe('Änne');
    expect(formValues(bytes).get('befreit')).toBe('/Ja');
  });

  test('are found without any list, beside the page and below another field', async () => {
    const without = formWith(`10 0 R<</FT/Tx/T(Direkt)${FIELD}>>`, '', {
      10: [`<</FT/Tx/T(Name)${FIELD}>>`],
    });
    expect(await namesIn(without)).toEqual(['Name', 'Direkt']);
    const nested = formWith('12 0 R 13 0 R 14 0 R', '/AcroForm<</Fields[10 0 R]>>', {
      10: ['<</T(Person)/Kids[]>>'],
      11: ['<</T(Arzt)>>'],
      12: [`<</FT/Tx/T(Name)/Parent 10 0 R${FIELD}>>`],
      13: [`<</FT/Tx/T(Name)/Parent 11 0 R${FIELD}>>`],
      // A note is no field.
      14: ['<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/T(Notiz)>>'],
    });
    expect(await namesIn(nested)).toEqual(['Person.Name', 'Arzt.Name']);
  });

  test('are refused where they nest in themselves', async () => {
    const circle = formWith('10 0 R', '', { 10: [`<</FT/Tx/T(Name)/Parent 10 0 R${FIELD}>>`] });
    expect(await readForm({ bytes: new Uint8Array(circle) })).toEqual({ fault: 'fields' });
  });
});
