import { describe, expect, it } from 'vitest';
import {
  insurerMeant,
  insurersNamed,
} from '../../../../../../apps/web/consultation/wizard/insurer/insurer-search.ts';

const NAMES = [
  'AOK Rheinland/Hamburg',
  'BKK Mustermöbel',
  'BKK Rieker • RICOSTA • Weisser',
  'BKK Würth',
  'DAK-Gesundheit',
  'IKK Südwest',
  'Kaufmännische Krankenkasse',
  'R+V Betriebskrankenkasse',
  'Siemens-Betriebskrankenkasse',
  'Techniker Krankenkasse',
];

describe('the search of Krankenkassen', () => {
  it.each([
    ['ikk suedwest', ['IKK Südwest']],
    ['IKK SUDWEST', ['IKK Südwest']],
    ['bkk würth', ['BKK Würth']],
    ['bkk  wuerth', ['BKK Würth']],
    ['aok rheinland hamburg', ['AOK Rheinland/Hamburg']],
    ['hamburg aok', ['AOK Rheinland/Hamburg']],
    ['ricosta rieker', ['BKK Rieker • RICOSTA • Weisser']],
    ['Mustermo\u0308bel', ['BKK Mustermöbel']],
    ['tk', ['Techniker Krankenkasse']],
    ['SBK', ['Siemens-Betriebskrankenkasse']],
    ['KKH', ['Kaufmännische Krankenkasse']],
    ['dak', ['DAK-Gesundheit']],
    ['r + v', ['R+V Betriebskrankenkasse']],
    ['R+V', ['R+V Betriebskrankenkasse']],
    ['bkk r+v', ['R+V Betriebskrankenkasse']],
    ['xyz', []],
    [' ', NAMES],
  ])('finds for %j %j', (text, found) => {
    expect(insurersNamed(NAMES, text)).toEqual(found);
  });

  it('resolves a text to the name spelled so, or to the only one that it finds', () => {
    const names = ['Musterkasse Nord', 'Musterkasse Nordost'];
    expect(insurerMeant(names, 'musterkasse nord')).toBe('Musterkasse Nord');
    expect(insurerMeant(names, 'ost nord')).toBe('Musterkasse Nordost');
    expect(insurerMeant(names, 'nord')).toBeNull();
    expect(insurerMeant(names, ' ')).toBeNull();
  });
});
