/** What stands on the pages of a document, taken from the product's own layout: the others only have to draw it. */
import type { PdfDocument, TypefaceSource } from '#pdf/domain';
import type { SetLine } from '../../../modules/pdf/blocks/set-lines.ts';
import type { Tag } from '../../../modules/pdf/blocks/tag.ts';
import { setPageFrame } from '../../../modules/pdf/layout/page-frame.ts';
import { paginate } from '../../../modules/pdf/layout/paginate.ts';
import { slabsOf } from '../../../modules/pdf/layout/slabs-of.ts';
import type { Weight } from '../../../modules/pdf/typeface/typeface-file.ts';
import { Typesetter, widthOf } from '../../../modules/pdf/typeface/typesetter.ts';
import { Canvas, type Place } from '../../../modules/pdf/writing/canvas.ts';

/** A text in points from the upper left corner. */
export interface PlacedText {
  readonly text: string;
  readonly weight: Weight;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}
/** A horizontal line, likewise. */
export interface PlacedRule {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}
export interface PlacedPage {
  readonly texts: PlacedText[];
  readonly rules: PlacedRule[];
}

const POINTS = 72 / 25.4;

/** Writes down where things go in place of drawing them. */
class Record extends Canvas {
  readonly placed: PlacedPage = { texts: [], rules: [] };

  override text(line: SetLine, place: Place, top: number, tag: Tag | null): void {
    super.text(line, place, top, tag);
    const { size, weight } = line.style;
    const left = place.align === 'left' ? 0 : place.width * POINTS - widthOf(line.glyphs, size);
    const text = String.fromCodePoint(...line.glyphs.map(({ code }) => code));
    this.placed.texts.push({ text, weight, size, x: place.x * POINTS + left, y: (top + 4) * POINTS });
  }

  override rule(from: number, to: number, y: number): void {
    this.placed.rules.push({ from: from * POINTS, to: to * POINTS, y: y * POINTS });
  }
}

/** The pages of a document. */
export async function pagesOf(document: PdfDocument, source: TypefaceSource): Promise<readonly PlacedPage[]> {
  const typesetter = new Typesetter(source.coverage);
  for (const name of ['regular-latin', 'semibold-latin'] as const)
    typesetter.add(name, await source.load(name));
  const setting = { typesetter, pictures: new Map(), large: false };
  const structure: Tag = { role: 'Document', kids: [] };
  const frame = setPageFrame(setting, document, structure);
  const pages = paginate(
    document.blocks.flatMap((block) => slabsOf(setting, block, structure)),
    ...frame.tops,
  );
  return pages.map((slabs, index) => {
    const canvas = new Record(index, typesetter);
    frame.draw(canvas, index, pages.length);
    for (const { slab, top, repeated } of slabs) slab.draw(canvas, top, repeated);
    return canvas.placed;
  });
}
