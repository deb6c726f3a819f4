import { describe, expect, it } from 'vitest';
import { arrangeQuestions } from '../../../../../apps/web/consultation/wizard/question-blocks.ts';
import questionnaire from '../../../../../data/definitions/questionnaire.json';
import {
  type Answers,
  questionnaireSchema,
  shownQuestions,
  WIZARD_STEPS,
  type WizardStep,
} from '../../../../../modules/consultation/domain.ts';

const definition = questionnaireSchema.parse(questionnaire);
const cards = (step: WizardStep, answers: Answers = {}) =>
  arrangeQuestions(shownQuestions(definition, answers, step)).map(({ name, blocks }) => [
    name,
    blocks.map(({ questions }) => questions.map(({ id }) => id)),
  ]);

describe('arrangeQuestions', () => {
  it('puts what is typed on one card and each choice on its own', () => {
    expect(cards(0)).toEqual([
      [
        'Beratung',
        [
          ['anamneseType'],
          ['member', 'krankenkasse', 'birthdate'],
          ['gebuehr'],
          ['inkontinenz'],
          ['representative'],
        ],
      ],
    ]);
  });

  it('keeps what hangs on an answer below that answer', () => {
    expect(cards(2, { experience: 'E1' })).toEqual([
      [
        'Inkontinenz',
        [['verlust'], ['wann'], ['experience', 'experience_product', 'experience_equivalence']],
      ],
    ]);
  });

  it('begins a new segment with each new name', () => {
    const [first, second] = definition;
    if (first === undefined || second === undefined) throw new Error('no questions');
    const two = arrangeQuestions([first, { ...second, segmentName: 'Anderes' }]);
    expect(two.map(({ name }) => name)).toEqual(['Beratung', 'Anderes']);
  });

  it('loses no question and keeps their order', () => {
    for (const step of WIZARD_STEPS) {
      const shown = shownQuestions(definition, { representative: 'R1', grad: 'G3', experience: 'E1' }, step);
      const arranged = arrangeQuestions(shown).flatMap(({ blocks }) =>
        blocks.flatMap((block) => block.questions),
      );
      expect(arranged).toEqual(shown);
    }
  });
});
