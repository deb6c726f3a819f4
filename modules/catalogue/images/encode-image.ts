import sharp, { type Sharp } from 'sharp';
import { IMAGE_EDGES, type ImageSize } from './image-address.ts';
import { plainJpeg } from './plain-jpeg.ts';
import { MAX_IMAGE_PIXELS } from './product-image.ts';

/** Why a file is refused as a picture. */
export type ImageFault = 'not-jpeg' | 'too-many-pixels' | 'broken';

/** Input of a worker. */
export interface EncodeInput {
  readonly bytes: Uint8Array;
}

/** Both sizes of a picture, or why it was refused. */
export type EncodeAnswer =
  | (Readonly<Record<ImageSize, Uint8Array<ArrayBuffer>>> & {
      /** Pixels of the uploaded picture, upright. */
      readonly width: number;
      readonly height: number;
    })
  | { readonly fault: ImageFault };

/** Every JPEG starts with these bytes (ITU-T T.81, annex B). */
const JPEG_HEAD = [0xff, 0xd8, 0xff];
const QUALITY = 82;
/** Below the worker's own limit: a timeout inside libvips leaves nothing behind. */
const MOST_SECONDS = 10;

// Only libvips' JPEG reader is allowed; no other format is probed.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] });
// Process-wide settings: one core, no cache.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Re-encodes a picture in both sizes: upright, in sRGB, without metadata. Smaller pictures are not enlarged.
 */
export async function encodeImage({ bytes: given }: EncodeInput): Promise<EncodeAnswer> {
  if (!JPEG_HEAD.every((byte, at) => given[at] === byte)) return { fault: 'not-jpeg' };
  const bytes = plainJpeg(given);
  if (bytes === null) return { fault: 'broken' };
  try {
    // Reads only the header.
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== 'jpeg') return { fault: 'not-jpeg' };
    if (width * height > MAX_IMAGE_PIXELS) return { fault: 'too-many-pixels' };
    const large = await sized(bytes, 'large');
    const small = await sized(bytes, 'small');
    return { large, small, width: autoOrient.width, height: autoOrient.height };
  } catch {
    // libvips' message is English and technical, so it is not shown.
    return { fault: 'broken' };
  }
}

async function sized(bytes: Uint8Array, size: ImageSize): Promise<Uint8Array<ArrayBuffer>> {
  const edge = IMAGE_EDGES[size];
  const picture: Sharp = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .timeout({ seconds: MOST_SECONDS });
  return new Uint8Array(await picture.toBuffer());
}
