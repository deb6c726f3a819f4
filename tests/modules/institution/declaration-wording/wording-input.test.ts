import { describe, expect, it } from 'vitest';
import { filledWording, PLACEHOLDER_NAMES, wordingText } from '#institution/domain';
import { EXAMPLE, TEMPLATE } from '../../../../apps/web/administration/wording/wording-example.ts';
import { Typesetter } from '../../../../modules/pdf/typeface/typesetter.ts';
import { typefaceFiles } from '../../pdf/typeface-files.ts';

const faultOf = (text: string) => wordingText.safeParse(text).error?.issues[0]?.message;

describe('a wording', () => {
  it.each([
    ['eins\n\n{{produktt}}', 'Zeile 3: „{{produktt}}“ ist kein Platzhalter der Liste.'],
    ['{{__proto__}}', 'Zeile 1: „{{__proto__}}“ ist kein Platzhalter der Liste.'],
    ['{{ produkt }}', 'Zeile 1: „{{ produkt }}“ ist kein Platzhalter der Liste.'],
    ['eins\n{{produkt', 'Zeile 2: Ein Platzhalter beginnt mit „{{“ und endet mit „}}“, auf derselben Zeile.'],
    ['{{\nprodukt}}', 'Zeile 1: Ein Platzhalter beginnt mit „{{“ und endet mit „}}“, auf derselben Zeile.'],
    ['eins\nzwei\u202e', 'Zeile 2: Unsichtbares Zeichen (U+202E). Bitte tippen Sie die Zeile neu.'],
    ['Hallo 👍', 'Zeile 1: Das Zeichen „👍“ kann das PDF nicht drucken.'],
    ['שלום', 'Zeile 1: Das Zeichen „ש“ kann das PDF nicht drucken.'],
    ['x'.repeat(4_001), 'Der Wortlaut hat mehr als 4000 Zeichen.'],
    ['x\n'.repeat(81), 'Der Wortlaut hat mehr als 80 Zeilen.'],
  ])('is refused with the line of what is wrong: %j', (text, message) => {
    expect(faultOf(text)).toBe(message);
  });

  it('may be empty, and is kept with its paragraphs', () => {
    expect(wordingText.parse('')).toBe('');
    expect(wordingText.parse(' eins \r\n\r\n zwei\t\n')).toBe('eins\n\n zwei');
    expect(wordingText.parse(TEMPLATE)).toBe(TEMPLATE);
  });

  it('holds nothing that the typeface cannot print', () => {
    const typesetter = new Typesetter(typefaceFiles().coverage);
    for (let code = 0; code < 0x30000; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const character = String.fromCodePoint(code);
      if (wordingText.safeParse(`a${character}a`).success) typesetter.glyphs(character, 'regular');
    }
    expect([...typesetter.substituted]).toEqual([]);
  });

  it('is filled once: a value that looks like a placeholder stays as it is', () => {
    const values = { ...EXAMPLE, versicherte_person: '{{mehrkosten}}', ort: null };
    expect(filledWording('{{versicherte_person}}\n\n \n{{ort}}, $& {{datum}}', values)).toEqual([
      '{{mehrkosten}}',
      '____________________, $& 09.03.2026',
    ]);
    const all = PLACEHOLDER_NAMES.map((name) => `{{${name}}}`).join('\n\n');
    expect(filledWording(all, EXAMPLE)).toEqual(PLACEHOLDER_NAMES.map((name) => EXAMPLE[name]));
  });
});
