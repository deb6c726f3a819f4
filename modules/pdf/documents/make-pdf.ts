import { DomainError } from '#platform/domain';
import type { PdfDocument } from '../blocks/block.ts';
import { loadPictures, type Picture, type PictureSource } from '../blocks/pictures.ts';
import type { Setting } from '../blocks/set-lines.ts';
import type { Tag } from '../blocks/tag.ts';
import { setPageFrame } from '../layout/page-frame.ts';
import { paginate } from '../layout/paginate.ts';
import { slabsOf } from '../layout/slabs-of.ts';
import type { FileName, TypefaceFile, TypefaceSource } from '../typeface/typeface-file.ts';
import { Typesetter } from '../typeface/typesetter.ts';
import { Canvas } from '../writing/canvas.ts';
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
export function makePdf(
  document: PdfDocument,
  source: TypefaceSource,
  password: string | null = null,
  onDrawn: () => void = () => {},
  pictureSource: PictureSource = async () => null,
): Promise<MadePdf> {
  return makePrintJob([document], source, pictureSource, password, onDrawn);
}

/**
 * Draws documents, each with those that follow it, one after the other into one PDF, as one print job. Each begins on
 * a page of its own and counts its own pages.
 *
 * @throws as `makePdf`
 */
export async function makePrintJob(
  orders: readonly PdfDocument[],
  source: TypefaceSource,
  pictureSource: PictureSource,
  password: string | null = null,
  onDrawn: () => void = () => {},
): Promise<MadePdf> {
  if (password === '') throw new DomainError('invalid', 'Das Passwort des PDFs darf nicht leer sein.');
  const documents = orders.flatMap(withFollowing);
  const typesetter = new Typesetter(source.coverage);
  const load = (names: readonly FileName[]) =>
    Promise.all(names.map(async (name) => typesetter.add(name, await source.load(name))));
  await load(['regular-latin', 'semibold-latin']);
  const blocks = documents.flatMap((document) => document.blocks);
  const pictures = await loadPictures(blocks, pictureSource);
  let drawn = draw(documents, typesetter, pictures);
  // Few documents need another script; setting them shows which.
  if (typesetter.wanted.size > 0) {
    await load([...typesetter.wanted]);
    drawn = draw(documents, typesetter, pictures);
  }
  onDrawn();
  return {
    bytes: await writePdf(drawn, password),
    pages: drawn.pages.length,
    substituted: [...typesetter.substituted],
  };
}

const withFollowing = (document: PdfDocument): readonly PdfDocument[] =>
  document.followedBy === undefined ? [document] : [document, ...withFollowing(document.followedBy)];

function draw(
  documents: readonly PdfDocument[],
  typesetter: Typesetter,
  pictures: ReadonlyMap<string, Picture>,
): DrawnDocument {
  const structure: Tag = { role: 'Document', kids: [] };
  const pages: Canvas[] = [];
  for (const document of documents) {
    const setting = { typesetter, pictures, large: document.large ?? false };
    pages.push(...drawPages(document, setting, structure, pages.length));
  }
  const font = (name: FileName): TypefaceFile => {
    const file = typesetter.font(name);
    if (file === undefined) throw new Error(`The typeface file ${name} was never loaded.`);
    return file;
  };
  const title = documents.map((document) => document.title).join(', ');
  const author = documents[0]?.letterhead.name ?? '';
  const attachments = documents.flatMap(({ attachments = [] }) => attachments);
  return { title, author, structure, pages, pictures, attachments, font };
}

/** @param before number of pages before it in the file */
function drawPages(document: PdfDocument, setting: Setting, structure: Tag, before: number): Canvas[] {
  const frame = setPageFrame(setting, document, structure);
  const slabs = document.blocks.flatMap((block) => slabsOf(setting, block, structure));
  const placed = paginate(slabs, ...frame.tops);
  return placed.map((slabs, index) => {
    const canvas = new Canvas(before + index, setting.typesetter);
    frame.draw(canvas, index, placed.length);
    for (const { slab, top, repeated } of slabs) slab.draw(canvas, top, repeated);
    return canvas;
  });
}
