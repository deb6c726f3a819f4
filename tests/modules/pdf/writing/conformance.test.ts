import { expect, it } from 'vitest';
import {
  aidApplication,
  careProposal,
  type DocumentInput,
  documentation,
  makePdf,
  type PdfDocument,
  withSignatures,
} from '#pdf/domain';
import { consultation } from '../consultations.ts';
import { describeWithPdfTools } from '../pdf-tools.ts';
import { DRAWN } from '../signing/drawings.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { RULES } from './conformance.ts';
import { type Dict, type OpenPdf, openPdf } from './open-pdf.ts';

const PASSWORD = 'Käse & Brot 42';
const source = typefaceFiles();
const input: DocumentInput = consultation({});
const signed = (document: PdfDocument) =>
  withSignatures(document, { person: DRAWN, adviser: DRAWN, place: 'Ulm' });

const DOCUMENTS: readonly (readonly [name: string, make: () => PdfDocument])[] = [
  ['the Dokumentation, with its file', () => documentation(input)],
  ['a Versorgungsvorschlag', () => careProposal(input)],
  ['a Versorgungsvorschlag in large type', () => careProposal({ ...input, largeType: true })],
  ['a signed Versorgungsvorschlag', () => signed(careProposal(input))],
  ['the application', () => aidApplication(input)],
];

describeWithPdfTools('a file', () => {
  for (const [name, make] of DOCUMENTS) {
    it(`of ${name} breaks no rule of PDF/UA-1 and PDF/A-3a that is checked`, async () => {
      const pdf = openPdf((await makePdf(make(), source)).bytes);
      for (const { name: rule, broken } of RULES) expect([rule, broken(pdf)]).toEqual([rule, []]);
    });

    it(`of ${name}, encrypted, breaks none of PDF/UA-1 and does not call itself PDF/A`, async () => {
      const pdf = openPdf((await makePdf(make(), source, PASSWORD)).bytes, PASSWORD);
      for (const { name: rule, archive, broken } of RULES)
        if (!archive) expect([rule, broken(pdf)]).toEqual([rule, []]);
      const said = RULES.find(({ name: rule }) => rule.includes('6.6.4'));
      expect(said?.broken(pdf)).not.toEqual([]);
    });
  }
});

/** A rule by its clause, and a way to break it: objects to change, or a text to replace in what is unpacked. */
const FAULTS: readonly (readonly [clause: string, (pdf: OpenPdf) => OpenPdf])[] = [
  ['6.1.2', (pdf) => ({ ...pdf, bytes: Buffer.from('%PDF-1.7\n1 0 obj') })],
  ['6.1.3', (pdf) => ({ ...pdf, trailer: without(pdf.trailer, '/ID') })],
  ['6.2.3', (pdf) => changed(pdf, (dict) => without(dict, '/OutputIntents'))],
  ['7.21.4.1', (pdf) => changed(pdf, (dict) => without(dict, '/FontFile2', '/FontFile3'))],
  ['7.21.3.2', (pdf) => changed(pdf, (dict) => without(dict, '/CIDToGIDMap'))],
  ['7.21.7', (pdf) => changed(pdf, (dict) => without(dict, '/ToUnicode'))],
  ['6.6.4', (pdf) => replaced(pdf, '<pdfaid:conformance>A', '<pdfaid:conformance>B')],
  ['6.6.2.3', (pdf) => replaced(pdf, '<pdfaSchema:prefix>', '<pdfaSchema:other>')],
  ['6.6.3', (pdf) => replaced(pdf, 'x-default">', 'x-default">Anders ')],
  ['6.8', (pdf) => changed(pdf, (dict) => without(dict, '/AFRelationship'))],
  ['6.5', (pdf) => changed(pdf, (dict) => ({ ...dict, '/AA': {} }))],
  ['14289-1, 5', (pdf) => replaced(pdf, '<pdfuaid:part>1', '<pdfuaid:part>2')],
  ['7.1:', (pdf) => changed(pdf, (dict) => without(dict, '/Lang'))],
  ['7.1-3', (pdf) => replaced(pdf, ' BDC', ' ')],
  ['7.3', (pdf) => changed(pdf, (dict) => without(dict, '/Alt'))],
  ['7.4.2', (pdf) => changed(pdf, (dict) => (dict['/S'] === '/H2' ? { ...dict, '/S': '/H4' } : dict))],
  ['7.5', (pdf) => changed(pdf, (dict) => (dict['/S'] === '/TH' ? without(dict, '/A') : dict))],
  ['7.2:', (pdf) => changed(pdf, (dict) => (dict['/S'] === '/TD' ? { ...dict, '/S': '/P' } : dict))],
  ['level 8', (pdf) => changed(pdf, (dict) => without({ ...dict }, '/Extensions'))],
];

const without = (dict: Dict, ...keys: readonly string[]): Dict =>
  Object.fromEntries(Object.entries(dict).filter(([key]) => !keys.includes(key)));
const changed = (pdf: OpenPdf, change: (dict: Dict) => Dict): OpenPdf => ({
  ...pdf,
  objects: new Map([...pdf.objects].map(([ref, dict]) => [ref, Array.isArray(dict) ? dict : change(dict)])),
});
const replaced = (pdf: OpenPdf, text: string, by: string): OpenPdf => ({
  ...pdf,
  streams: new Map(
    [...pdf.streams].map(([ref, bytes]) => [
      ref,
      Buffer.from(bytes.toString('latin1').replaceAll(text, by), 'latin1'),
    ]),
  ),
});

describeWithPdfTools('each rule of the files', () => {
  it.each(FAULTS)('%s notices what breaks it', async (clause, spoil) => {
    const password = clause === 'level 8' ? PASSWORD : null;
    const { bytes } = await makePdf(signed(documentation(input)), source, password);
    const rule = RULES.find(({ name }) => name.includes(clause));
    const pdf = openPdf(bytes, password ?? '');
    expect(rule?.broken(pdf)).toEqual([]);
    expect(rule?.broken(spoil(pdf))).not.toEqual([]);
  });

  it('has a fault planted for it', () => {
    const broken = FAULTS.map(([clause]) => RULES.find(({ name }) => name.includes(clause)));
    expect(new Set(broken)).toEqual(new Set(RULES));
  });
});
