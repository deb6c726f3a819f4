import { describe, expect, it } from 'vitest';
import {
  nameMeant,
  namesContaining,
  namesStartingWith,
  namesToChoose,
} from '../../../../../apps/web/consultation/wizard/name-search.ts';

const names = ['BKK Mustermöbel', 'IKK Beispielhandwerk Nord', 'Musterkasse Nord', 'Musterkasse Nordost'];

describe('search by name', () => {
  it('finds a part anywhere, whatever its case', () => {
    expect(namesContaining(names, 'NORD')).toEqual(names.slice(1));
    expect(namesContaining(names, 'MÖBEL')).toEqual(['BKK Mustermöbel']);
    expect(namesContaining(names, ' ')).toEqual(names);
    expect(namesContaining(names, 'xyz')).toEqual([]);
  });

  // @spec consultation-5-6
  it('finds a beginning, whatever its case', () => {
    expect(namesStartingWith(names, 'muster')).toEqual(['Musterkasse Nord', 'Musterkasse Nordost']);
    expect(namesStartingWith(names, 'kasse')).toEqual([]);
  });

  it('offers all where one stands there already, else those that contain what is typed', () => {
    expect(namesToChoose(names, 'musterkasse nord')).toEqual(names);
    expect(namesToChoose(names, '')).toEqual(names);
    expect(namesToChoose(names, 'nord')).toEqual(names.slice(1));
  });

  it('knows what a text means: the name spelled out, or the only one with it', () => {
    expect(nameMeant(names, 'musterkasse nord')).toBe('Musterkasse Nord');
    expect(nameMeant(names, 'möbel')).toBe('BKK Mustermöbel');
    expect(nameMeant(names, 'BKK Mustermo\u0308bel')).toBe('BKK Mustermöbel');
    expect(nameMeant(['Su\u0308d'], 'süd')).toBe('Su\u0308d');
    expect(nameMeant(names, 'nord')).toBeNull();
    expect(nameMeant(names, 'AOK')).toBeNull();
    expect(nameMeant(['Eine'], ' ')).toBeNull();
  });
});
