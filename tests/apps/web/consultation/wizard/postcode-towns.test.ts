import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  fillTown,
  readPostcodes,
} from '../../../../../apps/web/consultation/wizard/postcode/postcode-towns.ts';

const towns = readPostcodes('# Stand 2021\n01067 Dresden\n01665 Diera-Zehren|Klipphausen\n');

describe('readPostcodes', () => {
  it('reads the delivered directory, leading zeros and several towns included', () => {
    const delivered = readPostcodes(readFileSync('data/postcodes/postleitzahlen.txt', 'utf8'));
    expect(delivered.size).toBe(8168);
    expect([...delivered.values()].filter(({ length }) => length > 1)).toHaveLength(1394);
    expect(delivered.get('01067')).toEqual(['Dresden']);
    expect(delivered.get('01665')).toEqual(['Diera-Zehren', 'Käbschütztal', 'Klipphausen']);
  });
});

describe('fillTown', () => {
  it.each([
    ['an empty town', { plz: '01067' }, null, { plz: '01067', city: 'Dresden' }],
    ['one of spaces', { plz: '01067', city: ' ' }, null, { plz: '01067', city: 'Dresden' }],
    ['one filled in before', { plz: '01067', city: 'Köln' }, 'Köln', { plz: '01067', city: 'Dresden' }],
    ['one filled in, by a choice', { plz: '01665', city: 'Köln' }, 'Köln', { plz: '01665' }],
    ['one filled in, by nothing', { plz: '99999', city: 'Köln' }, 'Köln', { plz: '99999' }],
  ])('replaces %s', (_, answers, filled, after) => {
    expect(fillTown(answers, towns, filled)).toEqual(after);
  });

  it.each([
    ['a town of their own', { plz: '01067', city: 'Radebeul' }, null],
    ['one of their own, whatever was filled in', { plz: '01067', city: 'Radebeul' }, 'Köln'],
    ['one of several chosen', { plz: '01665', city: 'Klipphausen' }, 'Klipphausen'],
    ['a town of their own at an unknown postcode', { plz: '99999', city: 'Radebeul' }, 'Köln'],
    ['anything at half a postcode', { plz: '010' }, null],
  ])('keeps %s', (_, answers, filled) => {
    expect(fillTown(answers, towns, filled)).toBe(answers);
  });
});
