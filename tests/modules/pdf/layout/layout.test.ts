import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE } from '../../../../modules/pdf/blocks/measures.ts';
import { paginate } from '../../../../modules/pdf/layout/paginate.ts';
import { gapSlab, type Slab, turnSlab } from '../../../../modules/pdf/layout/slab.ts';
import { Typesetter, widthOf } from '../../../../modules/pdf/typeface/typesetter.ts';
import { wrap } from '../../../../modules/pdf/typeface/wrap.ts';
import { typefaceFiles } from '../typeface-files.ts';

const source = typefaceFiles();
const typesetter = new Typesetter(source.coverage);
typesetter.add('regular-latin', await source.load('regular-latin'));

const lines = (text: string, width: number) =>
  wrap(typesetter.glyphs(text, 'regular'), 10, width).map((glyphs) =>
    String.fromCodePoint(...glyphs.map(({ code }) => code)),
  );

describe('lines', () => {
  it('end at spaces, after hyphens and at line breaks', () => {
    expect(lines('eins zwei drei', 45)).toEqual(['eins zwei', 'drei']);
    expect(lines('Großkreutz-Öztürk', 55)).toEqual(['Großkreutz-', 'Öztürk']);
    expect(lines('eins\n\nzwei', 200)).toEqual(['eins', '', 'zwei']);
    expect(lines('', 200)).toEqual(['']);
    // The end of the word does not fit a line of its own either.
    expect(lines('-aaaW', 20)).toEqual(['-', 'aaa', 'W']);
  });

  it('end within a word only where it is longer than a line', () => {
    const name = 'a'.repeat(300);
    expect(lines(name, 100).join('')).toBe(name);
    expect(lines(name, 100).length).toBeGreaterThan(10);
  });

  it('never part an amount from its sign, nor a number from its unit or its name', () => {
    // Just too long for one line.
    const parted = (text: string) => lines(text, widthOf(typesetter.glyphs(text, 'regular'), 10) - 1);
    expect(parted('zahlt 78,56\u00a0€')).toEqual(['zahlt', '78,56\u00a0€']);
    expect(parted('Packung 500 ml')).toEqual(['Packung', '500 ml']);
    expect(parted('für Vorschlag 12')).toEqual(['für', 'Vorschlag 12']);
    expect(parted('täglich 3-mal')).toEqual(['täglich', '3-mal']);
    expect(parted('am Telefon 0761 900120')).toEqual(['am', 'Telefon 0761 900120']);
    // But for a place where nothing else fits.
    expect(parted('500 ml')).toEqual(['500', 'ml']);
  });

  it('keep every character and fit their width', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aW -/\n.Äß') }),
        fc.integer({ min: 20, max: 300 }),
        (text, width) => {
          const set = wrap(typesetter.glyphs(text, 'regular'), 10, width);
          const bare = (all: string) => all.replaceAll(/[ \n]/g, '');
          expect(bare(lines(text, width).join(''))).toBe(bare(text));
          // A pair may stand a little wider at the end of a line than within it.
          for (const line of set) expect(widthOf(line, 10)).toBeLessThan(width + 1);
        },
      ),
    );
  });
});

const slab = (height: number, more: Partial<Slab> = {}): Slab => ({ height, draw() {}, ...more });

describe('pages', () => {
  it('hold what fits, each slab once and in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.constantFrom('firm', 'soft', undefined))),
        (heights) => {
          const slabs = heights.map(([height, keep]) => slab(height, { keep }));
          const pages = paginate(slabs);
          expect(pages.flat().map((placed) => placed.slab)).toEqual(slabs);
          for (const page of pages) {
            for (const { slab: each, top } of page.slice(1))
              expect(top + each.height).toBeLessThanOrEqual(PAGE.bottom);
          }
        },
      ),
    );
  });

  it('keep together what belongs together', () => {
    const pages = paginate([slab(200), slab(10, { keep: 'firm' }), slab(10, { keep: 'firm' }), slab(10)]);
    expect(pages.map((page) => page.length)).toEqual([1, 3]);
  });

  it('keep, of what is taller than a page, what stands firmly together', () => {
    const soft = slab(100, { keep: 'soft' });
    const pages = paginate([soft, soft, slab(30, { keep: 'firm' }), slab(20)]);
    expect(pages.map((page) => page.map(({ slab: { height } }) => height))).toEqual([
      [100, 100],
      [30, 20],
    ]);
    const fitting = paginate([slab(100), soft, slab(30, { keep: 'firm' }), slab(20)]);
    expect(fitting.map((page) => page.length)).toEqual([1, 3]);
  });

  it('keep a heading with the heading below it, whatever room is between them', () => {
    const heading = slab(10, { keep: 'firm' });
    const [first, second] = paginate([slab(200), heading, gapSlab(3), heading, slab(20)]);
    expect(first?.map(({ slab: each }) => each.height)).toEqual([200]);
    expect(second?.map(({ slab: each }) => each.height)).toEqual([10, 3, 10, 20]);
  });

  it('do without what can be spared, and without the white space before it, where a page would begin with it', () => {
    const spare = [gapSlab(4), slab(10, { spare: true, keep: 'firm' }), slab(10, { spare: true })];
    const heights = (before: number) =>
      paginate([slab(before), ...spare, turnSlab(), slab(20)]).map((page) =>
        page.map(({ slab: { height } }) => height),
      );
    const room = PAGE.bottom - PAGE.firstTop;
    expect(heights(room - 24)).toEqual([[room - 24, 4, 10, 10], [20]]);
    expect(heights(room - 23)).toEqual([[room - 23, 4], [20]]);
    expect(heights(room - 3)).toEqual([[room - 3], [20]]);
  });

  it('begin with the head of their table, and never with white space', () => {
    const head = [slab(8)];
    const [first = [], second = []] = paginate([
      slab(150),
      slab(50, { head }),
      gapSlab(40),
      slab(50, { head }),
    ]);
    expect(first.map(({ repeated }) => repeated)).toEqual([false, false]);
    expect(second.map(({ repeated, top }) => [repeated, top])).toEqual([
      [true, PAGE.top],
      [false, PAGE.top + 8],
    ]);
  });
});
