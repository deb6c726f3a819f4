import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readForm } from '../../../../modules/pdf/contract-forms/read-form.ts';
import { crafted, pageOf, streamOf } from '../../../server/support/crafted-pdf.ts';
import { samplePdf } from '../../../server/support/pdfs.ts';
import { byQpdf, describeWithPdfTools } from '../pdf-tools.ts';
import { craftedForm, textField } from './made-form.ts';

const numbers = (pages: number) =>
  Array.from({ length: pages }, (_, index) => `${5000 + index} 0 R`).join(' ');

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

describe('a form whose pages unpack', () => {
  // 101 MB of one byte in 100 KB.
  const packed = deflateSync(Buffer.alloc(101 * 1024 * 1024, ' '));
  const picture = (width: number) =>
    streamOf('', `/Type/XObject/Subtype/Image/Width ${width}/Height 6000/Filter/DCTDecode`);
  const chained = (filters: string) => streamOf(packed, `/Width 1/Height 1/Filter[${filters}]`);
  const twice = [streamOf(packed, '/Filter/FlateDecode'), streamOf(packed, '/Filter/FlateDecode')];

  test.each([
    ['more than 200 MB together', twice, 'unpacked'],
    ['less', [streamOf(packed, '/Filter/FlateDecode')], 'read'],
    ['pictures of more', [picture(9_000)], 'unpacked'],
    ['a picture of a page', [picture(4_000)], 'read'],
    ['more behind a picture of less than nothing', [picture(-9_000), ...twice], 'unpacked'],
    ['nothing, by a picture of a broken size', [picture(0.5)], 'unpacked'],
    ['nothing, by a picture of no size', [streamOf('', '/Filter/DCTDecode')], 'unpacked'],
    [
      'more that ends as a picture',
      [chained('/FlateDecode/DCTDecode'), chained('/FlateDecode/DCTDecode')],
      'unpacked',
    ],
    ['less that ends as a picture', [chained('/FlateDecode/DCTDecode')], 'read'],
    ['a picture that is packed once more', [chained('/DCTDecode/FlateDecode')], 'unpacked'],
  ])('to %s', async (_, streams, fault) => {
    const objects = Object.fromEntries(streams.map((stream, index) => [5000 + index, stream]));
    const named = streams.map((_stream, index) => `/X${index} ${5000 + index} 0 R`).join('');
    expect(await faultOf(craftedForm({ page: `/Extra<<${named}>>`, objects }))).toBe(fault);
  });

  const jpeg = (side: number) => {
    const start = Buffer.from('ffd8ffe00004beef00ffc200110800000000030122000211010311', 'hex');
    start.writeUInt16BE(side, 14);
    start.writeUInt16BE(side, 16);
    return start;
  };
  const jpx = (side: number) => {
    const start = Buffer.alloc(100);
    start.set([0xff, 0x4f, 0xff, 0x51, 0, 47], 20);
    start.writeUInt32BE(side, 28);
    start.writeUInt32BE(side, 32);
    start.writeUInt16BE(3, 60);
    return start;
  };

  test.each([
    ['JPEG', jpeg, 'DCTDecode', (bytes: Buffer) => bytes],
    ['JPEG 2000', jpx, 'JPXDecode', (bytes: Buffer) => bytes],
    ['packed JPEG', jpeg, 'FlateDecode/DCTDecode', deflateSync],
  ])('to a %s that says less of itself than it is', async (_, picture, filters, packed) => {
    const dict = `/Type/XObject/Subtype/Image/Width 9/Height 9/Filter[/${filters}]`;
    const fault = (side: number) =>
      faultOf(
        craftedForm({ page: '/Extra 5000 0 R', objects: { 5000: streamOf(packed(picture(side)), dict) } }),
      );
    expect(await fault(8_000)).toBe('read');
    expect(await fault(9_000)).toBe('unpacked');
  });

  test('more than once, by a page that is listed again, is refused', async () => {
    const objects = { 2: ['<</Type/Pages/Kids[40 0 R 40 0 R]/Count 2>>'] };
    expect(await faultOf(craftedForm({ objects }))).toBe('broken');
  });

  const shown = deflateSync(Buffer.alloc(15 * 1024 * 1024, ' '));
  const repeated = '6000 0 R '.repeat(20);

  test.each([
    ['twenty times on a page', 1, `[${repeated}]`, 'unpacked'],
    ['on twenty pages', 20, '6000 0 R', 'unpacked'],
    ['ten times on each of two pages, by a list of their own', 2, '6001 0 R', 'unpacked'],
    ['on ten pages', 10, '6000 0 R', 'read'],
  ])('to 15 MB shown %s', async (_, pages, contents, fault) => {
    const page = (index: number) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents ${contents}${index === 0 ? '/Annots[100 0 R]' : ''}>>`,
    ];
    const objects = {
      2: [`<</Type/Pages/Kids[${numbers(pages)}]/Count ${pages}>>`],
      ...Object.fromEntries(Array.from({ length: pages }, (_page, index) => [5000 + index, page(index)])),
      6000: streamOf(shown, '/Filter/FlateDecode'),
      6001: [`[${'6000 0 R '.repeat(10)}]`],
    };
    expect(await faultOf(craftedForm({ objects }))).toBe(fault);
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

  test('is kept without what leads to files and addresses under any key', async () => {
    const page = [
      '/A1<</FS<</Type/Filespec/F(weg.exe)/EF<</Type/Files/F 5002 0 R>>>>>>',
      '/A2<</FS(anderswo.pdf)/EF<</Type/Files/UF 5002 0 R>>>>',
      `/A3[<</JS(${SCRIPT})>><</JS[(geheim)]>><</JS 5003 0 R>>]`,
      '/A4<</URL(https://boese.example)/RC(reicher Text)/RV 5003 0 R>>',
      '/A5<</FS 5 0 R/URL[/Name]/RC 6 0 R>>',
    ].join('');
    const objects = {
      5002: streamOf('MZ-Programm'),
      5003: streamOf('geheim'),
    };
    const answer = await readForm({ bytes: new Uint8Array(craftedForm({ page, objects })) });
    const { file } = 'fault' in answer ? expect.fail(answer.fault) : answer;
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
    const answer = await readForm({ bytes: new Uint8Array(form) });
    const { file } = 'fault' in answer ? expect.fail(answer.fault) : answer;
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
    const answer = await readForm({
      bytes: new Uint8Array(craftedForm({ page: '/Extra 5000 0 R', objects })),
    });
    const { file } = 'fault' in answer ? expect.fail(answer.fault) : answer;
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
    const answer = await readForm({
      bytes: new Uint8Array(craftedForm({ objects, trailer: '/Info 5000 0 R' })),
    });
    const { file } = 'fault' in answer ? expect.fail(answer.fault) : answer;
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
