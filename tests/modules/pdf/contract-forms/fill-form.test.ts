import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FormMapping } from '../../../../modules/pdf/contract-forms/contract-form.ts';
import { fillForm } from '../../../../modules/pdf/contract-forms/fill-form.ts';
import { suits } from '../../../../modules/pdf/contract-forms/fillings.ts';
import type { FormContent } from '../../../../modules/pdf/contract-forms/form-values.ts';
import { sealPdf } from '../../../../modules/pdf/sealing/seal-pdf.ts';
import { streamOf } from '../../../server/support/crafted-pdf.ts';
import { byQpdf, describeWithPdfTools, expectSealed, readWith, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { formValues, storedForm } from './field-forms.ts';
import { craftedForm, textField } from './made-form.ts';

const typeface = typefaceFiles();

const to = (field: string, value: string, option: string | null = null) => ({ field, option, value });

const MAPPING: FormMapping = [
  to('Versicherter.Name', 'person.listed'),
  to('Geburtsdatum', 'person.birthdate'),
  to('KVNR', 'person.number'),
  to('Kostenträger', 'insurer.name'),
  to('Produkt1', 'line1.name'),
  to('PZN1', 'line1.pzn'),
  to('Mehrkosten', 'care.extra'),
  to('Begründung', 'talk.reasonWished'),
  to('Befreit', 'person.exempt'),
  to('Aufgeklärt', 'always'),
  to('Geschlecht', 'person.female', 'w'),
  to('Geschlecht', 'person.male', 'm'),
  { ...to('Versorgung', 'fixed'), text: 'folgeversorgung' },
];

const CONTENT: FormContent = new Map<string, string | true>([
  ['person.listed', 'Großkreutz-Öztürk, Änne'],
  ['person.birthdate', '31.01.1950'],
  ['person.number', 'A123456780'],
  ['insurer.name', 'Krankenkasse Łódź'],
  ['line1.name', 'Musterslip Plus Größe M'],
  ['line1.pzn', '01234567'],
  ['care.extra', '68,01 €'],
  ['talk.reasonWished', 'Wunsch nach mehr Tragekomfort in der Nacht.\nBisher ausgelaufen.'],
  ['person.exempt', true],
  ['always', true],
  ['person.male', true],
]);

describeWithPdfTools("a contract's form", () => {
  // Written by another program, with its object streams.
  const contract = () => byQpdf(['--object-streams=generate'], craftedForm());

  test('is read with its fields in reading order', async () => {
    const { fields, pages } = await storedForm(contract());
    expect(pages).toBe(1);
    expect(fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Versicherter.Name text',
      'Geburtsdatum text',
      'Geschlecht radio',
      'KVNR text',
      'Kostenträger text',
      'Produkt1 text',
      'PZN1 text',
      'Mehrkosten text',
      'Begründung text',
      'Befreit check',
      'Aufgeklärt check',
      'Versorgung choice',
      'Stempel text',
    ]);
    expect(fields[0]).toMatchObject({ label: 'Name, Vorname des Versicherten', page: 1 });
    expect(fields[2]?.options).toEqual([
      { id: 'w', label: 'weiblich' },
      { id: 'm', label: 'm' },
    ]);
  });

  test('is filled, drawn with our typeface, and keeps its tagging and open fields', async () => {
    const { file } = await storedForm(contract());
    const { bytes, unfit, substituted, pages } = await fillForm(
      file,
      { mapping: MAPPING, content: CONTENT },
      typeface,
    );
    expect({ unfit, substituted, pages }).toEqual({ unfit: [], substituted: [], pages: 1 });
    const values = formValues(bytes);
    expect(values.get('Versicherter.Name')).toBe('Großkreutz-Öztürk, Änne');
    expect(values.get('Versorgung')).toBe('2');
    expect(values.get('Befreit')).toBe('/Ja');
    expect(values.get('Geschlecht')).toBe('/m');
    expect(values.get('Stempel') ?? null).toBe(null);
    const text = textOf(bytes);
    for (const shown of [
      'Großkreutz-Öztürk, Änne',
      'Krankenkasse Łódź',
      '68,01 €',
      'Folgeversorgung',
      'Bisher ausgelaufen.',
    ])
      expect(text).toContain(shown);
    expect(text.replaceAll(' ', '')).toContain('A123456780');
    const plain = byQpdf(['--qdf', '--object-streams=disable'], bytes).toString('latin1');
    expect(plain).toContain('InkoSans');
    expect(plain).not.toContain('/NeedAppearances');
    expect(plain.match(/\/S \/Form/g)).toHaveLength(12);
    expect(readWith('qpdf', ['--check', 'FILE'], bytes)).toContain('No syntax or stream encoding errors');
  });

  test('is encrypted as it is sent, and may still be filled by hand', async () => {
    const { file } = await storedForm(contract());
    const { bytes } = await fillForm(
      file,
      { mapping: MAPPING, content: CONTENT },
      typeface,
      'Stadtgarten-2026',
    );
    expectSealed(bytes, 'Stadtgarten-2026');
    // As the server takes it in.
    const sealed = await sealPdf({ bytes, password: 'Stadtgarten-2026', readable: false });
    const kept = 'sealed' in sealed ? sealed.sealed : expect.fail(sealed.refused);
    const password = '--password=Stadtgarten-2026';
    expect(formValues(kept, password).get('Geburtsdatum')).toBe('31.01.1950');
    expect(readWith('qpdf', [password, '--show-encryption', 'FILE'], kept)).toContain(
      'modify forms: allowed',
    );
  });

  test('has the size of others when it is sent and stored: which one it is would tell the Krankenkasse', async () => {
    const password = 'Stadtgarten-2026';
    const sizes = async (more: Buffer) => {
      const { file } = await storedForm(
        craftedForm({ page: '/Thumb 5000 0 R', objects: { 5000: streamOf(more) } }),
      );
      const { bytes } = await fillForm(file, { mapping: MAPPING, content: CONTENT }, typeface, password);
      expectSealed(bytes, password);
      const stored = await sealPdf({ bytes, password, readable: false });
      if ('refused' in stored) throw new Error(stored.refused);
      expectSealed(stored.sealed, password);
      return [bytes.length, stored.sealed.length];
    };
    const [small, large] = [256 * 1024, 2 * 1024 * 1024];
    expect(await sizes(randomBytes(1_000))).toEqual([small, small]);
    expect(await sizes(randomBytes(200_000))).toEqual([small, small]);
    expect(await sizes(randomBytes(1_100_000))).toEqual([large, large]);
  });

  test('says which texts do not fit, and cuts no number off', async () => {
    const { file } = await storedForm(contract());
    const content = new Map([
      ['person.number', 'A1234567801'],
      ['insurer.name', 'Sehr lange Kasse '.repeat(12)],
      ['person.listed', 'Kurz 👩‍🦳 שלום'],
    ]);
    const filled = await fillForm(
      file,
      { mapping: [...MAPPING.slice(0, 4), { ...to('Versorgung', 'fixed'), text: 'Sonstiges' }], content },
      typeface,
    );
    expect(filled.unfit).toEqual(['KVNR', 'Kostenträger', 'Versorgung']);
    expect(formValues(filled.bytes).get('KVNR') ?? null).toBe(null);
    expect(filled.substituted).toContain('👩‍🦳');
  });

  test('has the entry of a list chosen by the answer that it is tied to, by its value or by its label', async () => {
    const { file, fields } = await storedForm(contract());
    const list = fields.find(({ name }) => name === 'Versorgung');
    const entries = [to('Versorgung', 'person.first', '1'), to('Versorgung', 'person.followUp', '2')];
    const chosen = async (mapping: FormMapping, content: FormContent) => {
      const { bytes, unfit } = await fillForm(file, { mapping, content }, typeface);
      return [formValues(bytes).get('Versorgung') ?? null, /Folgeversorgung/.test(textOf(bytes)), ...unfit];
    };
    expect(list?.options.map(({ id }) => id)).toEqual(['1', '2']);
    expect(await chosen(entries, new Map([['person.followUp', true]]))).toEqual(['2', true]);
    expect(await chosen(entries, new Map([['person.first', true]]))).toEqual(['1', false]);
    // Unanswered, it stays open for the hand.
    expect(await chosen(entries, new Map())).toEqual([null, false]);
    // A text chooses the entry that reads so; a tied entry says more.
    const text = { ...to('Versorgung', 'fixed'), text: 'ERSTVERSORGUNG ' };
    expect(await chosen([text], new Map())).toEqual(['1', false]);
    expect(await chosen([text, ...entries], new Map([['person.followUp', true]]))).toEqual(['2', true]);
    // One of several that were ticked.
    expect(
      await chosen(
        entries,
        new Map([
          ['person.first', true],
          ['person.followUp', true],
        ]),
      ),
    ).toEqual(['1', false]);
    const choice = { field: 'Versorgung', text: undefined };
    expect(suits({ ...choice, option: '1', value: 'person.name' }, 'choice')).toBe(false);
    expect(suits({ ...choice, option: null, value: 'person.first' }, 'choice')).toBe(false);
  });

  test('may have fields of any name', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'a.b'];
    const { file, fields } = await storedForm(craftedForm({ fields: names.map((name) => textField(name)) }));
    expect(fields.map(({ name }) => name)).toEqual([
      '__proto__',
      'constructor',
      'Geschlecht',
      'toString',
      'a.b',
    ]);
    const mapping = names.map((field) => ({ ...to(field, 'fixed'), text: `Text von ${field}` }));
    const { bytes } = await fillForm(file, { mapping, content: new Map() }, typeface);
    for (const name of names) expect(textOf(bytes)).toContain(`Text von ${name}`);
    expect(Object.hasOwn(Object.prototype, 'text')).toBe(false);
  });
});
