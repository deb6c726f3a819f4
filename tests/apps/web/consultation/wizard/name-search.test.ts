import { describe, expect, it } from 'vitest';
import { namesStartingWith, namesToChoose } from '../../../../../apps/web/consultation/wizard/name-search.ts';

const names = ['BKK Mustermöbel', 'IKK Beispielhandwerk Nord', 'Musterkasse Nord', 'Musterkasse Nordost'];

describe('search by name', () => {
  // @spec consultation-5-6
  it('finds a beginning, whatever its case', () => {
    expect(namesStartingWith(names, 'muster')).toEqual(['Musterkasse Nord', 'Musterkasse Nordost']);
    expect(namesStartingWith(names, 'musterkasse  nordost')).toEqual(['Musterkasse Nordost']);
    expect(namesStartingWith(names, 'kasse')).toEqual([]);
  });

  it('offers all where one stands there already, else those that contain what is typed', () => {
    expect(namesToChoose(names, 'musterkasse nord')).toEqual(names);
    expect(namesToChoose(names, '')).toEqual(names);
    expect(namesToChoose(names, 'nord')).toEqual(names.slice(1));
  });
});
