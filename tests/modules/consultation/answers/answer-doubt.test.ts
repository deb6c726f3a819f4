import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerDoubt } from '../../../../modules/consultation/answers/answer-doubt.ts';
import {
  versichertennummerFault,
  writeVersichertennummer,
} from '../../../../modules/consultation/answers/versichertennummer.ts';

describe('a Versichertennummer', () => {
  it.each(['A000500015', 'C000500021', 'T115774582', ' t 115 774 582 '])('%s is one', (text) => {
    expect(versichertennummerFault(text)).toBeNull();
  });

  it.each(['', 'A00050001', 'A0005000155', '1000500015', 'Ä000500015', 'A00050001X'])(
    '%j has no form of one',
    (text) => {
      expect(versichertennummerFault(text)).toBe('form');
    },
  );

  it('with one digit mistyped is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'T115774582'];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(versichertennummerFault(digits.join(''))).toBe('check-digit');
      }),
    );
  });

  it('is written as on the card', () => {
    expect(writeVersichertennummer(' t 115 774 582 ')).toBe('T115774582');
  });
});

describe('answerDoubt', () => {
  it.each([
    ['plz', '01067'],
    ['plz', ' 01067 '],
    ['plz', ''],
    ['email', 'a.b@c-d.example'],
    ['representative_email', 'a@b.example'],
    ['versichertennummer', 'A000500015'],
    ['city', '12'],
    ['street', 'x@'],
  ])('has none about %s %j', (field, text) => {
    expect(answerDoubt(field, text)).toBeNull();
  });

  it.each([
    ['plz', '1067', /fünf Ziffern/],
    ['plz', 'D-01067', /fünf Ziffern/],
    ['email', 'a@b', /Keine korrekte E-Mail-Adresse/],
    ['email', 'a b@c.example', /Keine korrekte E-Mail-Adresse/],
    ['email', 'a@b..example', /Keine korrekte E-Mail-Adresse/],
    ['representative_email', 'a.example', /Keine korrekte E-Mail-Adresse/],
    ['versichertennummer', 'A00050001', /einen Buchstaben und neun Ziffern/],
    ['versichertennummer', 'A000500016', /Prüfziffer/],
  ])('says what is doubtful about %s %j', (field, text, words) => {
    expect(answerDoubt(field, text)).toMatch(words);
  });
});
