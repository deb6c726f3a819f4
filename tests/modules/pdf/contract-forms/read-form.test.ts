import { describe, expect, test } from 'vitest';
import { readForm } from '../../../../modules/pdf/contract-forms/read-form.ts';
import { crafted, pageOf, streamOf } from '../../../server/support/crafted-pdf.ts';
import { samplePdf } from '../../../server/support/pdfs.ts';
import { byQpdf, describeWithPdfTools } from '../pdf-tools.ts';
import { faultOf, storedForm } from './field-forms.ts';
import { craftedForm, textField } from './made-form.ts';

describe('a file that is no form', () => {
  test('is refused by its fault', async () => {
    expect(await faultOf(crafted(pageOf(streamOf('')), '/Root 1 0 R/Size 9'))).toBe('no-fields');
    expect(await faultOf(craftedForm({ fields: [], form: '/XFA[(template) 9 0 R]' }))).toBe('read');
    expect(await faultOf(Buffer.from('%PDF-1.7\nnothing of one'))).toBe('broken');
    expect(await faultOf(craftedForm().subarray(0, 3_000))).toBe('broken');
    expect(await faultOf(await samplePdf('Anderes-9'))).toBe('password');
    expect(await faultOf(craftedForm({ pages: 41 }))).toBe('pages');
    const many = Array.from({ length: 501 }, (_, index) => textField(`Feld ${index}`));
    expect(await faultOf(craftedForm({ fields: many }))).toBe('fields');
  });

  test('is refused with fields that nest without end, or contain themselves', async () => {
    const deep = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        5000 + index,
        [`<</T(e${index})/Kids[${5001 + index} 0 R]>>`],
      ]),
    );
    const objects = { ...deep, 5030: ['<</T(end)/FT/Tx/Rect[0 0 9 9]>>'] };
    expect(await faultOf(craftedForm({ fields: [{ dict: '/T(a)/Kids[5000 0 R]' }], objects }))).toBe(
      'fields',
    );
    const circle = { 5000: ['<</T(a)/Kids[5000 0 R 100 0 R]>>'] };
    expect(
      await faultOf(craftedForm({ fields: [{ dict: '/T(b)/FT/Tx/Parent 5000 0 R' }], objects: circle })),
    ).toBe('read');
  });

  test.each([
    ['a page', { page: '/Extra 5000 0 R' }],
    ['a list', { page: '/Extra[5000 0 R]' }],
    ['the form', { form: '/DR 5000 0 R' }],
    ['the catalogue', { catalogue: '/Metadata 5000 0 R' }],
  ])('is refused with an object that is but a reference, in %s', async (_, parts) => {
    const objects = { 5000: ['5001 0 R'], 5001: ['<</AA<</O<</S/JavaScript/JS(app.alert(1))>>>>>>'] };
    expect(await faultOf(craftedForm({ ...parts, objects }))).toBe('broken');
  });

  test('says so if its fields are only described as XFA', async () => {
    const bytes = crafted(
      pageOf(streamOf(''), {
        1: ['<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]/XFA 5 0 R>>>>'],
        5: streamOf('<xdp/>'),
      }),
      '/Root 1 0 R/Size 9',
    );
    expect(await faultOf(bytes)).toBe('dynamic');
  });
});

const SCRIPT = 'app.alert(1)';
const ACTION = `<</S/JavaScript/JS(${SCRIPT})>>`;

