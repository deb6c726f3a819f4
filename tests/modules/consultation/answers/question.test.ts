import { describe, expect, it } from 'vitest';
import { type Question, questionnaireSchema } from '../../../../modules/consultation/answers/question.ts';

const member: Question = {
  id: 'member',
  step: 0,
  type: 'text',
  questiontext: 'Beraterin oder Berater',
  hint: null,
  required: false,
  answers: [],
  dependence: null,
  segmentName: 'Beratung',
  sublinetext: null,
};
const trink: Question = {
  ...member,
  id: 'trink',
  type: 'single',
  answers: [{ value: 'X1', label: 'Wenig', sublinetext: null }],
};
const dependent: Question = { ...member, id: 'extra2', dependence: { question: 'trink', anyOf: ['X1'] } };
const accepts = (value: unknown) => questionnaireSchema.safeParse(value).success;
const messages = (value: unknown) =>
  questionnaireSchema.safeParse(value).error?.issues.map(({ message }) => message);

describe('questionnaireSchema', () => {
  // @spec consultation-3-7
  it('accepts questions in order', () => {
    expect(accepts([member, trink, dependent])).toBe(true);
    expect(accepts([{ ...member, step: null }])).toBe(true);
  });

  it('refuses an id that is no answer field, an unknown key, a step beyond the wizard', () => {
    expect(accepts([{ ...member, id: 'shoesize' }])).toBe(false);
    expect(accepts([{ ...member, id: 'day' }])).toBe(false);
    expect(accepts([{ ...member, colour: 'red' }])).toBe(false);
    expect(accepts([{ ...member, step: 5 }])).toBe(false);
  });

  it('refuses an id given twice', () => {
    expect(messages([member, member])).toEqual(['ids are unique and a question depends on one above it']);
  });

  it('refuses a trigger that stands below what it shows, or is missing', () => {
    expect(accepts([dependent, trink])).toBe(false);
    expect(accepts([dependent])).toBe(false);
    expect(accepts([{ ...dependent, id: 'trink' }])).toBe(false);
    expect(accepts([trink, { ...dependent, dependence: { question: 'trink', anyOf: [] } }])).toBe(false);
  });

  it('refuses a choice without choices and a text field with some', () => {
    expect(messages([{ ...trink, answers: [] }])).toEqual([
      'single and multi have choices, other types none',
    ]);
    expect(accepts([{ ...member, answers: trink.answers }])).toBe(false);
  });
});
