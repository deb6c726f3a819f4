import { expect, test } from 'vitest';
import { fillForm } from '../../../../modules/pdf/contract-forms/fill-form.ts';
import { guessValue } from '../../../../modules/pdf/contract-forms/guessing/guess-value.ts';
import { byQpdf, describeWithPdfTools, readWith, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { formValues, storedForm } from './field-forms.ts';
import { fieldForm } from './form-files.ts';
import { craftedForm, textField } from './made-form.ts';

const typeface = typefaceFiles();
const to = (field: string, value: string) => ({ field, option: null, value });

/** The annotation flags of fields by name. */
function flagsOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const json = JSON.parse(readWith('qpdf', ['--json', '--json-key=acroform', 'FILE'], bytes));
  return new Map(
    json.acroform.fields.map((field: { fullname: string; annotation: { annotationflags: number } }) => [
      field.fullname,
      field.annotation.annotationflags,
    ]),
  );
}

describeWithPdfTools('what is filled', () => {
  test('is printed, also where the form forgot to say so', async () => {
    const { file } = await storedForm(fieldForm('no-print-flag'));
    const mapping = [
      to('Nachname', 'person.lastname'),
      to('Vorname', 'person.givenname'),
      to('befreit', 'always'),
    ];
    const content = new Map<string, string | true>([
      ['person.lastname', 'Öztürk'],
      ['person.givenname', 'Änne'],
      ['always', true],
    ]);
    const { bytes } = await fillForm(file, { mapping, content }, typeface);
    const flags = flagsOf(bytes);
    expect(['Nachname', 'Vorname', 'befreit'].map((name) => flags.get(name))).toEqual([4, 4, 4]);
  });

  test('is nothing hidden or read-only, unless somebody has chosen it', async () => {
    const { file, fields } = await storedForm(fieldForm('hidden-readonly'));
    const guessed = fields.filter((field) => guessValue(field) !== null).map(({ name }) => name);
    for (const locked of ['Name, Vorname', 'Versichertennummer', 'Krankenkasse'])
      expect(guessed).not.toContain(locked);
    expect(guessed).toContain('Geburtsdatum');
    const content = new Map([['insurer.name', 'Musterkasse Nord']]);
    const open = await fillForm(file, { mapping: [], content }, typeface);
    expect(formValues(open.bytes).get('Versichertennummer')).toBe('VORGABE');
    expect(flagsOf(open.bytes).get('Krankenkasse')).toBe(2);
    const mapping = [to('Krankenkasse', 'insurer.name')];
    const chosen = await fillForm(file, { mapping, content }, typeface);
    expect(flagsOf(chosen.bytes).get('Krankenkasse')).toBe(4);
    expect(textOf(chosen.bytes)).toContain('Musterkasse Nord');
  });

  test('is beside what the form brings, drawn where viewers were to draw it', async () => {
    const { file } = await storedForm(
      craftedForm({
        fields: [
          textField('Vertrag', '/V(Vertrag 4711)'),
          { dict: '/FT/Btn/T(Anlage)/V/Ja/AS/Ja', height: 12, width: 12 },
          { dict: '/FT/Tx/T(Geheim)/V(verborgen)/F 2/DA(/Helv 0 Tf 0 g)' },
          {
            dict: '/FT/Ch/Ff 131072/T(Art)/V(2)/DA(/Helv 10 Tf 0 g)/Opt[[(1) (Erstversorgung)][(2) (Folgeversorgung)]]',
          },
        ],
      }),
    );
    const { bytes, unfit } = await fillForm(file, { mapping: [], content: new Map() }, typeface);
    expect(unfit).toEqual([]);
    // As pictures of its own: a viewer would draw what has none.
    const plain = byQpdf(['--qdf', '--object-streams=disable'], bytes).toString('latin1');
    expect(plain.match(/\/AP <</g)?.length).toBeGreaterThanOrEqual(6);
    expect(textOf(bytes)).toContain('Vertrag 4711');
    expect(textOf(bytes)).toContain('Folgeversorgung');
    expect(formValues(bytes).get('Art')).toBe('2');
    expect(textOf(bytes)).not.toContain('verborgen');
  });

  test('is named where a low field makes it too small to read, unless the form wants small letters', async () => {
    const fields = [
      { ...textField('Niedrig'), height: 6 },
      { dict: '/FT/Tx/T(Klein)/DA(/Helv 5 Tf 0 g)', height: 12 },
    ];
    const { file } = await storedForm(craftedForm({ fields }));
    const mapping = [to('Niedrig', 'person.lastname'), to('Klein', 'person.lastname')];
    const content = new Map([['person.lastname', 'Öztürk']]);
    const { unfit } = await fillForm(file, { mapping, content }, typeface);
    expect(unfit).toEqual(['Niedrig']);
  });
});
