import { describe, expect, it } from 'vitest';
import hintTexts from '../../../../data/definitions/hints.json';
import { hintsFor, hintsSchema } from '../../../../modules/consultation/definitions/hint.ts';

const hints = hintsSchema.parse({
  'trink.X1': 'Trinken.',
  'haut.Ha2': 'Haut.',
  'medikamente.M3': 'Schlafmittel.',
  'medikamente.M2': 'Entwässerung.',
  important: { I3: 'Saugstärke.' },
});

describe('hintsSchema', () => {
  it('refuses what names no field or code', () => {
    const accepts = (value: unknown) => hintsSchema.safeParse(value).success;
    expect(accepts({ important: {} })).toBe(true);
    expect(accepts({ 'haut.Ha3': 'x', important: {} })).toBe(false);
    expect(accepts({ 'important.I1': 'x', important: {} })).toBe(false);
    expect(accepts({ important: { I5: 'x' } })).toBe(false);
    expect(accepts({ 'haut.Ha1': '', important: {} })).toBe(false);
    expect(accepts({ 'haut.Ha1': 'x' })).toBe(false);
  });
});

describe('hintsFor', () => {
  it('gives nothing for no answers, and nothing where there is no advice', () => {
    expect(hintsFor({}, hints)).toEqual([]);
    expect(hintsFor({ haut: 'Ha1', important: ['I1'], medikamente: [] }, hints)).toEqual([]);
  });

  it('gives the advice in the order of the questionnaire, whatever the order of answers and hints', () => {
    const answers = { important: ['I3'], haut: 'Ha2', trink: 'X1', medikamente: ['M3', 'M2'] } as const;
    expect(hintsFor(answers, hints)).toEqual([
      { key: 'medikamente.M2', text: 'Entwässerung.' },
      { key: 'medikamente.M3', text: 'Schlafmittel.' },
      { key: 'trink.X1', text: 'Trinken.' },
      { key: 'haut.Ha2', text: 'Haut.' },
      { key: 'important.I3', text: 'Saugstärke.' },
    ]);
  });

  it('does not take I1 of inkontinenz for I1 of important', () => {
    const real = hintsSchema.parse(hintTexts);
    expect(hintsFor({ inkontinenz: 'I1' }, real).map(({ key }) => key)).toEqual(['inkontinenz.I1']);
    expect(hintsFor({ important: ['I1'] }, real).map(({ key }) => key)).toEqual(['important.I1']);
  });
});
