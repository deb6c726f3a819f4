import { describe, expect, test } from 'vitest';
import { counted, keepingUnits } from '#platform/domain';

describe('no figure breaks from its unit', () => {
  test('where it is counted', () => {
    expect(counted(1, ['Produkt', 'Produkte'])).toBe('1\u00a0Produkt');
    expect(counted(2, ['Produkt', 'Produkte'])).toBe('2\u00a0Produkte');
  });

  test('where a text of the catalogue names it', () => {
    expect(keepingUnits('Begrenzt viruzid nach 30 Sekunden Einwirkzeit')).toBe(
      'Begrenzt viruzid nach 30\u00a0Sekunden Einwirkzeit',
    );
    expect(keepingUnits('Händedesinfektion 500 ml, 70 % Alkohol, ab 5,00 €')).toBe(
      'Händedesinfektion 500\u00a0ml, 70\u00a0% Alkohol, ab 5,00\u00a0€',
    );
    expect(keepingUnits('Größe 60x90, 3-lagig (2 × 15)')).toBe('Größe 60x90, 3-lagig (2 × 15)');
  });
});
