import { describe, expect, it } from 'vitest';
import { whyItFits } from '../../../../modules/consultation/recommendations/why-it-fits.ts';

const PULL_UP = { Anwendungstyp: 'Pull-ups', ICONS: ['diskret', 'fuer-frauen'] } as const;
const SLIP = { Anwendungstyp: 'Slip', ICONS: ['nachtversorgung', 'ph-hautneutral'] } as const;

describe('why a product fits', () => {
  it('is said in the words of the answers', () => {
    expect(whyItFits(PULL_UP, { verlust: 'V2', toilette: 'T1', versorgung: 'H1' })).toEqual([
      'mittlere Menge',
      'geht selbst zur Toilette',
      'wechselt selbst',
    ]);
    expect(whyItFits(SLIP, { verlust: 'V3', versorgung: 'H2', mobil: 'Mo4' })).toEqual([
      'große Menge',
      'Wechsel im Liegen',
      'Wechsel mit Hilfe',
    ]);
  });

  it('says nothing of a product that is not true of it', () => {
    expect(whyItFits(SLIP, { toilette: 'T1', versorgung: 'H1', gender: 'F', important: ['I2'] })).toEqual([]);
    expect(whyItFits(PULL_UP, { wann: 'W2', versorgung: 'H2', mobil: 'Mo4' })).toEqual([]);
  });

  it('says nothing of a person that was not answered', () => {
    expect(whyItFits({ ...SLIP, ICONS: [...SLIP.ICONS, ...PULL_UP.ICONS] }, {})).toEqual([]);
  });

  it('names what is important to the person, where the product has it', () => {
    expect(whyItFits(PULL_UP, { gender: 'F', important: ['I2'] })).toEqual(['für Frauen', 'diskret']);
    expect(whyItFits(SLIP, { wann: 'W3', haut: 'Ha2' })).toEqual(['auch für die Nacht', 'hautverträglich']);
  });

  it('ends after three reasons', () => {
    const answers = {
      verlust: 'V1',
      gender: 'F',
      toilette: 'T1',
      versorgung: 'H1',
      important: ['I2'],
    } as const;
    expect(whyItFits(PULL_UP, answers)).toEqual(['kleine Menge', 'für Frauen', 'geht selbst zur Toilette']);
  });
});
