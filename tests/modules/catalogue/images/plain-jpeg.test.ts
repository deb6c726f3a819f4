import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { plainJpeg } from '../../../../modules/catalogue/images/plain-jpeg.ts';
import { cameraJpeg, circularJpeg, cmykJpeg, jpeg } from './sample-images.ts';

const plain = (bytes: Uint8Array) => plainJpeg(bytes) ?? expect.fail('broken');
const factsOf = (bytes: Uint8Array) => sharp(bytes).metadata();
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

/** A segment of a kind before all others. */
function withSegment(picture: Uint8Array, marker: number, content: Uint8Array): Uint8Array {
  const head = Buffer.from([0xff, 0xd8, 0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 4);
  return Buffer.concat([head, content, picture.subarray(2)]);
}

describe('a JPEG with what its pixels are decoded by', () => {
  test('loses all else, and turns as before', async () => {
    const sent = await cameraJpeg();
    const { orientation, exif } = await factsOf(plain(sent));
    expect([orientation, exif?.length]).toEqual([6, 32]);
    expect(await pixelsOf(plain(sent))).toEqual(await pixelsOf(sent));
    expect(plain(await circularJpeg()).length).toBeLessThan((await jpeg()).length + 10);
    for (const marker of [0xe1, 0xe4, 0xed, 0xef, 0xfe])
      expect(plain(withSegment(sent, marker, Buffer.alloc(60_000, 'x')))).toEqual(plain(sent));
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('says which way is up: %i', async (orientation) => {
    const sent = new Uint8Array(
      await sharp(await jpeg(40, 20))
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer(),
    );
    expect((await factsOf(plain(sent))).orientation).toBe(orientation);
  });

  test('keeps how colours are coded, and their profile unless it is larger than any', async () => {
    const cmyk = await cmykJpeg();
    expect(await factsOf(plain(cmyk))).toMatchObject({ space: 'cmyk', channels: 4 });
    expect(await pixelsOf(plain(cmyk))).toEqual(await pixelsOf(cmyk));
    const wide = new Uint8Array(
      await sharp(await jpeg())
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
    );
    expect((await factsOf(plain(wide))).icc).toEqual((await factsOf(wide)).icc);
    const chunk = Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.alloc(60_000)]);
    let huge: Uint8Array = wide;
    for (let count = 0; count < 50; count += 1) huge = withSegment(huge, 0xe2, chunk);
    expect((await factsOf(plain(huge))).icc).toBeUndefined();
  });

  test('is none where its head does not end, or lengths lead beyond it', async () => {
    const sent = await jpeg();
    expect(plainJpeg(sent.subarray(0, 100))).toBeNull();
    expect(plainJpeg(Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))).toBeNull();
    expect(plainJpeg(withSegment(sent, 0xe1, new Uint8Array()).fill(0xff, 4, 6))).toBeNull();
    expect(plainJpeg(withSegment(sent, 0xe1, new Uint8Array()).fill(0, 4, 6))).toBeNull();
    // Bytes between segments, and a second start, are passed over.
    const loose = Buffer.concat([
      sent.subarray(0, 2),
      Buffer.from([0, 1, 0xff, 0xff, 0xff, 0xd8]),
      sent.subarray(2),
    ]);
    expect(plainJpeg(loose)).toEqual(plainJpeg(sent));
  });
});
