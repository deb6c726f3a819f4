import { expect, it } from 'vitest';
import { careProposal, type DocumentInput, documentation, makePdf, takeHome } from '#pdf/domain';
import type { PictureSource } from '../../../../modules/pdf/blocks/pictures.ts';
import { sealPdf } from '../../../../modules/pdf/sealing/seal-pdf.ts';
import { jpeg } from '../../catalogue/images/sample-images.ts';
import { consultation } from '../consultations.ts';
import { byQpdf, describeWithPdfTools, readWith, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';

const KEY = '0123456789abcdef'.repeat(2);
const PASSWORD = 'Stadtgarten-2026';
const source = typefaceFiles();

/** A consultation whose products have pictures, all of them the same one. */
function pictured(key: string = KEY): DocumentInput {
  const input = consultation();
  return {
    ...input,
    products: new Map([...input.products].map(([id, each]) => [id, { ...each, image: key }])),
  };
}

const make = async (input: DocumentInput, pictures?: PictureSource, password: string | null = null) =>
  (await makePdf(careProposal(input), source, password, () => {}, pictures)).bytes;
const imagesOf = (bytes: Uint8Array, ...args: string[]) =>
  readWith('pdfimages', ['-list', ...args, 'FILE'], bytes)
    .trim()
    .split('\n')
    .slice(2);
/** The content streams, as text. */
const contentOf = (bytes: Uint8Array) =>
  byQpdf(['--qdf', '--object-streams=disable'], bytes).toString('latin1');
/** Each once: a page that ends elsewhere repeats the head of a table. */
const wordsOf = (bytes: Uint8Array) =>
  [...new Set(textOf(bytes).replaceAll(PAGE_NUMBER, '').split(/\s+/))].sort().join(' ');
/** Pictures may need more pages. */
const PAGE_NUMBER = /Seite \d+ von \d+/g;

describeWithPdfTools('pictures in a document', () => {
  // @spec access-7-13
  it('stand before the products of a Versorgungsvorschlag, stored once, and take no word away', async () => {
    const picture = await jpeg(150, 100);
    const bytes = await make(pictured(), async (key) => (key === KEY ? picture : null));
    const shown = imagesOf(bytes);
    expect(shown.length).toBeGreaterThan(0);
    for (const line of shown) expect(line).toMatch(/image\s+150\s+100\s+rgb\s+3\s+8\s+jpeg/);
    // One object, however often it is drawn.
    expect(new Set(shown.map((line) => /(\d+)\s+0\s+\d+\s+\d+\s/.exec(line)?.[1])).size).toBe(1);
    expect(readWith('qpdf', ['--check', 'FILE'], bytes)).toContain('No syntax or stream encoding errors');
    expect(wordsOf(bytes)).toBe(wordsOf(await make(consultation())));
    expect(await make(pictured(), async () => picture)).toEqual(bytes);
  });

  it('are drawn as paths on the first page where a product has none, and at home too', async () => {
    const shapes = (bytes: Uint8Array) => contentOf(bytes).match(/ c\b/g)?.length ?? 0;
    const picture = await jpeg(150, 100);
    const withPictures = pictured();
    const counts = await Promise.all(
      [careProposal, takeHome].map(async (documentOf) => {
        const drawn = await makePdf(documentOf(consultation()), source);
        const shown = await makePdf(
          documentOf(withPictures),
          source,
          null,
          () => {},
          async () => picture,
        );
        return [shapes(drawn.bytes), shapes(shown.bytes)] as const;
      }),
    );
    // A picture takes the place of the drawing; the steps at home stay drawn.
    for (const [drawn, shown] of counts) expect(drawn).toBeGreaterThan(shown);
    expect(counts[0]?.[1]).toBe(0);
  });

  // @spec access-7-13
  it('that cannot be had are left out: the document is as without them', async () => {
    const without = await make(consultation());
    for (const none of [async () => null, async () => new TextEncoder().encode('<html>'), undefined])
      expect(await make(pictured(), none)).toEqual(without);
  });

  // @spec access-7-13
  it('are in the file that is sent, which the server rewrites', async () => {
    const picture = await jpeg(150, 150);
    const sealed = await make(pictured(), async () => picture, PASSWORD);
    expect(imagesOf(sealed, '-upw', PASSWORD).length).toBeGreaterThan(0);
    const kept = await sealPdf({ bytes: sealed, password: PASSWORD, readable: false });
    if (!('sealed' in kept)) throw new Error('It was refused.');
    expect(imagesOf(kept.sealed, '-upw', PASSWORD).length).toBeGreaterThan(0);
  });

  it('stand in the Dokumentation, too, where it lists the care', async () => {
    const picture = await jpeg(150, 150);
    const { bytes } = await makePdf(
      documentation(pictured()),
      source,
      null,
      () => {},
      async () => picture,
    );
    expect(imagesOf(bytes).length).toBeGreaterThan(0);
  });
});
