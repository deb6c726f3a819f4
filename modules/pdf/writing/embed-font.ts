import { type PDFContext, PDFName, PDFRawStream, type PDFRef, PDFString } from 'pdf-lib';
import type { FileName, PartName, TypefaceFile } from '../typeface/typeface-file.ts';

/** Six capitals before the name of a subset font (ISO 32000-1, 9.6.4). */
const TAGS: Readonly<Record<PartName, string>> = {
  latin: 'INKLAT',
  vietnamese: 'INKVIE',
  'latin-extended': 'INKLEX',
  greek: 'INKGRE',
  cyrillic: 'INKCYR',
  marks: 'INKMRK',
  symbols: 'INKSYM',
};
const NONSYMBOLIC = 32;
/** Stem width of each weight. */
const STEM = { regular: 84, semibold: 120 } as const;

/** Embeds a part of the typeface. Its streams are already deflated and copied unchanged (docs/decisions/0010). */
export function embedFont(context: PDFContext, name: FileName, file: TypefaceFile): PDFRef {
  const [weight, ...rest] = name.split('-') as ['regular' | 'semibold', ...string[]];
  const part = rest.join('-') as PartName;
  const base = `${TAGS[part]}+InkoSans-${weight === 'regular' ? 'Regular' : 'Semibold'}`;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: base,
      Flags: NONSYMBOLIC,
      FontBBox: [...file.box],
      ItalicAngle: 0,
      Ascent: file.ascent,
      Descent: file.descent,
      CapHeight: file.capHeight,
      StemV: STEM[weight],
      FontFile2: packed(context, file.font, { Length1: file.length }),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: base,
      CIDSystemInfo: context.obj({
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      }),
      FontDescriptor: descriptor,
      W: widths(file),
      CIDToGIDMap: packed(context, file.glyphs),
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: base,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: packed(context, file.unicode),
    }),
  );
}

/** `first [width width …]` for each run of codes. */
function widths({ codes, widths }: TypefaceFile): (number | number[])[] {
  const runs: (number | number[])[] = [];
  codes.forEach((code, index) => {
    const width = widths[index] ?? 0;
    const run = runs.at(-1);
    if (index > 0 && codes[index - 1] === code - 1 && Array.isArray(run)) run.push(width);
    else runs.push(code, [width]);
  });
  return runs;
}

function packed(context: PDFContext, base64: string, entries: Record<string, number> = {}): PDFRef {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  // Ten times as fast as Uint8Array.from with a string iterator.
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  const dict = context.obj({ ...entries, Filter: PDFName.of('FlateDecode') });
  return context.register(PDFRawStream.of(dict, bytes));
}
