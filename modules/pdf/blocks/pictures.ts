import { JpegEmbedder, type PDFContext, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib';
import type { Block } from './block.ts';

/** Provides a picture, a JPEG, by its key; null if it is unavailable: the document is made without it. */
export type PictureSource = (key: string) => Promise<Uint8Array | null>;

/** A picture that can be drawn. */
export interface Picture {
  readonly bytes: Uint8Array;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly colours: string;
}

/** Loads the pictures of the blocks. */
export async function loadPictures(
  blocks: readonly Block[],
  source: PictureSource,
): Promise<ReadonlyMap<string, Picture>> {
  const keys = [...new Set(blocks.flatMap(namedBy))];
  const loaded = await Promise.all(keys.map(async (key) => [key, await read(await source(key))] as const));
  return new Map(loaded.flatMap(([key, picture]) => (picture === null ? [] : [[key, picture] as const])));
}

function namedBy(block: Block): readonly string[] {
  if (block.kind === 'together') return block.blocks.flatMap(namedBy);
  if (block.kind === 'product') return block.picture === null ? [] : [block.picture];
  if (block.kind !== 'table') return [];
  return (block.pictures ?? []).filter((key) => key !== null);
}

/** Null if the bytes are no JPEG, because the network may answer anything. */
async function read(bytes: Uint8Array | null): Promise<Picture | null> {
  if (bytes === null) return null;
  try {
    const { width, height, colorSpace } = await JpegEmbedder.for(bytes);
    return { bytes, width, height, colours: colorSpace };
  } catch {
    return null;
  }
}

/** Resource name of a picture. */
export const pictureName = (key: string): string => `Im${key}`;

/** Embeds a JPEG unchanged; the viewer decodes it (ISO 32000-1, 7.4.8). */
export function embedPicture(context: PDFContext, { bytes, width, height, colours }: Picture): PDFRef {
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: colours,
    BitsPerComponent: 8,
    Filter: PDFName.of('DCTDecode'),
  });
  return context.register(PDFRawStream.of(dict, bytes));
}
