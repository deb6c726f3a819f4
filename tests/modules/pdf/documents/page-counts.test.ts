import { expect, it } from 'vitest';
import {
  aidApplication,
  careProposal,
  type DocumentInput,
  documentation,
  makePdf,
  type PdfDocument,
} from '#pdf/domain';
import { describeWithPdfTools, readWith, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { ORDINARY } from './ordinary-person.ts';

const source = typefaceFiles();
const bytesOf = async (document: PdfDocument) => (await makePdf(document, source)).bytes;
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
const pagesOf = async (document: PdfDocument) =>
  textOf(await bytesOf(document))
    .split('\f')
    .slice(0, -1)
    .map(flat);
/** How large a text is set, in points. */
async function sizeOf(text: string, input: DocumentInput): Promise<number> {
  const boxes = readWith('pdftotext', ['-bbox-layout', 'FILE', '-'], await bytesOf(careProposal(input)));
  const [, top, bottom] =
    new RegExp(`yMin="([\\d.]+)" xMax="[\\d.]+" yMax="([\\d.]+)">${text}<`).exec(boxes) ?? [];
  return Number(bottom) - Number(top);
}

describeWithPdfTools('the documents of an ordinary person', () => {
  it('record the advice on two pages, with IK, ICD code, begin and period, and say nothing twice', async () => {
    const pages = await pagesOf(documentation(ORDINARY));
    expect(pages).toHaveLength(2);
    const text = pages.join(' ');
    for (const said of [
      'Musterkasse Nord (IK 104212059)',
      'Diagnose Dranginkontinenz ICD-10-Code N39.42',
      'Zeitraum 6 Monate Beginn 16.03.2026',
      'Abweichung davon keine',
      'Medizinisch notwendige Versorgung, Vorschlag 1, ohne Mehrkosten angeboten',
      'Wunschversorgung, Vorschlag 1, gewünscht',
    ])
      expect(text).toContain(said);
    // What the head, the address or the signature says is no answer besides.
    expect(text).not.toMatch(/Nachname|Postleitzahl|\?/);
    for (const once of [
      'Großkreutz, Angehörige',
      'Konkurrenz Slip Plus',
      'Muster mitgegeben',
      'PZN 98111145',
    ])
      expect([once, text.split(once).length - 1]).toEqual([once, 1]);
  });

  it('keep a fact and its name together in the structure, also two in a line', async () => {
    const structure = readWith('pdfinfo', ['-struct-text', 'FILE'], await bytesOf(documentation(ORDINARY)));
    const facts = /"Diagnose"\n +TD[^"]*"Dranginkontinenz"\n +TR[^"]*"ICD-10-Code"\n +TD[^"]*"N39\.42"/;
    expect(structure.replaceAll(/\n +\/Scope \/Row/g, '')).toMatch(facts);
  });

  it.each([false, true])(
    'declare Mehrkosten on one page, with figures and signature: large type %s',
    async (largeType) => {
      const pages = await pagesOf(careProposal({ ...ORDINARY, largeType }));
      expect(pages).toHaveLength(3);
      const [declaration = ''] = pages.filter((page) => page.includes('Mehrkostenübernahmeerklärung'));
      expect(declaration).toMatch(
        /Mehrkosten im Monat 78,56 €.*Eine Kopie dieser.*Unterschrift der versicherten/,
      );
    },
  );

  it('enlarge tables and sums in large type', async () => {
    const large = { ...ORDINARY, largeType: true };
    for (const text of ['24,95', '99,80', '78,56', 'Freiburg,'])
      expect((await sizeOf(text, large)) / (await sizeOf(text, ORDINARY))).toBeGreaterThan(1.2);
  });

  it('apply for care aids on two pages', async () => {
    expect(await pagesOf(aidApplication(ORDINARY))).toHaveLength(2);
  });

  it('say first what is paid, then the products, and never on a page without one', async () => {
    const [page = ''] = await pagesOf(careProposal(ORDINARY));
    expect(page).toMatch(
      /Sie zahlen im Monat 80,68 € .* Valdumea Slip Super, Größe M Jeden Monat 4 Packungen/,
    );
    const lines = [...(ORDINARY.cart[1][0]?.lines ?? [])];
    const many = Array.from({ length: 9 }, () => ({ lines }));
    const undecided: DocumentInput = { ...ORDINARY, decided: undefined, cart: [[], many, []] };
    for (const each of await pagesOf(careProposal(undecided)))
      if (each.includes('Sie zahlen im Monat')) expect(each).toMatch(/Jeden Monat 4 Packungen/);
  });
});
