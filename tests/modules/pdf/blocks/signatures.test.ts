import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aidApplication,
  careProposal,
  documentation,
  makePdf,
  type PdfDocument,
  type SignatureDrawing,
  signersOf,
  withSignatures,
} from '#pdf/domain';
import { consultation } from '../consultations.ts';
import { byQpdf, describeWithPdfTools, readWith, textOf } from '../pdf-tools.ts';
import { DRAWN } from '../signing/drawings.ts';
import { typefaceFiles } from '../typeface-files.ts';

const DOCUMENTS = [
  ['Dokumentation', documentation],
  ['Versorgungsvorschlag', careProposal],
  ['Pflegehilfsmittelantrag', aidApplication],
] as const;
const bytesOf = async (document: PdfDocument) => (await makePdf(document, typefaceFiles())).bytes;
/** The content streams of a PDF, as text. */
const contentOf = (bytes: Uint8Array) =>
  byQpdf(['--qdf', '--object-streams=disable', 'FILE'].slice(0, 2), bytes).toString('latin1');
const fieldsOf = (document: PdfDocument) =>
  JSON.stringify(document)
    .match(/\{"caption":.*?\}(?=[,\]])/g)
    ?.map((text) => text) ?? [];

describe('signatures on a document', () => {
  it.each(DOCUMENTS)('go on every line of their signer, and on no other: %s', (_, documentOf) => {
    const document = documentOf(consultation());
    expect(signersOf(document)).toEqual(['person', 'adviser']);
    const signed = withSignatures(document, { person: DRAWN });
    expect(fieldsOf(signed).filter((field) => field.includes('"signs":"person"'))).not.toHaveLength(0);
    for (const field of fieldsOf(signed))
      expect(field.includes('"drawing"')).toBe(field.includes('"signs":"person"'));
    expect(withSignatures(document, {})).toEqual(document);
    expect(withSignatures(document, { person: { ...DRAWN, strokes: [] } })).toEqual(document);
  });

  it('bring the day, and the place if there is one, with the signature of the person alone', () => {
    const document = documentation(consultation());
    const dated = (signatures: Parameters<typeof withSignatures>[1]) =>
      /"caption":"Ort, Datum","value":("[^"]*"|null)/.exec(
        JSON.stringify(withSignatures(document, signatures)),
      )?.[1];
    expect(dated({ person: DRAWN, place: ' Freiburg ' })).toBe(`"Freiburg, ${document.day}"`);
    expect(dated({ person: DRAWN, place: ' ' })).toBe(`"${document.day}"`);
    expect(dated({ adviser: DRAWN, place: 'Freiburg' })).toBe('null');
  });
});

describeWithPdfTools('a signed PDF', () => {
  it.each(DOCUMENTS)('shows the signature as a path, tagged as a figure: %s', async (_, documentOf) => {
    const document = documentOf(consultation());
    const bytes = await bytesOf(withSignatures(document, { person: DRAWN, adviser: DRAWN, place: 'Ulm' }));
    expect(readWith('qpdf', ['--check', 'FILE'], bytes)).toContain('No syntax or stream encoding errors');
    const structure = readWith('pdfinfo', ['-struct', 'FILE'], bytes);
    expect(structure).toMatch(/Figure \(inline\)[^F]*\n|Figure/);
    const json = readWith('qpdf', ['--json', '--json-key=qpdf', 'FILE'], bytes);
    expect(json).toContain('u:Unterschrift: Unterschrift der versicherten Person oder ihrer Vertretung');
    expect(json).toContain('u:Unterschrift: Unterschrift der Beraterin oder des Beraters');
    const before = await bytesOf(document);
    const curves = (file: Uint8Array) => contentOf(file).match(/ c\b/g)?.length ?? 0;
    expect(curves(bytes)).toBeGreaterThan(curves(before) + 20);
    expect(textOf(bytes)).toContain(`Ulm, ${document.day}`);
  });

  it('keeps any signature on its line', async () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 400 }));
    const stroke = fc.array(point, { minLength: 1, maxLength: 6 }).map((points) => points.flat());
    await fc.assert(
      fc.asyncProperty(fc.array(stroke, { minLength: 1, maxLength: 4 }), async (strokes) => {
        const drawing: SignatureDrawing = { width: 1000, height: 400, strokes };
        const bytes = await bytesOf(withSignatures(documentation(consultation()), { person: drawing }));
        const json = readWith('qpdf', ['--json', '--json-key=qpdf', 'FILE'], bytes);
        const [, box = ''] = /"\/BBox": \[([^\]]*)\]/.exec(json) ?? [];
        const [left = 0, bottom = 0, right = 0, top = 0] = box.split(',').map(Number);
        expect(left).toBeGreaterThanOrEqual(56);
        expect(right).toBeLessThanOrEqual(539);
        expect(top - bottom).toBeLessThanOrEqual(40);
        expect([left, bottom, right, top].every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 12 },
    );
  });
});
