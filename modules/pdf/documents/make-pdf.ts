import { DomainError } from '#platform/domain';
import type { PdfDocument } from '../layout/block.ts';
import { setPageFrame } from '../layout/page-frame.ts';
import { paginate } from '../layout/paginate.ts';
import { slabsOf } from '../layout/slabs-of.ts';
import type { Tag } from '../layout/tag.ts';
import type { FileName, TypefaceFile, TypefaceSource } from '../typeface/typeface-file.ts';
import { Typesetter } from '../typeface/typesetter.ts';
import { Canvas } from '../writing/canvas.ts';
import { loadPictures, type Picture, type PictureSource } from '../writing/pictures.ts';
import { type DrawnDocument, writePdf } from '../writing/write-pdf.ts';

/** A document as a file. */
export interface MadePdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Distinct characters that the typeface lacks and that print as a box, as readers see them. */
  readonly substituted: readonly string[];
}

/**
 * Draws a document and writes it as a PDF. Prints any text.
 *
 * @param password encrypts the file with AES-256 (revision 6); null leaves it readable
 * @param onDrawn called between drawing and writing
 * @param pictureSource provides the document's pictures; default: none
 * @throws DomainError `invalid` for an empty password; anything the source of the typeface throws
 */
export async function makePdf(
  document: PdfDocument,
  source: TypefaceSource,
  password: string | null = null,
  onDrawn: () => void = () => {},
  pictureSource: PictureSource = async () => null,
): Promise<MadePdf> {
  if (password === '') throw new DomainError('invalid', 'Das Passwort des PDFs darf nicht leer sein.');
  const typesetter = new Typesetter(source.coverage);
  const load = (names: readonly FileName[]) =>
    Promise.all(names.map(async (name) => typesetter.add(name, await source.load(name))));
  await load(['regular-latin', 'semibold-latin']);
  const pictures = await loadPictures(document.blocks, pictureSource);
  let drawn = draw(document, typesetter, pictures);
  // Few documents need another script; setting them shows which.
  if (typesetter.wanted.size > 0) {
    await load([...typesetter.wanted]);
    drawn = draw(document, typesetter, pictures);
  }
  onDrawn();
  return {
    bytes: await writePdf(drawn, password),
    pages: drawn.pages.length,
    substituted: [...typesetter.substituted],
  };
}

function draw(
  document: PdfDocument,
  typesetter: Typesetter,
  pictures: ReadonlyMap<string, Picture>,
): DrawnDocument {
  const setting = { typesetter, pictures };
  const structure: Tag = { role: 'Document', kids: [] };
  const frame = setPageFrame(setting, document, structure);
  const slabs = document.blocks.flatMap((block) => slabsOf(setting, block, structure));
  const placed = paginate(slabs, ...frame.tops);
  const pages = placed.map((slabs, index) => {
    const canvas = new Canvas(index, typesetter);
    frame.draw(canvas, index, placed.length);
    for (const { slab, top, repeated } of slabs) slab.draw(canvas, top, repeated);
    return canvas;
  });
  const font = (name: FileName): TypefaceFile => {
    const file = typesetter.font(name);
    if (file === undefined) throw new Error(`The typeface file ${name} was never loaded.`);
    return file;
  };
  return { title: document.title, author: document.letterhead.name, structure, pages, pictures, font };
}
