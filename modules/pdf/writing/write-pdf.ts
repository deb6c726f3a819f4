import { PDFContext, PDFHexString, type PDFRef, PDFSecurity, PDFStreamWriter, PDFString } from 'pdf-lib';
import type { Attachment } from '../blocks/block.ts';
import { PAGE, POINTS_PER_MM } from '../blocks/measures.ts';
import { embedPicture, type Picture, pictureName } from '../blocks/pictures.ts';
import type { Tag } from '../blocks/tag.ts';
import { padPdf } from '../sealing/pad-pdf.ts';
import type { FileName, TypefaceFile } from '../typeface/typeface-file.ts';
import type { Canvas } from './canvas.ts';
import { embedFiles } from './embed-files.ts';
import { embedFont } from './embed-font.ts';
import { embedMetadata, fileId } from './embed-metadata.ts';
import { embedStructure } from './embed-structure.ts';
import { resourceName } from './text-operators.ts';

const CREATOR = 'Inkoberatung';

/** Everything a file is written from. */
export interface DrawnDocument {
  readonly title: string;
  readonly author: string;
  readonly structure: Tag;
  readonly pages: readonly Canvas[];
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly attachments: readonly Attachment[];
  font(name: FileName): TypefaceFile;
}

/**
 * Writes a document as a PDF 1.7 file: PDF/UA-1, and PDF/A-3a where it is readable. Without a password the same
 * document gives the same bytes.
 *
 * @param password encrypts it with AES-256, revision 6, and opens it for reading and printing. pdf-lib draws the keys
 *   from the platform's random source; callers cannot supply their own
 */
export async function writePdf(document: DrawnDocument, password: string | null): Promise<Uint8Array> {
  const context = PDFContext.create();
  const { title, author } = document;
  const names = new Set(document.pages.flatMap(({ fonts }) => [...fonts]));
  const fonts: Record<string, PDFRef> = {};
  for (const name of names) fonts[resourceName(name)] = embedFont(context, name, document.font(name));
  const shown = new Set(document.pages.flatMap(({ pictures }) => [...pictures]));
  const pictures: Record<string, PDFRef> = {};
  for (const [key, picture] of document.pictures)
    if (shown.has(key)) pictures[pictureName(key)] = embedPicture(context, picture);
  const resources = context.register(
    context.obj({ Font: fonts, ...(shown.size > 0 && { XObject: pictures }) }),
  );
  const parent = context.nextRef();
  const pages = document.pages.map((canvas, index) =>
    context.register(
      context.obj({
        Type: 'Page',
        Parent: parent,
        MediaBox: [0, 0, PAGE.width * POINTS_PER_MM, PAGE.height * POINTS_PER_MM],
        Resources: resources,
        Contents: context.register(context.flateStream(canvas.toString())),
        StructParents: index,
        Tabs: 'S',
      }),
    ),
  );
  context.assign(parent, context.obj({ Type: 'Pages', Kids: pages, Count: pages.length }));
  const marked = document.pages.map((canvas) => canvas.marked);
  // A plain dictionary instead of pdf-lib's catalogue class, so that it goes into an object stream and its strings
  // are encrypted.
  context.trailerInfo.Root = context.register(
    context.obj({
      Type: 'Catalog',
      Pages: parent,
      Lang: PDFString.of('de-DE'),
      MarkInfo: context.obj({ Marked: true }),
      StructTreeRoot: embedStructure(context, document.structure, pages, marked),
      ViewerPreferences: context.obj({ DisplayDocTitle: true }),
      ...embedMetadata(context, { title, author, creator: CREATOR, encrypted: password !== null }),
      ...embedFiles(context, document.attachments),
    }),
  );
  context.trailerInfo.Info = context.register(
    context.obj({
      Title: PDFHexString.fromText(title),
      Author: PDFHexString.fromText(author),
      Creator: PDFString.of(CREATOR),
    }),
  );
  if (password !== null) {
    const security = PDFSecurity.create(context, {
      userPassword: password,
      algorithm: 'AES-256',
      permissions: { printing: 'highResolution', copying: true, contentAccessibility: true },
    });
    context.security = security.encrypt();
  } else context.trailerInfo.ID = fileId(context, contentOf(document));
  const written = await PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  return password === null ? written : padPdf(written);
}

/** What tells one file from another. */
const contentOf = ({ title, pages, attachments }: DrawnDocument) =>
  [title, ...pages.map(String), ...attachments.map(({ text }) => text)].join('\n');
