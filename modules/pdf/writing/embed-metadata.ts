import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type PDFContext, PDFHexString, PDFString } from 'pdf-lib';
import { srgbProfile } from './srgb-profile.ts';
import { type FileFacts, xmpOf } from './xmp.ts';

/** Entries of the catalogue that say what kind of file it is, besides the metadata themselves. */
export function embedMetadata(context: PDFContext, facts: FileFacts) {
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
export function fileId(context: PDFContext, content: string) {
  const id = PDFHexString.of(bytesToHex(md5(new TextEncoder().encode(content))));
  return context.obj([id, id]);
}