describeWithPdfTools('a form with scripts', () => {
  test('is kept without them, without its files and without XFA', async () => {
    const harmful = craftedForm({
      catalogue: `/OpenAction ${ACTION}/AA<</WC ${ACTION}>>/Names<</JavaScript<</Names[(a) ${ACTION}]>>/EmbeddedFiles<</Names[(b) 5001 0 R]>>>>`,
      form: `/XFA 5000 0 R/CO[100 0 R]`,
      page: `/AA<</O ${ACTION}>>`,
      fields: [
        textField('Name', `/AA<</K ${ACTION}/F ${ACTION}>>/A ${ACTION}`),
        { dict: '/FT/Btn/Ff 65536/T(Senden)/A<</S/SubmitForm/F(https://boese.example)>>' },
        { dict: '/FT/Btn/Ff 65536/T(Start)/A<</Next[5003 0 R]/S/Launch/F(cmd.exe)>>' },
        { dict: '/Subtype/FileAttachment/T(Anhang)/FS 5001 0 R' },
      ],
      objects: {
        5000: streamOf('<xdp>geheim</xdp>'),
        5001: ['<</Type/Filespec/F(b.exe)/EF<</F 5002 0 R>>>>'],
        5002: streamOf('MZ-Programm', '/Type/EmbeddedFile'),
        5003: [ACTION],
      },
    });
    const { file, fields } = await storedForm(harmful);
    expect(fields.map(({ name }) => name)).toEqual(['Name', 'Geschlecht']);
    const plain = byQpdf(['--qdf', '--object-streams=disable'], file).toString('latin1');
    for (const gone of [
      SCRIPT,
      '/JavaScript',
      '/SubmitForm',
      'boese',
      '/Launch',
      'cmd.exe',
      'XFA',
      'geheim',
      'MZ-Programm',
      '/OpenAction',
      '/AA',
    ])
      expect(plain).not.toContain(gone);
    // What readers with a screen need stays.
    expect(plain).toContain('/StructTreeRoot');
  });

  test('is kept without what leads to files and addresses under any key', async () => {
    const page = [
      '/A1<</FS<</Type/Filespec/F(weg.exe)/EF<</Type/Files/F 5002 0 R>>>>>>',
      '/A2<</FS(anderswo.pdf)/EF<</Type/Files/UF 5002 0 R>>>>',
      `/A3[<</JS(${SCRIPT})>><</JS[(geheim)]>><</JS 5003 0 R>>]`,
      '/A4<</URL(https://boese.example)/RC(reicher Text)/RV 5003 0 R>>',
      '/A5<</FS 5 0 R/URL[/Name]/RC 6 0 R>>',
    ].join('');
    const objects = { 5002: streamOf('MZ-Programm'), 5003: streamOf('geheim') };
    const { file } = await storedForm(craftedForm({ page, objects }));
    const plain = byQpdf(['--qdf', '--object-streams=disable'], file).toString('latin1');
    for (const gone of ['weg.exe', 'anderswo', 'MZ-Programm', SCRIPT, 'geheim', 'boese', 'reicher Text'])
      expect(plain).not.toContain(gone);
    expect(plain).not.toMatch(/\/(FS|URL|RC|JS|EF) /);
  });

  test('is kept with its resources and looks, whatever names they have', async () => {
    const resources =
      '/Font<</AA 5 0 R/FS 5 0 R>>/XObject<</RC 6 0 R>>/ColorSpace<</JS[/ICCBased 5004 0 R]/AF 5005 0 R>>/Properties<</URL<</MCID 0>>>>';
    const objects = {
      5000: streamOf('', `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${resources}>>`),
      5004: streamOf('Farben', '/N 3'),
      5005: ['[/Separation/Blau/DeviceRGB<</FunctionType 2/Domain[0 1]/N 1>>]'],
    };
    const box = { dict: '/FT/Btn/T(RV)/AP<</N<</RV 6 0 R/Off 7 0 R>>>>' };
    const form = craftedForm({ page: '/Extra 5000 0 R', objects, fields: [box] });
    const { file } = await storedForm(form);
    const plain = byQpdf(['--qdf', '--object-streams=disable'], file).toString('latin1');
    for (const name of ['AA', 'FS', 'RC', 'JS', 'AF', 'URL', 'RV']) expect(plain).toContain(`/${name} `);
    expect(plain).toContain('Farben');
  });

  test('is kept without a script that is a resource in one place and a field’s in another', async () => {
    const objects = {
      5000: [`<</Font 5001 0 R/Extra 5002 0 R>>`],
      5001: [`<</JS(${SCRIPT})>>`],
      5002: ['<</Extra 5001 0 R>>'],
    };
    const { file } = await storedForm(craftedForm({ page: '/Extra 5000 0 R', objects }));
    expect(byQpdf(['--qdf', '--object-streams=disable'], file).toString('latin1')).not.toContain(SCRIPT);
  });

  test('is kept with no more of what describes it than its texts and dates', async () => {
    const objects = {
      5000: [
        `<</Title(Vertrag)/Author 5001 0 R/CreationDate(D:20260101)/Subject 5003 0 R/Keywords[(geheim)]/Producer<</JS(${SCRIPT})>>/Anhang<</EF<</F 5002 0 R>>>>/Eigenes(privat)>>`,
      ],
      5001: ['(Kasse)'],
      5002: streamOf('MZ-Programm'),
      5003: streamOf('geheim'),
    };
    const { file } = await storedForm(craftedForm({ objects, trailer: '/Info 5000 0 R' }));
    const plain = byQpdf(['--qdf', '--object-streams=disable'], file).toString('latin1');
    for (const kept of ['/Title (Vertrag)', '/Author (Kasse)', '/CreationDate (D:20260101)'])
      expect(plain).toContain(kept);
    for (const gone of [SCRIPT, 'geheim', 'MZ-Programm', 'privat', '/Subject', '/Producer'])
      expect(plain).not.toContain(gone);
  });

  test('is kept whole where a page stands for what describes it', async () => {
    const bytes = new Uint8Array(craftedForm({ page: '/Title(Vertrag)', trailer: '/Info 40 0 R' }));
    expect(await readForm({ bytes })).toMatchObject({ pages: 1 });
  });
});
