import { expect, it } from 'vitest';
import {
  aidApplication,
  careProposal,
  type DocumentInput,
  documentation,
  makePdf,
  type PdfDocument,
  passwordSlip,
  withSignatures,
} from '#pdf/domain';
import { consultation } from '../consultations.ts';
import { describeWithPdfTools } from '../pdf-tools.ts';
import { DRAWN } from '../signing/drawings.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { RULES } from './conformance.ts';
import { openPdf } from './open-pdf.ts';

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
  ['a slip with a password', () => passwordSlip(PASSWORD)],
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
