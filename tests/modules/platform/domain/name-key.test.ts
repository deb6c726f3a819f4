import { describe, expect, it } from 'vitest';
import { listedName, sameName } from '#platform/domain';

describe('two names', () => {
  it.each([
    ['BKK Musterhafen', ' bkk\u00a0 musterhafen ', true],
    ['Mu\u0308nchen', 'München', true],
    ['R+V – Muster', 'R+V \u2011 Muster', true],
    ['BKK Nord', 'BKKNord', false],
    ['BKK-Nord', 'BKK Nord', false],
  ])('%j and %j look the same: %o', (one, other, expected) => {
    expect(sameName(one, other)).toBe(expected);
  });

  it('are kept with plain blanks, and with the signs that Krankenkassen have in theirs', () => {
    const schema = listedName('Krankenkasse', 200);
    expect(schema.parse('Betriebskrankenkasse\u00a0 Musterhafen')).toBe('Betriebskrankenkasse Musterhafen');
    expect(schema.parse('BKK Rieker • RICOSTA • Weisser')).toBe('BKK Rieker • RICOSTA • Weisser');
  });
});
