import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { PDFContext, PDFHexString, type PDFRef, PDFSecurity, PDFStreamWriter, PDFString } from 'pdf-lib';
import type { CalendarDay } from '#platform/domain';
import type { Attachment } from '../blocks/block.ts';
import { PAGE, POINTS_PER_MM } from '../blocks/measures.ts';
import { embedPicture, type Picture, pictureName } from '../blocks/pictures.ts';
import type { Tag } from '../blocks/tag.ts';
import { padPdf } from '../sealing/pad-pdf.ts';
import type { FileName, TypefaceFile } from '../typeface/typeface-file.ts';
import type { Canvas } from './canvas.ts';
import { embedFont } from './embed-font.ts';
import { embedStructure } from './embed-structure.ts';
import { resourceName } from './text-operators.ts';
import { type FileFacts, xmpOf } from './xmp.ts';

/**
 * The colours of the documents as an ICC profile: sRGB (IEC 61966-2-1) as matrix and curve, version 4.3 (ICC.1:2010),
 * adapted to the D50 of the profile connection space. PDF/A wants colours to be defined (ISO 19005-3, 6.2.4.3).
 */
function srgbProfile(): Uint8Array {
  const tags = [
    ['desc', text('sRGB')],
    ['cprt', text('CC0')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    // Adaptation from D65 to D50 by Bradford.
    [
      'chad',
      values('sf32', [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01708, -0.00925, 0.01508, 0.75168]),
    ],
    ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
    ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
    ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
    ['rTRC', CURVE],
    ['gTRC', CURVE],
    ['bTRC', CURVE],
  ] as const;
  const table = HEADER + 4 + tags.length * ENTRY;
  const places = new Map<Uint8Array, number>();
  let end = table;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, end);
    end += Math.ceil(data.length / 4) * 4;
  }
  const profile = new Uint8Array(end);
  const view = new DataView(profile.buffer);
  const put = (at: number, letters: string) => profile.set(codesOf(letters), at);
  view.setUint32(0, end);
  view.setUint32(8, 0x04_30_00_00);
  put(12, 'mntrRGB XYZ ');
  // A fixed day, so that a document is the same file each time.
  for (const [index, part] of [2026, 1, 1].entries()) view.setUint16(24 + index * 2, part);
  put(36, 'acsp');
  profile.set(xyz(0.9642, 1, 0.8249).subarray(8), 68);
  view.setUint32(HEADER, tags.length);
  for (const [index, [name, data]] of tags.entries()) {
    const at = HEADER + 4 + index * ENTRY;
    put(at, name);
    view.setUint32(at + 4, places.get(data) as number);
    view.setUint32(at + 8, data.length);
    profile.set(data, places.get(data));
  }
  return profile;
}

const HEADER = 128;
const ENTRY = 12;

/** The codes of letters; all of a profile are in ASCII. */
const codesOf = (letters: string): readonly number[] => Array.from(letters, (letter) => letter.charCodeAt(0));

/** A tag of signed numbers with 16 binary places. */
function values(type: string, numbers: readonly number[]): Uint8Array {
  const data = new Uint8Array(8 + numbers.length * 4);
  data.set(codesOf(type));
  const view = new DataView(data.buffer);
  for (const [index, number] of numbers.entries()) view.setInt32(8 + index * 4, Math.round(number * 65_536));
  return data;
}

const xyz = (...numbers: readonly number[]) => values('XYZ ', numbers);

/** The curve of sRGB, parametric of type 3: ((a·x + b)^g above d, c·x below. */
const CURVE = (() => {
  const data = values('para', [0, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]);
  new DataView(data.buffer).setUint16(8, 3);
  return data;
})();

/** A text in English, the one language it has (ICC.1:2010, 10.13). */
function text(letters: string): Uint8Array {
  const data = new Uint8Array(28 + letters.length * 2);
  const view = new DataView(data.buffer);
  data.set(codesOf('mluc'));
  for (const [at, number] of [
    [8, 1],
    [12, 12],
    [20, letters.length * 2],
    [24, 28],
  ] as const)
    view.setUint32(at, number);
  data.set(codesOf('enUS'), 16);
  for (const [index, code] of codesOf(letters).entries()) view.setUint16(28 + index * 2, code);
  return data;
}

/** Entries of the catalogue that say what kind of file it is, besides the metadata themselves. */
function embedMetadata(context: PDFContext, facts: FileFacts) {
  const bytes = new TextEncoder().encode(xmpOf(facts));
  // Not packed, so that programs which know no PDF find it (ISO 32000-1, 14.3.2).
  const metadata = context.register(context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' }));
  // AES-256 of revision 6 is an extension of PDF 1.7 (Adobe Supplement to ISO 32000, extension level 8).
  if (facts.encrypted)
    return {
      Metadata: metadata,
      Extensions: context.obj({ ADBE: { BaseVersion: '1.7', ExtensionLevel: 8 } }),
    };
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3 }));
  return {
    Metadata: metadata,
    OutputIntents: context.obj([
      {
        Type: 'OutputIntent',
        S: 'GTS_PDFA1',
        OutputConditionIdentifier: PDFString.of('sRGB'),
        Info: PDFString.of('sRGB IEC61966-2.1'),
        DestOutputProfile: profile,
      },
    ]),
  };
}

/** The identifier of a readable file (ISO 19005-3, 6.1.3), made from its content: the same file has the same one. */
function fileId(context: PDFContext, content: string) {
  const id = PDFHexString.of(bytesToHex(md5(new TextEncoder().encode(content))));
  return context.obj([id, id]);
}

/**
 * Embeds files as associated files of the document (ISO 32000-2, 7.11.4 and 14.13).
 *
 * @returns their entries of the catalogue; none without files
 */
function embedFiles(context: PDFContext, files: readonly Attachment[]) {
  if (files.length === 0) return {};
  // A name tree is sorted by name.
  const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const embedded = sorted.map((file) => [file, embedFile(context, file)] as const);
  const names = embedded.flatMap(([{ name }, ref]) => [PDFHexString.fromText(name), ref]);
  return {
    AF: context.obj(embedded.map(([, ref]) => ref)),
    Names: context.obj({ EmbeddedFiles: { Names: names } }),
  };
}

function embedFile(context: PDFContext, { name, type, description, text, modified }: Attachment): PDFRef {
  const bytes = new TextEncoder().encode(text);
  // An object of its own: pdf-lib encrypts what lies in object streams, but not the strings of a stream's dictionary.
  const params = context.register(
    context.obj({
      Size: bytes.length,
      CheckSum: PDFHexString.of(bytesToHex(md5(bytes))),
      ModDate: PDFString.of(dateOf(modified)),
    }),
  );
  const stream = context.flateStream(bytes, { Type: 'EmbeddedFile', Subtype: type, Params: params });
  return context.register(
    context.obj({
      Type: 'Filespec',
      F: PDFString.of(name),
      UF: PDFHexString.fromText(name),
      EF: { F: context.register(stream) },
      Desc: PDFHexString.fromText(description),
      // What the pages show, as data (ISO 32000-2, table 43).
      AFRelationship: 'Data',
    }),
  );
}

/** Such as `D:20260309` (ISO 32000-2, 7.9.4: what follows the year may be left out). */
const dateOf = (day: CalendarDay) => `D:${day.replaceAll('-', '')}`;

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
