import { expect, it } from 'vitest';
import { makePdf, passwordSlip } from '#pdf/domain';
import { describeWithPdfTools, readWith, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';

const made = async (password: string) => makePdf(passwordSlip(password), typefaceFiles());

describeWithPdfTools('the slip with a password', () => {
  it('holds it in two groups as it is read out, and how the file is opened', async () => {
    const { bytes, pages, substituted } = await made('K7mP4Xrt');
    expect([pages, substituted]).toEqual([1, []]);
    const lines = textOf(bytes)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(lines).toEqual([
      'Ihr Kennwort',
      'Sie öffnen damit die Datei aus unserer E-Mail.',
      'K7mP',
      'großes K, Ziffer 7, kleines m, großes P',
      '4Xrt',
      'Ziffer 4, großes X, kleines r, kleines t',
      'Das Kennwort hat 8 Zeichen. Sie tippen beide Zeilen ohne Lücke hintereinander.',
      'So öffnen Sie die Datei',
      '1. Sie öffnen unsere E-Mail und tippen auf die Datei im Anhang.',
      '2. Sie geben das Kennwort ein. Große und kleine Buchstaben sind verschieden.',
      '3. Sie bewahren diesen Zettel getrennt von der E-Mail auf.',
    ]);
  });

  it('holds that of an institution in one line, and says what its blanks and signs are', async () => {
    const { bytes } = await made('Käse & Brot 42');
    const text = textOf(bytes);
    expect(text).toContain('Käse & Brot 42\n');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'kleines e, Leerzeichen, Zeichen &, Leerzeichen, großes B, kleines r, kleines o, kleines t, Leerzeichen, Ziffer 4, Ziffer 2',
    );
    expect(text).toContain('Das Kennwort hat 14 Zeichen.\n');
  });

  it('tells of nobody, also in what a viewer shows of the file', async () => {
    const { bytes } = await made('K7mP4Xrt');
    expect(readWith('pdfinfo', ['FILE'], bytes)).toMatch(
      /^Title: +Ihr Kennwort\n(Author: *\n)?Creator: +Inkoberatung/,
    );
  });
});
