import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SealAnswer, sealPdf } from '../../../../modules/pdf/sealing/seal-pdf.ts';
import {
  type Crafted,
  crafted,
  encryptionOf,
  pageOf,
  streamOf,
} from '../../../server/support/crafted-pdf.ts';
import { DEMO_PDF_PASSWORD as PASSWORD, samplePdf } from '../../../server/support/pdfs.ts';
import { byQpdf, describeWithPdfTools, expectSealed, textOf } from '../pdf-tools.ts';

/** Stands in what nobody may read without the password. */
const SECRET = 'Geheimer Befund';
const CLEAR = streamOf(`BT /F1 12 Tf (${SECRET}) Tj ET`);
const ROOT = '/Root 1 0 R/Size 20';

const seal = (bytes: Uint8Array, readable: boolean): Promise<SealAnswer> =>
  sealPdf({ bytes: new Uint8Array(bytes), password: PASSWORD, readable });
const sealed = async (bytes: Uint8Array, readable = true) => {
  const answer = await seal(bytes, readable);
  return 'sealed' in answer ? Buffer.from(answer.sealed) : expect.fail(answer.refused);
};

/** Everything that can be read in a file without its password: its bytes, and what its streams unpack to. */
function readableIn(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].map(({ 0: { length }, index }) => {
    try {
      return inflateSync(pdf.subarray(index + length), { finishFlush: 2 }).toString('latin1');
    } catch {
      return '';
    }
  });
  return [pdf.toString('latin1'), ...streams].join('\n');
}

describe('a file that says it is encrypted', () => {
  let browsers: Uint8Array;
  let dict = '';
  let id = '';
  beforeAll(async () => {
    browsers = await samplePdf(PASSWORD);
    ({ dict, id } = encryptionOf(browsers));
  });

  /** A file under the encryption of the browser's, with the same key. */
  const borrowed = (objects: Record<number, Crafted>, encrypt = dict, before?: Uint8Array) =>
    crafted({ ...objects, 9: [encrypt] }, `${ROOT}/Encrypt 9 0 R/ID ${id}`, before);

  test('is opened and rewritten', async () => {
    expect((await sealed(browsers, false)).equals(browsers)).toBe(false);
    expect(await seal(await samplePdf('Anderes-9'), false)).toEqual({ refused: 'other-password' });
    expect(await seal(await samplePdf(null), false)).toEqual({ refused: 'readable' });
  });

  test.each<readonly [string, () => Record<number, Crafted>]>([
    ['a page', () => pageOf(CLEAR)],
    ['a page packed', () => pageOf(streamOf(Buffer.from('x'.repeat(48)), '/Filter/FlateDecode'))],
    [
      'a text of the catalogue',
      () => pageOf(streamOf(''), { 1: ['<</Type/Catalog/Pages 2 0 R/Lang(de-DE)>>'] }),
    ],
    ['an embedded file', () => pageOf(streamOf(''), { 5: streamOf('%PDF-1.7 …', '/Type/EmbeddedFile') })],
    ['an object that nothing leads to', () => pageOf(streamOf(''), { 7: CLEAR })],
    ['a page that claims to be a table of contents', () => pageOf(streamOf(SECRET, '/Type/XRef'))],
    [
      'a page with a filter of its own',
      () => pageOf(streamOf(SECRET, '/Filter/Crypt/DecodeParms<</Name/Identity>>')),
    ],
  ])('is refused with %s that is not', async (_what, objects) => {
    expect(await seal(borrowed(objects()), false)).toEqual({ refused: 'broken' });
    // As a readable one neither.
    expect(await seal(borrowed(objects()), true)).toEqual({ refused: 'broken' });
  });

  test('is refused where a part of it is described as readable', async () => {
    for (const [from, to] of [
      ['/StmF /StdCF', '/StmF /Identity'],
      ['/StrF /StdCF', '/StrF /Identity'],
      ['/StrF /StdCF', '/StrF /StdCF /EFF /Identity'],
      ['/StrF /StdCF', '/StrF /StdCF /EncryptMetadata false'],
      ['/CFM /AESV3', '/CFM /None'],
      ['/CFM /AESV3', '/CFM /AESV2'],
      ['/R 6', '/R 5'],
      ['/StdCF <<', '/Other <</CFM /None>> /StdCF <<'],
    ] as const) {
      const changed = dict.replace(from, to);
      expect(changed).not.toBe(dict);
      expect([to, await seal(borrowed(pageOf(streamOf('')), changed), false)]).toEqual([
        to,
        { refused: 'weak' },
      ]);
    }
  });

  test('is refused with something readable before or behind it', async () => {
    const clear = crafted(pageOf(CLEAR), ROOT);
    const files: [string, Uint8Array][] = [
      ['an update that is not encrypted', borrowed({ 4: CLEAR }, dict, browsers)],
      ['an encrypted file behind a readable one', borrowed(pageOf(streamOf('')), dict, clear)],
      [
        'a readable file between the encrypted and its end',
        borrowed({ 5: ['null'] }, dict, Buffer.concat([browsers, clear])),
      ],
    ];
    for (const [what, file] of files)
      expect([what, await seal(file, false)]).toEqual([what, { refused: 'broken' }]);
    // Where the end is that of the readable one, it counts as that; as a readable one it still is none.
    const behind = Buffer.concat([browsers, clear]);
    expect(await seal(behind, false)).toEqual({ refused: 'readable' });
    expect(await seal(behind, true)).toEqual({ refused: 'broken' });
  });

  test('is refused with objects that only a second table of contents names', async () => {
    const start = borrowed(pageOf(streamOf('')));
    const hidden = Buffer.concat([
      start,
      Buffer.from(`\n8 0 obj\n`),
      ...CLEAR.map((part) => Buffer.from(part as string)),
      Buffer.from('\nendobj\n'),
    ]);
    const file = crafted({ 9: [dict] }, `${ROOT}/Encrypt 9 0 R/ID ${id}/XRefStm ${start.length}`, hidden);
    expect(await seal(file, false)).toEqual({ refused: 'broken' });
  });
});

