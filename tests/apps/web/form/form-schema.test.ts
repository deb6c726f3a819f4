import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fileFault, formatBytes } from '../../../../apps/web/ui/files/file-rules.ts';
import {
  AMOUNT,
  fileBy,
  formOf,
  OPTIONAL_TEXT,
  readEntries,
  TICKED,
  textsOf,
  WHOLE_NUMBER,
} from '../../../../apps/web/ui/form/form-schema.ts';

const row = {
  Kasse: z.string().check(z.minLength(1, 'Bitte einen Namen.')),
  Pauschale: z.string().check(z.regex(/^\d+([.,]\d\d)?$/, 'Kein Betrag.')),
};

const form = formOf(
  z.strictObject({
    version: z.optional(z.int('Keine Version.')),
    Kindalter: z.nullable(z.int('Keine Zahl.')),
    beihilfe: z.boolean(),
    bemerkung: z.nullable(z.string()),
    ...row,
    entries: z.optional(z.array(z.strictObject(row))),
  }),
  {
    Pauschale: AMOUNT,
    Kindalter: WHOLE_NUMBER,
    beihilfe: TICKED,
    bemerkung: OPTIONAL_TEXT,
    'entries[].Pauschale': AMOUNT,
  },
);

const ENTRIES = { Kasse: 'AOK', Pauschale: '17,85', Kindalter: '3', bemerkung: '' };
const read = (changes: Record<string, FormDataEntryValue> = {}) =>
  readEntries(form, Object.entries({ ...ENTRIES, ...changes }));

describe('a form', () => {
  it('reads texts, numbers, boxes and what is left empty by its schema', () => {
    expect(read()).toMatchObject({
      ok: true,
      values: { Kasse: 'AOK', Pauschale: '17,85', Kindalter: 3, beihilfe: false, bemerkung: null },
    });
    expect(read({ beihilfe: 'on', bemerkung: 'neu', version: '7', Kindalter: ' ' })).toMatchObject({
      values: { beihilfe: true, bemerkung: 'neu', version: 7, Kindalter: null },
    });
  });

  it('leaves what it cannot read to the schema', () => {
    expect(read({ Kindalter: 'drei', Pauschale: 'viel', version: '1.5' })).toEqual({
      ok: false,
      fields: { Kindalter: 'Keine Zahl.', Pauschale: 'Kein Betrag.', version: 'Keine Version.' },
    });
    expect(read({ beihilfe: 'ja' })).toMatchObject({ ok: false, fields: { beihilfe: expect.anything() } });
  });

  it('refuses a field that it does not know, and says so of the whole', () => {
    const answer = read({ more: 'x' });
    expect(answer.ok).toBe(false);
    expect(answer).toHaveProperty(['fields', '']);
  });

  it.each([
    '__proto__',
    '__proto__.polluted',
    'constructor.prototype.polluted',
    'toString',
    'Kasse.more',
    'entries[0]',
    'entries[0].length',
    'entries.length',
    '[]',
    '',
  ])('lets a field named %s reach nothing', (name) => {
    expect(read({ [name]: 'x' }).ok).toBe(false);
    expect({}).not.toHaveProperty('polluted');
  });

  it('reads a list, and names the controls of it in what is wrong', () => {
    const list = {
      'entries[0].Kasse': 'A',
      'entries[0].Pauschale': '1,00',
      'entries[1].Kasse': 'B',
      'entries[1].Pauschale': '2',
    };
    expect(read(list)).toMatchObject({
      values: {
        entries: [
          { Kasse: 'A', Pauschale: '1,00' },
          { Kasse: 'B', Pauschale: '2' },
        ],
      },
    });
    expect(read({ ...list, 'entries[1].Kasse': '' })).toEqual({
      ok: false,
      fields: { 'entries[1].Kasse': 'Bitte einen Namen.' },
    });
  });

  it('shows values as they are typed', () => {
    expect(
      textsOf(form, {
        Kasse: 'AOK',
        Pauschale: 1785,
        Kindalter: 3,
        beihilfe: true,
        bemerkung: null,
        entries: [{ Kasse: 'A', Pauschale: 100 }],
      }),
    ).toEqual({
      Kasse: 'AOK',
      Pauschale: '17,85',
      Kindalter: '3',
      beihilfe: 'on',
      'entries[0].Kasse': 'A',
      'entries[0].Pauschale': '1,00',
    });
    expect(textsOf(form, { beihilfe: false })).toEqual({});
  });

  it('takes back what it shows', () => {
    const texts = textsOf(form, { Kasse: 'AOK', Pauschale: 5, Kindalter: 0, beihilfe: true, bemerkung: 'x' });
    expect(readEntries(form, Object.entries(texts))).toMatchObject({
      values: { Pauschale: '0,05', Kindalter: 0, beihilfe: true },
    });
  });
});

describe('a file', () => {
  const RULES = { accept: '.csv,text/csv', kinds: 'CSV', maxBytes: 2_500_000 };
  const upload = formOf(z.strictObject({ data: z.nullable(z.file('Keine Datei.')) }), {
    data: fileBy(RULES),
  });
  const of = (file: File) => readEntries(upload, [['data', file]]);

  it('is null where none is chosen', () => {
    expect(of(new File([], ''))).toMatchObject({ ok: true, values: { data: null } });
  });

  it('is taken as it is where it keeps the rules, and refused where not', () => {
    const file = new File(['a;b'], 'Kassen.CSV');
    expect(of(file)).toMatchObject({ ok: true, values: { data: file } });
    expect(of(new File(['a'], 'bild.png', { type: 'image/png' }))).toEqual({
      ok: false,
      fields: { data: 'Keine Datei.' },
    });
  });

  it('is said to be empty, too large or of another kind', () => {
    const file = { name: 'kassen.csv', type: '', size: 1 };
    expect(fileFault(file, RULES)).toBeNull();
    expect(fileFault({ ...file, size: 0 }, RULES)).toBe('„kassen.csv“ ist leer.');
    expect(fileFault({ ...file, size: 2_500_000 }, RULES)).toBeNull();
    expect(fileFault({ ...file, size: 3_000_000 }, RULES)).toBe(
      '„kassen.csv“ ist zu groß: 3 MB statt höchstens 2,5 MB.',
    );
    expect(fileFault({ ...file, name: 'kassen', type: 'text/csv' }, RULES)).toBeNull();
    expect(fileFault({ ...file, name: 'kassen.pdf' }, RULES)).toBe(
      '„kassen.pdf“ ist keine Datei der Art CSV.',
    );
  });

  it('has a size as people read it', () => {
    expect([999, 64_000, 1_500_000].map(formatBytes)).toEqual(['1 KB', '64 KB', '1,5 MB']);
  });
});
