/** Reads kerning pairs and mark positions from a typeface's tables, for scripts/typeface.mjs. */

const KERNED = [...Array.from({ length: 94 }, (_, index) => 0x21 + index)]
  .map((code) => String.fromCodePoint(code))
  .concat([...'äöüÄÖÜßéèáàñç„“”‚‘’–']);
/** Pairs below this many thousandths of the font size are ignored. */
const LEAST = 6;

/** `{ left: { right: thousandths } }` for the most frequent characters. */
export function kerningOf(font) {
  const features = { liga: false, clig: false, calt: false, kern: true };
  const pairs = {};
  for (const left of KERNED) {
    for (const right of KERNED) {
      const { glyphs, positions } = font.layout(left + right, features);
      const kern = glyphs.length === 2 ? positions[0].xAdvance - glyphs[0].advanceWidth : 0;
      if (Math.abs(kern) < LEAST) continue;
      pairs[left] = { ...pairs[left], [right]: kern };
    }
  }
  return pairs;
}

const listOf = (lazy) => (lazy.toArray ? lazy.toArray() : [...lazy]);
const MARK_TO_BASE = 4;

function covered({ version, glyphs, rangeRecords }) {
  if (version === 1) return [...glyphs];
  return rangeRecords.flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_, index) => start + index),
  );
}

/**
 * Positions of combining marks on their bases: `marks: { code: [place, x, y, height] }`, `bases: { code: {
 * place: [x, y] } }`. The two points coincide.
 */
export function anchorsOf(font) {
  const codes = new Map();
  for (const code of font.characterSet) codes.set(font.glyphForCodePoint(code).id, code);
  const [marks, bases] = [{}, {}];
  listOf(font.GPOS.lookupList).forEach(({ lookupType, subTables }, place) => {
    if (lookupType !== MARK_TO_BASE) return;
    for (const { markCoverage, baseCoverage, markArray, baseArray } of listOf(subTables)) {
      const markRows = listOf(markArray);
      covered(markCoverage).forEach((glyph, index) => {
        const code = codes.get(glyph);
        if (code === undefined || marks[code] !== undefined) return;
        const { xCoordinate, yCoordinate } = markRows[index].markAnchor;
        const { minY, maxY } = font.getGlyph(glyph).bbox;
        marks[code] = [place, xCoordinate, yCoordinate, Math.round(maxY - minY)];
      });
      const baseRows = listOf(baseArray);
      covered(baseCoverage).forEach((glyph, index) => {
        const code = codes.get(glyph);
        const anchor = listOf(baseRows[index])[0];
        if (code === undefined || anchor === null || anchor === undefined) return;
        bases[code] = { ...bases[code], [place]: [anchor.xCoordinate, anchor.yCoordinate] };
      });
    }
  });
  return { marks, bases };
}
