/** What scripts/typeface.mjs reads from a typeface's tables: pairs that stand closer, and where marks go. */

const KERNED = [...Array.from({ length: 94 }, (_, index) => 0x21 + index)]
  .map((code) => String.fromCodePoint(code))
  .concat([...'äöüÄÖÜßéèáàñç„“”‚‘’–']);
/** Thousandths of the size below which a pair is left as it stands. */
const LEAST = 6;

/** `{ left: { right: thousandths } }` of the characters that texts are mostly made of. */
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
 * Where combining marks are put on their bases: `marks: { code: [place, x, y, height] }`, `bases: { code: {
 * place: [x, y] } }`. The two points come to lie upon each other.
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