describe('a readable file', () => {
  const all = () =>
    crafted(
      pageOf(CLEAR, {
        1: [`<</Type/Catalog/Pages 2 0 R/Lang(${SECRET})/Names[6 0 R 8 0 R]/Metadata 5 0 R>>`],
        5: streamOf(`<x>${SECRET}</x>`, `/Type/Metadata/Subtype/XML/Note(${SECRET})`),
        6: [`<</Type/Sig/Name(${SECRET})/Contents<${Buffer.from(SECRET).toString('hex')}>>>`],
        7: [`(${SECRET}, to which nothing leads)`],
        8: streamOf(SECRET, `/Type/EmbeddedFile/Params<</ModDate(${SECRET})>>`),
        10: [`<</Title(${SECRET})/Author 11 0 R>>`],
        11: [`(${SECRET})`],
      }),
      `${ROOT}/Info 10 0 R`,
      Buffer.from(`%PDF-1.4\n% ${SECRET}\n`),
    );

  test('has nothing that can be read once it is sealed', async () => {
    const file = Buffer.concat([all(), Buffer.from(`% ${SECRET}`)]);
    expect(readableIn(file)).toContain(SECRET);
    const found = readableIn(await sealed(file));
    expect(found).not.toContain(SECRET);
    expect(found).not.toContain(Buffer.from(SECRET).toString('hex'));
    expect(found).not.toMatch(/\/Type ?\/Page/);
  });

  test.each([
    ['without a page', () => crafted({ ...pageOf(CLEAR), 2: ['<</Type/Pages/Kids[]/Count 1>>'] }, ROOT)],
    [
      'whose pages lead to themselves',
      () => crafted({ ...pageOf(CLEAR), 2: ['<</Type/Pages/Kids[2 0 R]/Count 1>>'] }, ROOT),
    ],
    ['without a catalogue', () => crafted({ ...pageOf(CLEAR), 1: ['null'] }, ROOT)],
    [
      'with an object that does not end',
      () => crafted({ ...pageOf(CLEAR), 5: ['<</Length 5>> stream abc'] }, ROOT),
    ],
    ['that is nested without end', () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(100_000)}`)],
    [
      'nested too deeply',
      () =>
        crafted(
          { ...pageOf(CLEAR), 1: [`<</Type/Catalog/Pages 2 0 R/X${'['.repeat(200)}${']'.repeat(200)}>>`] },
          ROOT,
        ),
    ],
    [
      'encrypted by an earlier trailer',
      () => crafted({ 5: ['null'] }, ROOT, crafted(pageOf(CLEAR), `${ROOT}/Encrypt<</V 1>>`)),
    ],
  ])('is refused %s', async (_what, make) => {
    expect(await seal(make(), true)).toEqual({ refused: 'broken' });
  });

  describeWithPdfTools('for qpdf', () => {
    // @spec access-7-6
    test('opens with the password alone, and holds all that its document did', async () => {
      const file = await sealed(all());
      expectSealed(file, PASSWORD);
      const opened = byQpdf(
        ['--decrypt', `--password=${PASSWORD}`, '--qdf', '--object-streams=disable'],
        file,
      );
      expect(opened.toString('latin1').split(SECRET)).toHaveLength(11);
      expect(opened.toString('latin1')).not.toContain('to which nothing leads');
    });

    test('may come packed, linearized or encrypted by qpdf', async () => {
      const plain = await samplePdf(null, 'Größe und Grüße');
      const encrypt = ['--encrypt', PASSWORD, 'owner', '256', '--'];
      for (const args of [
        ['--object-streams=generate'],
        ['--object-streams=disable'],
        ['--linearize'],
        encrypt,
        [...encrypt, '--object-streams=generate'],
        [...encrypt, '--object-streams=disable', '--linearize'],
      ]) {
        const file = await sealed(byQpdf(args, plain));
        expectSealed(file, PASSWORD);
        expect(textOf(byQpdf(['--decrypt', `--password=${PASSWORD}`], file))).toContain('Größe und Grüße');
      }
    });
  });
});
