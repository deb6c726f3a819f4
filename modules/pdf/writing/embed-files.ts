import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type PDFContext, PDFHexString, type PDFRef, PDFString } from 'pdf-lib';
import type { CalendarDay } from '#platform/domain';
import type { Attachment } from '../blocks/block.ts';

/**
 * Embeds files as associated files of the document (ISO 32000-2, 7.11.4 and 14.13).
 *
 * @returns their entries of the catalogue; none without files
 */
export function embedFiles(context: PDFContext, files: readonly Attachment[]) {
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
