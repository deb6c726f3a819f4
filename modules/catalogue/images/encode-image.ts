import sharp, { type Sharp } from 'sharp';
import { IMAGE_EDGES, type ImageSize } from './image-address.ts';
import { MAX_IMAGE_PIXELS } from './product-image.ts';

/** Why a file is not stored as a picture. */
export type ImageFault = 'not-jpeg' | 'too-many-pixels' | 'broken';

/** What a worker is given. */
export interface EncodeInput {
  readonly bytes: Uint8Array;
}

/** Both sizes of a picture, or why there are none. */
export type EncodeAnswer =
  | (Readonly<Record<ImageSize, Uint8Array<ArrayBuffer>>> & {
      /** Pixels of the picture that was sent, upright. */
      readonly width: number;
      readonly height: number;
    })
  | { readonly fault: ImageFault };

/** Every JPEG begins with this (ITU-T T.81, annex B). */
const JPEG_HEAD = [0xff, 0xd8, 0xff];
const QUALITY = 82;
/** Below what the worker itself may take: ended within, libvips leaves nothing behind. */
const MOST_SECONDS = 10;

// The one reader of libvips that is needed: nothing is guessed of a file but whether it is a JPEG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg'] });
// Its settings hold for the whole process: one core, nothing kept.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Writes a picture anew in both sizes: upright, in sRGB, without anything that stood in the file beside its pixels.
 * A smaller one is not enlarged.
 */
export async function encodeImage({ bytes }: EncodeInput): Promise<EncodeAnswer> {
  if (!JPEG_HEAD.every((byte, at) => bytes[at] === byte)) return { fault: 'not-jpeg' };
  try {
    // Only the head is read.
    const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== 'jpeg') return { fault: 'not-jpeg' };
    if (width * height > MAX_IMAGE_PIXELS) return { fault: 'too-many-pixels' };
    const large = await sized(bytes, 'large');
    const small = await sized(bytes, 'small');
    return { large, small, width: autoOrient.width, height: autoOrient.height };
  } catch {
    // What libvips says of it is English and names no part that people know.
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
