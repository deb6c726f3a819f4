/** Prints the texts of docs/ as PDFs into data/documents, with Chromium: run by `tools/manual/manual.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { findChromium } from '../../scripts/found.mjs';
import { printedPage } from './page.ts';
import { PRODUCT_TEXTS, readProductText } from './product-texts.ts';

/** Chromium applies no style sheet to a footer: all styles are inline. */
const FOOTER = `<div style="width:100%;padding:0 20mm;font:8pt sans-serif;color:#3e4d58;text-align:right">Seite <span class="pageNumber"></span> von <span class="totalPages"></span></div>`;

async function printed(browser: Browser, text: string): Promise<Uint8Array> {
  const { blocks, folder, print } = readProductText(text);
  const page = await browser.newPage();
  await page.setContent(printedPage(blocks, folder));
  await page.evaluate(() => window.document.fonts.ready);
  const bytes = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
  });
  await page.close();
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  document.setKeywords([print]);
  document.setCreator('Inkoberatung');
  return document.save();
}

const executablePath = findChromium();
if (executablePath === null) throw new Error('A Chromium is needed.');
mkdirSync('data/documents', { recursive: true });
const browser = await chromium.launch({
  executablePath,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  for (const { text, file } of PRODUCT_TEXTS) {
    writeFileSync(file, await printed(browser, text));
    console.log(file);
  }
} finally {
  await browser.close();
}
