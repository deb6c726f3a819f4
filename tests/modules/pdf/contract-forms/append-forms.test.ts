import { expect, test } from 'vitest';
import { appendForms, makePrintJob, takeHome } from '#pdf/domain';
import { fillForm } from '../../../../modules/pdf/contract-forms/fill-form.ts';
import { readForm } from '../../../../modules/pdf/contract-forms/read-form.ts';
import { consultation } from '../consultations.ts';
import { byQpdf, describeWithPdfTools, readWith, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { craftedForm, textField } from './made-form.ts';

const typeface = typefaceFiles();

/** A form with one name on each of its pages. */
async function filled(text: string, pages: number): Promise<Uint8Array> {
  const names = Array.from({ length: pages }, (_, index) => `Name ${index}`);
  const form = craftedForm({ fields: names.map((name) => textField(name)), pages });
  // Written by another program, with its object streams.
  const read = await readForm({ bytes: new Uint8Array(byQpdf(['--object-streams=generate'], form)) });
  if ('fault' in read) throw new Error(read.fault);
  const mapping = names.map((field) => ({ field, option: null, value: 'fixed', text }));
  return (await fillForm(read.file, { mapping, content: new Map() }, typeface)).bytes;
}

describeWithPdfTools('a print job with forms of contracts', () => {
  test('holds its documents, then the forms as they are filled, one after the other', async () => {
    const job = await makePrintJob([takeHome(consultation())], typeface, async () => null);
    const forms = [await filled('Erste Erklärung', 2), await filled('Zweite Erklärung', 1)];
    const { bytes, pages } = await appendForms(job.bytes, forms);
    expect(pages).toBe(job.pages + 3);
    expect(readWith('qpdf', ['--check', 'FILE'], bytes)).toContain('No syntax or stream encoding errors');
    expect(readWith('pdfinfo', ['FILE'], bytes)).toMatch(new RegExp(`^Pages: +${pages}$`, 'm'));
    const texts = textOf(bytes).split('\f');
    expect(texts[0]).toContain('Zum Mitnehmen');
    expect(texts.slice(job.pages, pages).map((text) => /(Erste|Zweite) Erklärung/.exec(text)?.[0])).toEqual([
      'Erste Erklärung',
      'Erste Erklärung',
      'Zweite Erklärung',
    ]);
  });

  test('is refused as a whole where a file of it is none', async () => {
    const job = await makePrintJob([takeHome(consultation())], typeface, async () => null);
    await expect(appendForms(job.bytes, [new TextEncoder().encode('%PDF-1.7 kein')])).rejects.toThrow();
  });
});
