/**
 * Subsets the typeface of the PDFs into data/typefaces: one file per weight and script, prepared so that a
 * document only has to copy it (docs/decisions/0010). Run it by hand after changing the parts; its output is
 * checked in. The subset files carry no reserved name (SIL Open Font License, section 3).
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { toolsOf } from './install-tools.mjs';
import { anchorsOf, kerningOf } from './typeface-tables.mjs';

const TOOLS = 'scripts/typeface';
const OUT = 'data/typefaces';

/** Code points of each part. A character belongs to the first part that lists it. */
const PARTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xac],
    [0xae, 0x17f],
    [0x218, 0x21b],
    [0x2007, 0x200a],
    [0x2010, 0x201e],
    [0x2020, 0x2026],
    [0x202f, 0x2030],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2212, 0x2212],
    [0x25a1, 0x25a1],
    [0x2610, 0x2611],
  ],
  vietnamese: [
    [0x1a0, 0x1a1],
    [0x1af, 0x1b0],
    [0x1ea0, 0x1ef9],
  ],
  'latin-extended': [
    [0x180, 0x2ff],
    [0x1d00, 0x1eff],
    [0x2c60, 0x2c7f],
    [0xa700, 0xa7ff],
    [0xab30, 0xab6f],
    [0xfb00, 0xfb06],
  ],
  greek: [
    [0x370, 0x3ff],
    [0x1f00, 0x1fff],
  ],
  cyrillic: [[0x400, 0x52f]],
  marks: [[0x300, 0x36f]],
  symbols: [[0x2010, 0x2bff]],
};
const WEIGHTS = { regular: 'Regular', semibold: 'Semibold' };

const packed = (data) => deflateSync(data, { level: 9 }).toString('base64');

/** Glyph index of each character: two bytes per code point, starting at 0. */
function glyphMap(glyphs) {
  const map = Buffer.alloc(2 * (Math.max(...glyphs.keys()) + 1));
  for (const [code, glyph] of glyphs) map.writeUInt16BE(glyph, 2 * code);
  return map;
}

/** Maps each code to the same character; a range may not leave its page of 256. */
function unicodeMap(codes) {
  const hex = (code) => `<${code.toString(16).padStart(4, '0')}>`;
  const pages = [...new Set(codes.map((code) => code >> 8))].map((page) => {
    const inPage = codes.filter((code) => code >> 8 === page);
    return [inPage[0], inPage.at(-1)];
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    `${pages.length} beginbfrange`,
    ...pages.map(([from, to]) => `${hex(from)} ${hex(to)} ${hex(from)}`),
    'endbfrange endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function cut(font, codes, isMarks, isLatin) {
  const subset = font.createSubset();
  const glyphs = new Map(codes.map((code) => [code, subset.includeGlyph(font.glyphForCodePoint(code))]));
  const file = Buffer.from(subset.encode());
  return {
    ascent: font.ascent,
    descent: font.descent,
    capHeight: font.capHeight,
    box: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY],
    codes,
    widths: codes.map((code) => font.glyphForCodePoint(code).advanceWidth),
    kerning: isLatin ? kerningOf(font) : {},
    anchors: isMarks ? anchorsOf(font) : null,
    length: file.length,
    font: packed(file),
    glyphs: packed(glyphMap(glyphs)),
    unicode: packed(unicodeMap(codes)),
  };
}

const tool = toolsOf(TOOLS);
const fontkit = tool('fontkit');
mkdirSync(OUT, { recursive: true });
const coverage = {};
for (const [weight, name] of Object.entries(WEIGHTS)) {
  const font = fontkit.openSync(tool.resolve(`source-sans/TTF/SourceSans3-${name}.ttf`));
  if (font.unitsPerEm !== 1000) throw new Error('The parts count in thousandths of the size.');
  const taken = new Set();
  for (const [part, ranges] of Object.entries(PARTS)) {
    const codes = ranges
      .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
      .filter((code) => font.hasGlyphForCodePoint(code) && !taken.has(code));
    for (const code of codes) taken.add(code);
    coverage[part] = codes;
    const data = cut(font, codes, part === 'marks', part === 'latin');
    writeFileSync(`${OUT}/${weight}-${part}.json`, `${JSON.stringify(data)}\n`);
    console.log(`${weight}-${part}: ${codes.length} characters, ${data.font.length} bytes`);
  }
}
writeFileSync(`${OUT}/coverage.json`, `${JSON.stringify(coverage)}\n`);
copyFileSync(tool.resolve('source-sans/LICENSE.md'), `${OUT}/LICENSE.md`);
