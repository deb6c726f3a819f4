import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { UntrustedTasks } from '#platform';
import { encodedImage } from '../../../../modules/catalogue/images/image-encoding.ts';
import { boastingJpeg, cameraJpeg, circularJpeg, cmykJpeg, jpeg, png, SCRIPT } from './sample-images.ts';

const tasks = new UntrustedTasks();
const encode = (bytes: Uint8Array) => encodedImage(tasks, bytes, 'user:1');
const factsOf = (bytes: Uint8Array) => sharp(bytes).metadata();

describe('a picture that is uploaded', () => {
  // @spec access-9-8
  test('is written again in both sizes, never enlarged', async () => {
    const { large, small, width, height } = await encode(await jpeg(1200, 800));
    expect([width, height]).toEqual([1200, 800]);
    expect(await factsOf(large)).toMatchObject({ format: 'jpeg', width: 510, height: 340 });
    expect(await factsOf(small)).toMatchObject({ format: 'jpeg', width: 150, height: 100 });
    const tiny = await encode(await jpeg(100, 60));
    expect(await factsOf(tiny.large)).toMatchObject({ width: 100, height: 60 });
  });

  // @spec access-5-14
  test('is turned upright, and keeps nothing but its pixels', async () => {
    const sent = await cameraJpeg();
    expect(Buffer.from(sent).includes('Erika')).toBe(true);
    const { large, width, height } = await encode(sent);
    expect([width, height]).toEqual([200, 300]);
    const { exif, xmp, icc, iptc, orientation, ...facts } = await factsOf(large);
    expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(facts).toMatchObject({ width: 200, height: 300 });
    expect(Buffer.from(large).includes('Erika')).toBe(false);
  });

  test('is read however long its Exif would be read', async () => {
    const { width, large } = await encode(await circularJpeg());
    expect([width, (await factsOf(large)).width]).toEqual([600, 510]);
  });

  test('is shown in the colours of screens', async () => {
    const { large } = await encode(await cmykJpeg());
    expect(await factsOf(large)).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, green = 0] = await sharp(large).raw().toBuffer();
    expect(red).toBeGreaterThan(green + 60);
  });

  // @spec access-5-14
  test.each([
    ['a script', async () => SCRIPT, 'kein JPEG-Bild'],
    ['a PNG', png, 'kein JPEG-Bild'],
    ['nothing', async () => new Uint8Array(), 'kein JPEG-Bild'],
    [
      'a script behind the head of a JPEG',
      async () => Buffer.concat([Buffer.from([255, 216, 255]), SCRIPT]),
      'beschädigt',
    ],
    ['half of a JPEG', async () => (await jpeg()).slice(0, 800), 'beschädigt'],
    ['12,000 × 12,000 pixels', () => jpeg(12_000, 12_000), 'mehr als 25 Millionen Bildpunkte'],
    [
      'a bomb: few bytes that announce 65,500 × 65,500',
      () => boastingJpeg(65_500, 65_500),
      'mehr als 25 Millionen',
    ],
    ['few bytes that announce as much as is taken', () => boastingJpeg(5_000, 5_000), 'beschädigt'],
  ])('is refused with the reason: %s', async (_, make, reason) => {
    await expect(encode(await make())).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(reason),
      fields: { file: expect.stringContaining(reason) },
    });
  });

  // @spec access-5-14
  test('is not even read above 10 MB', async () => {
    await expect(encode(new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'limit',
      message: 'Das Bild ist größer als 10 MB.',
    });
  });

  // @spec access-5-14
  test('is given up where it takes too long, and the next one is read', async () => {
    const hasty = new UntrustedTasks({ ms: 1 });
    await expect(encodedImage(hasty, await jpeg(4_900, 4_900), 'user:1')).rejects.toMatchObject({
      message: expect.stringContaining('zu aufwendig'),
    });
    await expect(encode(await jpeg())).resolves.toMatchObject({ width: 600 });
  });
});
