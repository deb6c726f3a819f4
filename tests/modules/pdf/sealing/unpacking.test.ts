import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sealPdf } from '../../../../modules/pdf/sealing/seal-pdf.ts';
import { samplePdf } from '../../../server/support/pdfs.ts';

const MB = 1024 * 1024;
const HEAD =
  '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n' +
  '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
  '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n';

const seal = (bytes: Uint8Array) => sealPdf({ bytes, password: 'x', readable: true });

/** A PDF whose object streams hold one small object and then blanks. */
function packed(sizes: readonly number[], filter = '/FlateDecode'): Buffer {
  const streams = sizes.flatMap((size, index) => {
    const number = 10 + 2 * index;
    const bytes = deflateSync(
      Buffer.concat([Buffer.from(`${number + 1} 0 <</A 1>>`), Buffer.alloc(size, ' ')]),
    );
    const dict = `<</Type/ObjStm/N 1/First 5/Filter${filter}/Length ${bytes.length}>>`;
    return [Buffer.from(`${number} 0 obj\n${dict}\nstream\n`), bytes, Buffer.from('\nendstream\nendobj\n')];
  });
  return Buffer.concat([Buffer.from(HEAD), ...streams, Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF')]);
}

describe('a readable PDF', () => {
  it('is encrypted while it unpacks to what a document holds', async () => {
    for (const pdf of [packed([]), packed([MB]), packed([8 * MB, 8 * MB]), await samplePdf(null)])
      expect('sealed' in (await seal(pdf))).toBe(true);
  });

  it.each([
    ['one stream that is far larger unpacked', packed([200 * MB])],
    ['many streams that are so together', packed(Array.from({ length: 40 }, () => MB))],
    ['a stream packed twice', packed([MB], '[/FlateDecode/FlateDecode]')],
    ['a stream packed in a way that nobody uses', packed([MB], '/LZWDecode')],
  ])('is refused with %s', async (_, pdf) => {
    expect(pdf.length).toBeLessThan(MB);
    expect(await seal(pdf)).toEqual({ refused: 'broken' });
  });
});
