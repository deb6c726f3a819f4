import { describe, expect, it } from 'vitest';
import { aidSheet, careInsurance, noAidSheet } from '#consultation/domain';

const self = (Kasse: string) => ({ Kasse, selfPay: true });
const SOCIAL = { Kasse: 'Musterkasse Nord', selfPay: false };
const LIST = { title: 'Aufstellung der Pflegehilfsmittel', file: 'aufstellung-pflegehilfsmittel' };
const APPLICATION = { title: 'Pflegehilfsmittelantrag', file: 'pflegehilfsmittelantrag' };

describe('who insures the care of a person', () => {
  it.each([
    [SOCIAL, 'social', APPLICATION],
    [{ Kasse: 'Selbstzahler', selfPay: false }, 'social', APPLICATION],
    [self('Private Krankenkasse'), 'private', LIST],
    [self('Privatversicherung Süd'), 'private', LIST],
  ])('decides what asks for care aids: %o', (insurer, who, sheet) => {
    expect(careInsurance(insurer)).toBe(who);
    expect(aidSheet(insurer)).toEqual(sheet);
    expect(noAidSheet(insurer)).toBeNull();
  });

  it.each(['Selbstzahler', 'Keine Krankenkasse'])(
    'is nobody, and nothing asks for care aids: %s',
    (Kasse) => {
      expect(careInsurance(self(Kasse))).toBe('none');
      expect(noAidSheet(self(Kasse))).toBe(
        `Ohne Pflegekasse gibt es keinen Antrag auf Pflegehilfsmittel: Als Krankenkasse ist „${Kasse}“ gewählt.`,
      );
    },
  );

  it('is a social Pflegekasse while no Krankenkasse is known', () => {
    expect(aidSheet(null)).toEqual(APPLICATION);
  });
});
