import sharp from 'sharp';

type Colour = { readonly r: number; readonly g: number; readonly b: number };
const RED: Colour = { r: 190, g: 40, b: 40 };

/** A JPEG of one colour. */
export async function jpeg(width = 600, height = 400, colour: Colour = RED): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: colour }, limitInputPixels: false })
      .jpeg()
      .toBuffer(),
  );
}

/** As a camera held upright writes it: lying, with the word that it is to be turned, and with much about who took it. */
export async function cameraJpeg(): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: RED } })
      .withExif({ IFD0: { Artist: 'Erika Beispiel' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
}

/** As print shops have them. */
export async function cmykJpeg(): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: RED } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  );
}

/** A JPEG that says of itself that it is another size than it is: its frame header (ITU-T T.81, B.2.2) is overwritten. */
export async function boastingJpeg(width: number, height: number): Promise<Uint8Array> {
  const bytes = await jpeg(16, 16);
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  new DataView(bytes.buffer, bytes.byteOffset).setUint16(frame + 5, height);
  new DataView(bytes.buffer, bytes.byteOffset).setUint16(frame + 7, width);
  return bytes;
}

/** 65 KB of Exif whose one directory is all pointers to itself: libexif follows them for 20 seconds. */
export async function circularJpeg(): Promise<Uint8Array> {
  const entries = 5_400;
  const exif = Buffer.alloc(6 + 8 + 2 + entries * 12 + 4);
  exif.write('Exif\0\0MM', 'latin1');
  exif.writeUInt16BE(42, 8);
  exif.writeUInt32BE(8, 10);
  exif.writeUInt16BE(entries, 14);
  for (let entry = 0, at = 16; entry < entries; entry += 1, at += 12) {
    exif.writeUInt16BE(0x8769, at);
    exif.writeUInt16BE(4, at + 2);
    exif.writeUInt32BE(1, at + 4);
    exif.writeUInt32BE(8, at + 8);
  }
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 4);
  return Buffer.concat([head, exif, (await jpeg()).subarray(2)]);
}

/** A program that is called a picture. */
export const SCRIPT = new TextEncoder().encode('<?php system($_GET["c"]); ?>\n'.repeat(50));

/** A PNG with a JPEG's name: a picture, but none of that kind. */
export async function png(): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: RED } })
      .png()
      .toBuffer(),
  );
}
