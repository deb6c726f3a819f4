import { describe, expect, it } from 'vitest';
import { Typesetter, widthOf } from '../../../../modules/pdf/typeface/typesetter.ts';
import { operatorsOf } from '../../../../modules/pdf/writing/text-operators.ts';
import { typefaceFiles } from '../typeface-files.ts';

const source = typefaceFiles();
const typesetter = new Typesetter(source.coverage);
for (const name of ['regular-latin', 'regular-vietnamese', 'regular-marks'] as const) {
  typesetter.add(name, await source.load(name));
}
const glyphs = (text: string) => typesetter.glyphs(text, 'regular');

describe('letters', () => {
  it('stand closer where they would leave a gap', () => {
    expect(widthOf(glyphs('AV'), 1000)).toBeLessThan(widthOf(glyphs('A'), 1000) + widthOf(glyphs('V'), 1000));
    const [{ kern = 0 } = {}] = glyphs('AV');
    // A positive number in the operator moves to the left (ISO 32000-1, 9.4.3).
    expect(operatorsOf(glyphs('AV'), 10)).toEqual([`/regularlatin 10 Tf [<0041> ${-kern} <0056>] TJ`]);
    expect(kern).toBeLessThan(-10);
  });

  it('are written as what they are, each in the font of its script', () => {
    expect(operatorsOf(glyphs('aếb'), 10)).toEqual([
      '/regularlatin 10 Tf [<0061>] TJ',
      '/regularvietnamese 10 Tf [<1ebf>] TJ',
      '/regularlatin 10 Tf [<0062>] TJ',
    ]);
  });

  it('have figures of one width, so that amounts stand below each other', () => {
    const widths = [...'0123456789'].map((digit) => widthOf(glyphs(digit), 1000));
    expect(new Set(widths).size).toBe(1);
    expect(widthOf(glyphs('1.114,17'), 10)).toBeCloseTo(widthOf(glyphs('8.888,88'), 10));
  });
});

describe('a mark', () => {
  it('stands over its letter and takes no room', () => {
    const [letter, mark] = glyphs('m̂');
    expect(widthOf(glyphs('m̂'), 10)).toBe(widthOf(glyphs('m'), 10));
    const middle = (letter?.advance ?? 0) + (mark?.shift ?? 0);
    expect(Math.abs(middle - (letter?.advance ?? 0) / 2)).toBeLessThan(60);
    expect(glyphs('M̂')[1]?.rise).toBeGreaterThan(mark?.rise ?? 0);
  });

  it('stands above another one, or below it', () => {
    const [, first, second] = glyphs('x\u0302\u0301');
    expect(second?.rise).toBeGreaterThan((first?.rise ?? 0) + 100);
    const [, below, further] = glyphs('x\u0323\u0331');
    expect(further?.rise).toBeLessThan((below?.rise ?? 0) - 40);
  });

  it('is read together with its letter', () => {
    const [open, letter, mark, close] = operatorsOf(glyphs('m̂'), 10);
    expect([open, close]).toEqual(['/Span <</ActualText <feff006d0302>>> BDC', 'EMC']);
    expect(letter).toBe('/regularlatin 10 Tf [<006d>] TJ');
    // The way there and back add up to nothing.
    const [, back, there] = /([\d.]+) Tc \[(\d+) </.exec(mark ?? '') ?? [];
    expect(Number(there) / 100).toBeCloseTo(Number(back), 1);
  });

  it('prints without a letter, too', () => {
    expect(operatorsOf(glyphs('\u0301'), 10)).toEqual(['/regularmarks 10 Tf [<0301>] TJ']);
  });
});

describe('a typeface file that is not there', () => {
  it('is asked for', () => {
    typesetter.glyphs('Ω', 'regular');
    expect([...typesetter.wanted]).toEqual(['regular-greek']);
  });
});
