import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlainBlock } from '#pdf/domain';

/** One file per weight: Chromium embeds a variable font as Type 3 glyphs. */
const FONTS = {
  400: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2'),
  600: import.meta.resolve('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2'),
} as const;
const fontFace = (weight: keyof typeof FONTS) =>
  `@font-face { font-family: "Source Sans 3"; font-weight: ${weight}; src: url(${inline(fileURLToPath(FONTS[weight]), 'font/woff2')}); }`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The file as a data URL, so that the page is self-contained. */
const inline = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString('base64')}`;

/**
 * A plain document as a page to print, with a table of contents if it has at least eight chapters.
 *
 * @param folder holds its pictures
 */
export function printedPage(blocks: readonly PlainBlock[], folder: string): string {
  const [title, ...rest] = blocks;
  if (title?.kind !== 'heading' || title.level !== 1) throw new Error('A document begins with its title.');
  const body = rest.map((block, index) => htmlOf(block, index, folder)).join('\n');
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>${escaped(title.text)}</title><style>${styles()}</style></head>
<body>
<h1>${escaped(title.text)}</h1>
${contents(rest)}
${body}
</body>
</html>`;
}

function htmlOf(block: PlainBlock, index: number, folder: string): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level} id="h${index}">${escaped(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${escaped(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${tag}>`;
    }
    case 'image':
      return `<figure><img alt="${escaped(block.alt)}" src="${inline(join(folder, block.source), 'image/png')}"><figcaption>${escaped(block.alt)}</figcaption></figure>`;
  }
}

/** Fewest chapters for a table of contents. */
const FEW = 8;

function contents(blocks: readonly PlainBlock[]): string {
  const chapters = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [`<li><a href="#h${index}">${escaped(block.text)}</a></li>`]
      : [],
  );
  if (chapters.length < FEW) return '';
  return `<nav aria-label="Inhalt"><ol class="contents">${chapters.join('')}</ol></nav>`;
}

/** Print sizes; the colours are those of the screens. */
const styles = () => `
${fontFace(400)}
${fontFace(600)}
@page { size: A4; margin: 22mm 20mm 24mm; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 10.5pt/1.5 "Source Sans 3", sans-serif; color: #1d2b33; }
h1, h2, h3 { line-height: 1.2; font-weight: 600; color: #08454a; break-after: avoid; }
h1 { font-size: 26pt; letter-spacing: -0.02em; padding-bottom: 6mm; border-bottom: 1mm solid #b4552d; margin-bottom: 8mm; }
h2 { font-size: 16pt; margin: 9mm 0 3mm; }
h3 { font-size: 12pt; margin: 5mm 0 2mm; }
p, ul, ol { margin-bottom: 3mm; orphans: 3; widows: 3; }
ul, ol { padding-left: 6mm; }
li { margin-bottom: 1mm; }
figure { margin: 4mm 0 5mm; break-inside: avoid; }
img { display: block; width: 132mm; border: 0.25mm solid #d9d1c4; border-radius: 2mm; }
figcaption { margin-top: 1.5mm; color: #3e4d58; font-size: 9pt; }
.contents { columns: 2; column-gap: 10mm; padding: 5mm 5mm 4mm 11mm; border-radius: 2mm; background: #f3eee6; }
.contents a { color: inherit; text-decoration: none; }
`;
