import { describe, expect, it } from 'vitest';
import { severitiesOf } from '../../../../modules/consultation/answers/severities.ts';

describe('severitiesOf', () => {
  it('takes the amount for the severity and its neighbour', () => {
    expect(severitiesOf({ verlust: 'V1' })).toEqual(['Leichte Inkontinenz', 'Mittlere Inkontinenz']);
    expect(severitiesOf({ verlust: 'V2' })).toEqual(['Mittlere Inkontinenz', 'Schwere Inkontinenz']);
    expect(severitiesOf({ verlust: 'V3' })).toEqual(['Schwere Inkontinenz', 'Schwerste Inkontinenz']);
    expect(severitiesOf({})).toEqual([]);
  });
});
