import { describe, expect, it } from 'vitest';
import {
  answerText,
  giveAnswer,
  isMultiField,
  ownAdviserName,
  presetMember,
  toggleAnswer,
} from '../../../../../apps/web/consultation/wizard/give-answer.ts';
import type { Answers } from '../../../../../modules/consultation/domain.ts';

describe('giveAnswer', () => {
  it('gives, changes and takes back', () => {
    const given = giveAnswer({ lastname: 'Sommer' }, 'inkontinenz', 'I1');
    expect(given).toEqual({ lastname: 'Sommer', inkontinenz: 'I1' });
    expect(giveAnswer(given, 'inkontinenz', 'I2')).toEqual({ lastname: 'Sommer', inkontinenz: 'I2' });
    expect(giveAnswer(given, 'inkontinenz', undefined)).toEqual({ lastname: 'Sommer' });
    expect(giveAnswer(given, 'lastname', '')).toEqual({ inkontinenz: 'I1' });
  });

  it("presets the adviser's name until it is given or emptied", () => {
    const preset = presetMember({ gender: 'F' }, 'Nina Vogt');
    expect(preset).toEqual({ gender: 'F', member: 'Nina Vogt' });
    expect(presetMember(preset, 'Wer anders')).toBe(preset);
    const emptied = giveAnswer(preset, 'member', '');
    expect(presetMember(emptied, 'Nina Vogt')).toBe(emptied);
    expect(presetMember({}, '')).toEqual({});
  });

  // @spec consultation-wizard-5
  it('presets of a list the name that the login spells, and none where it is not in it', () => {
    expect(ownAdviserName('Nina Vogt', [])).toBe('Nina Vogt');
    expect(ownAdviserName('nina vogt ', ['Ada Kern', 'Nina Vogt'])).toBe('Nina Vogt');
    expect(ownAdviserName('Tresen 1', ['Ada Kern', 'Nina Vogt'])).toBe('');
  });

  it('keeps spaces while somebody is typing', () => {
    expect(giveAnswer({}, 'lastname', 'von ')).toEqual({ lastname: 'von ' });
  });

  it('returns the same answers where nothing changes', () => {
    const answers: Answers = { lastname: 'Sommer' };
    expect(giveAnswer(answers, 'lastname', 'Sommer')).toBe(answers);
    expect(giveAnswer(answers, 'city', '')).toBe(answers);
    expect(giveAnswer(answers, 'city', undefined)).toBe(answers);
  });
});

describe('toggleAnswer', () => {
  it('follows the multi-select rule and leaves no empty list behind', () => {
    const two = toggleAnswer(toggleAnswer({}, 'medikamente', 'M3'), 'medikamente', 'M2');
    expect(two).toEqual({ medikamente: ['M2', 'M3'] });
    expect(toggleAnswer(two, 'medikamente', 'M1')).toEqual({ medikamente: ['M1'] });
    expect(toggleAnswer({ medikamente: ['M1'] }, 'medikamente', 'M4')).toEqual({ medikamente: ['M4'] });
    expect(toggleAnswer({ medikamente: ['M1'], lastname: 'A' }, 'medikamente', 'M1')).toEqual({
      lastname: 'A',
    });
  });
});

it('tells texts from lists', () => {
  expect(answerText({ lastname: 'Sommer' }, 'lastname')).toBe('Sommer');
  expect(answerText({ important: ['I1'] }, 'important')).toBeUndefined();
  expect([isMultiField('important'), isMultiField('lastname')]).toEqual([true, false]);
});
