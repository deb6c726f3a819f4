import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import questionnaire from '../../../../data/definitions/questionnaire.json';
import { ANSWER_CODES } from '../../../../modules/consultation/answers/answers.ts';
import { questionnaireSchema } from '../../../../modules/consultation/answers/question.ts';
import { isShown, shownIds, shownQuestions } from '../../../../modules/consultation/answers/triggers.ts';

const definition = questionnaireSchema.parse(questionnaire);
const question = (id: string) => {
  const found = definition.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no question ${id}`);
  return found;
};

describe('isShown', () => {
  it('shows a question without a trigger always', () => {
    expect(isShown(question('trink'), {})).toBe(true);
  });

  it('shows the details of a representative with R1 only', () => {
    expect(isShown(question('representative_phone'), { representative: 'R1' })).toBe(true);
    expect(isShown(question('representative_phone'), { representative: 'R2' })).toBe(false);
    expect(isShown(question('representative_phone'), {})).toBe(false);
  });

  it.each(ANSWER_CODES.grad)('asks for the application with a Pflegegrad: %s', (grad) => {
    expect(isShown(question('antrag'), { grad })).toBe(grad !== 'G1');
  });

  // @spec consultation-3-4
  it.each(ANSWER_CODES.experience)('asks for the product with E1 only: %s', (experience) => {
    expect(isShown(question('experience_product'), { experience })).toBe(experience === 'E1');
    expect(isShown(question('experience_equivalence'), { experience })).toBe(experience === 'E1');
  });

  it('finds the code among several', () => {
    fc.assert(
      fc.property(fc.subarray([...ANSWER_CODES.important]), (important) => {
        const triggered = {
          ...question('extra2'),
          dependence: { question: 'important', anyOf: ['I3'] },
        } as const;
        expect(isShown(triggered, { important })).toBe(important.includes('I3'));
      }),
    );
  });
});

describe('shownQuestions', () => {
  // @spec consultation-wizard-4
  it('hides what hangs on a hidden question', () => {
    const answers = { representative: 'R2', representative_type: 'Sonstige' } as const;
    expect(isShown(question('custom_representative_type'), answers)).toBe(true);
    expect(shownIds(definition, answers)).not.toContain('custom_representative_type');
    const spoken = shownQuestions(definition, { ...answers, representative: 'R1' }, 0).map(({ id }) => id);
    expect(spoken).toContain('custom_representative_type');
  });

  it('gives those of the step alone, in order', () => {
    expect(shownQuestions(definition, {}, 2).map(({ id }) => id)).toEqual(['verlust', 'wann', 'experience']);
    expect(shownQuestions(definition, {}, null).map(({ id }) => id)).toEqual([
      'extra2',
      'extra3',
      'extra4',
      'extra5',
      'extra6',
    ]);
  });
});
