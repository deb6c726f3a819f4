import { describe, expect, test } from 'vitest';
import { parseDay } from '#platform/domain';
import {
  contentInWords,
  lossInWords,
  personInWords,
} from '../../../../apps/web/consultation/area/draft-in-words.ts';
import { EMPTY_DRAFT } from '../../../../apps/web/consultation/draft/draft.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
const line = (id: string) => ({
  id,
  product: id,
  size: 'M',
  selectedTime: 2 as const,
  needsToSelectSize: false,
});
const CART = [[{ lines: [line('a'), line('b')] }], [{ lines: [line('c')] }], [{ lines: [] }]] as const;

describe('the person of a begun consultation', () => {
  test('is named by salutation and initial alone', () => {
    expect(personInWords({ gender: 'F', givenname: 'Erna', lastname: 'probst' })).toBe('Frau P.');
    expect(personInWords({ gender: 'M', lastname: 'Örtel' })).toBe('Herrn Ö.');
  });

  test('is named by initials where no salutation fits', () => {
    expect(personInWords({ gender: 'K', givenname: 'Mia', lastname: 'Sommer' })).toBe('M. S.');
    expect(personInWords({ lastname: ' Sommer ' })).toBe('S.');
    expect(personInWords({ gender: 'F', givenname: 'Mia' })).toBe('M.');
  });

  test('is not named without a name', () => {
    expect(personInWords({ gender: 'F' })).toBeNull();
    expect(personInWords({ givenname: ' ' })).toBeNull();
  });
});

describe('the content of a begun consultation', () => {
  test('counts answers and products and gives the time in Berlin', () => {
    const draft = {
      ...EMPTY_DRAFT,
      answers: {
        day: '31',
        month: '01',
        year: '1950',
        birthdate: parseDay('1950-01-31') ?? undefined,
        gender: 'F',
        member: 'Ich',
      },
      cart: CART,
      changed: Date.parse('2026-11-24T08:05:00Z'),
    } as const;
    expect(contentInWords(draft, NOW)).toBe('2\u00a0Antworten, 3\u00a0Produkte, zuletzt um 09:05');
  });

  test('adds the day unless it is today in Berlin, and falls back to the chosen products', () => {
    const draft = { ...EMPTY_DRAFT, chosen: ['a'], changed: Date.parse('2026-11-23T22:59:00Z') };
    expect(contentInWords(draft, NOW)).toBe('1\u00a0Produkt, zuletzt am 23.11. um 23:59');
    expect(contentInWords({ ...draft, changed: Date.parse('2026-11-23T23:01:00Z') }, NOW)).toBe(
      '1\u00a0Produkt, zuletzt um 00:01',
    );
  });
});

describe('what a new consultation would lose', () => {
  const draft = { ...EMPTY_DRAFT, answers: { gender: 'F' }, cart: CART } as const;

  test('names the parts of which there is no document', () => {
    expect(lossInWords(draft)).toContain('Antworten und Produkte sind noch nicht');
    expect(lossInWords({ ...draft, secured: ['answers'] })).toContain('. Produkte sind noch nicht');
    expect(lossInWords({ ...draft, secured: ['care'] })).toContain('. Antworten sind noch nicht');
  });

  test('names only what there is', () => {
    expect(lossInWords({ ...draft, answers: {} })).toContain('. Produkte sind noch nicht');
    expect(lossInWords({ ...EMPTY_DRAFT, answers: { gender: 'F' } })).toContain(
      '. Antworten sind noch nicht',
    );
  });

  test('says so where everything is in a document', () => {
    expect(lossInWords({ ...draft, secured: ['answers', 'care'] })).toContain('sind vollständig gedruckt');
  });
});
