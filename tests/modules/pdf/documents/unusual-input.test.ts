import { expect, it } from 'vitest';
import {
  aidApplication,
  careProposal,
  type DocumentInput,
  documentation,
  makePdf,
  openRecord,
  type PdfDocument,
  takeHome,
} from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { ANSWERS, consultation, SOME } from '../consultations.ts';
import { describeWithPdfTools, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';

const source = typefaceFiles();
const OWN = { id: 7, name: 'Apotheke am Stadtgarten' };
const LATER = '2026-11-27' as CalendarDay;
const input = (changes: Partial<DocumentInput>): DocumentInput =>
  consultation({ institutionId: OWN.id, carer: 'private', ...changes });
const documentsOf = (given: DocumentInput): readonly PdfDocument[] =>
  [documentation, careProposal, aidApplication, takeHome].map((make) => make(given));

async function made(document: PdfDocument) {
  const { bytes, substituted } = await makePdf(document, source);
  const text = textOf(bytes).replaceAll(/[^\S\f]+/g, ' ');
  return { bytes, substituted, text, pages: text.split('\f').slice(0, -1) };
}

/** Names of the person on each page, and the pages counted. */
function expectWhole(pages: readonly string[], name: string): void {
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(name);
    expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
  }
}

describeWithPdfTools('documents', () => {
  it('hold the text of 300 answers, each once, and carry all of it', async () => {
    const all = Array.from({ length: 300 }, (_, at) => `Antwort${String(at).padStart(3, '0')}.`);
    const [extra2, extra3, extra4, extra5, extra6] = [0, 1, 2, 3, 4].map((at) =>
      all.slice(60 * at, 60 * at + 60).join(' '),
    ) as [string, string, string, string, string];
    const answers = { ...ANSWERS, extra2, extra3, extra4, extra5, extra6 };
    const given = input({ answers });
    const { bytes, text, pages } = await made(documentation(given));
    for (const each of all) expect(text.split(each)).toHaveLength(2);
    expectWhole(pages, 'Änne Großkreutz-Öztürk');
    expect(await openRecord(bytes, null, OWN, LATER)).toMatchObject({
      kind: 'opened',
      beratung: { answers },
    });
    for (const document of documentsOf(given))
      expectWhole((await made(document)).pages, 'Änne Großkreutz-Öztürk');
  });

  it('show a substitute for writing from right to left and for emoji, name them, and print the rest', async () => {
    const answers = {
      ...ANSWERS,
      givenname: 'שרה',
      lastname: 'Großkreutz',
      extra2: 'نعم, läuft 👩‍🦳 aus: \u202eסוף\u202c.',
    };
    for (const document of documentsOf(input({ answers }))) {
      const { substituted, text, pages } = await made(document);
      expect(substituted).toEqual(expect.arrayContaining(['ש', 'ר', 'ה']));
      expectWhole(pages, '□□□ Großkreutz');
      // Neither a letter nor a mark of direction reaches the file.
      expect(text).not.toMatch(/[\u0590-\u06ff\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
    }
    const { bytes, substituted, text } = await made(documentation(input({ answers })));
    expect(substituted).toContain('👩‍🦳');
    expect(text).toMatch(/□□□, läuft □ aus: □+\./);
    // What is opened again is what was typed.
    expect(await openRecord(bytes, null, OWN, LATER)).toMatchObject({
      kind: 'opened',
      beratung: { answers },
    });
  });

  it('hold 8 proposals of 12 products each, with a declaration for each that has Mehrkosten', async () => {
    const tabs = (from: number) =>
      [0, 1, 2, 3].map((at) => ({ lines: SOME.slice(from + at, from + at + 12) }));
    const given = input({ cart: [tabs(0), tabs(12), [{ lines: [] }]] });
    const { text, pages } = await made(careProposal(given));
    expectWhole(pages, 'Änne Großkreutz-Öztürk');
    const areas = ['Medizinisch notwendige Versorgung', 'Wunschversorgung'];
    for (const area of areas)
      for (const number of [1, 2, 3, 4]) expect(text).toContain(`${area}, Vorschlag ${number}`);
    expect(text.split('Mehrkostenübernahmeerklärung')).toHaveLength(5);
    // The page for the patient, the figures, and the declarations with Mehrkosten, each with its total.
    expect(text.split('Gesamtpreis ').length).toBeGreaterThanOrEqual(12);
    const { bytes } = await made(documentation(given));
    const opened = await openRecord(bytes, null, OWN, LATER);
    const lines = opened.kind === 'opened' ? opened.beratung.proposals.map((each) => each.lines.length) : [];
    expect(lines).toEqual(Array.from({ length: 8 }, () => 12));
  });
});
