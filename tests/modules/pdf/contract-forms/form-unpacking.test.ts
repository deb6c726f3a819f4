import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { streamOf } from '../../../server/support/crafted-pdf.ts';
import { faultOf } from './field-forms.ts';
import { craftedForm } from './made-form.ts';

const numbers = (pages: number) =>
  Array.from({ length: pages }, (_, index) => `${5000 + index} 0 R`).join(' ');

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
