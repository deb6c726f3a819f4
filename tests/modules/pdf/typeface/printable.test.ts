import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, SUBSTITUTE } from '../../../../modules/pdf/typeface/printable.ts';
import { typefaceFiles } from '../typeface-files.ts';

const codes = new Set(Object.values(typefaceFiles().coverage).flat());
const print = (text: string) => printable(text, (code) => codes.has(code));

describe('a text as it can be printed', () => {
  it.each([
    ['German', 'Größe „M“ – 5 €, § 33'],
    ['Vietnamese', 'Nguyễn Thị Ngọc Ánh, Đặng Hữu Phước'],
    ['Polish, Czech, Romanian, Turkish', 'Łódź Žluťoučký Ștefănescu Ağaoğlu İstanbul'],
    ['Greek, with all accents', 'Παπαδόπουλος ᾨδή'],
    ['Cyrillic', 'Щербаківський Ђорђе Ґалаґан'],
  ])('is left as it is: %s', (_, text) => {
    expect(print(text)).toEqual({ text, substituted: [] });
  });

  it('is composed', () => {
    expect(print('A\u0308nne Nguye\u0302\u0303n').text).toBe('Änne Nguyễn');
    // No single character: letter and mark are printed upon each other.
    expect(print('ẹ́')).toEqual({ text: 'ẹ\u0301', substituted: [] });
    expect(print('Ḁ').text).toBe('A\u0325');
  });

  it('has one kind of line break, and no tabs', () => {
    expect(print('a\r\nb\rc\u2028d\te').text).toBe('a\nb\nc\nd e');
  });

  it('shows a substitute for each character somebody sees, and names it', () => {
    expect(print('Anna 👩‍👩‍👧 李明')).toEqual({
      text: `Anna ${SUBSTITUTE} ${SUBSTITUTE}${SUBSTITUTE}`,
      substituted: ['👩‍👩‍👧', '李', '明'],
    });
    expect(print('محمد').text).toBe(SUBSTITUTE.repeat(4));
    expect(print('\ud800').text).toBe(SUBSTITUTE);
    expect(print('\u0000').text).toBe(SUBSTITUTE);
  });

  it('leaves out what changes nothing, such as soft hyphens and joiners', () => {
    expect(print('a\u00adb\u200c\u200dc\ufe0f')).toEqual({ text: 'abc', substituted: [] });
  });

  it.each([
    ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
    ...['\u2066', '\u2067', '\u2068', '\u2069', '\u200b', '\u2060', '\ufeff', '\u0007'],
  ])('shows that there is what nobody sees, and names it by its number: %j', (hidden) => {
    const name = `U+${hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    expect(print(`Wie${hidden}senthal`)).toEqual({ text: `Wie${SUBSTITUTE}senthal`, substituted: [name] });
  });

  it('never throws, and holds only what can be drawn', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const character of print(text).text) {
          expect(character === '\n' || codes.has(character.codePointAt(0) ?? 0)).toBe(true);
        }
      }),
    );
  });
});
