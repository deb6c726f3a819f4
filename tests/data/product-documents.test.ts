import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRODUCT_TEXTS, readProductText } from '../../tools/manual/product-texts.ts';
import { describeWithPdfTools, readWith } from '../modules/pdf/pdf-tools.ts';

/** Without white space and hyphens, which pdftotext takes for broken words, and without the foot of each page. */
const dense = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/^Seite \d+ von \d+$/gm, '')
    .replaceAll(/[\s-]+/g, '');

describeWithPdfTools('the PDFs for everybody', () => {
  describe.each(PRODUCT_TEXTS)('$file', ({ text, file }) => {
    const { blocks, print } = readProductText(text);
    const bytes = readFileSync(file);

    it('is made from the text and the pictures as they are now (node tools/manual/manual.mjs)', () => {
      expect(readWith('pdfinfo', ['FILE'], bytes)).toContain(print);
    });

    it('says everything that the text says, in its order', () => {
      const said = dense(readWith('pdftotext', ['-enc', 'UTF-8', 'FILE', '-'], bytes));
      let at = 0;
      for (const block of blocks) {
        const texts =
          block.kind === 'list' ? block.items : block.kind === 'image' ? [block.alt] : [block.text];
        for (const words of texts) {
          const found = said.indexOf(dense(words), at);
          expect(found, words).toBeGreaterThanOrEqual(at);
          at = found;
        }
      }
    });

    it('is sound, tagged for screen readers, and carries its typeface', () => {
      expect(() => readWith('qpdf', ['--check', 'FILE'], bytes)).not.toThrow();
      expect(readWith('pdfinfo', ['FILE'], bytes)).toMatch(/Tagged: +yes/);
      const [, , ...fonts] = readWith('pdffonts', ['FILE'], bytes).trim().split('\n');
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d/);
    });
  });
});
