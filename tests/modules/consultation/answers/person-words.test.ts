import { describe, expect, it } from 'vitest';
import { personWords } from '#consultation/domain';

const TEXT = 'Die versicherte Person zahlt. Name der versicherten Person';
const self = (Kasse: string) => ({ Kasse, selfPay: true });

describe('the words for the person', () => {
  it('call nobody insured who pays alone', () => {
    const said = 'Die versorgte Person zahlt. Name der versorgten Person';
    expect(personWords(TEXT, self('Selbstzahler'))).toBe(said);
    expect(personWords(TEXT, self('Keine Krankenkasse'))).toBe(said);
  });

  it('stay for all others, and while nobody knows', () => {
    for (const insurer of [
      null,
      self('Private Krankenkasse'),
      self('Privatversicherung Süd'),
      { Kasse: 'Musterkasse Nord', selfPay: false },
      { Kasse: 'Selbstzahler', selfPay: false },
    ])
      expect(personWords(TEXT, insurer)).toBe(TEXT);
  });
});
