import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import questionnaire from '../../../../data/definitions/questionnaire.json';
import {
  ANSWER_CODES,
  type Answers,
  answersSchema,
  MULTI_FIELDS,
} from '../../../../modules/consultation/answers/answers.ts';
import { pruneAnswers } from '../../../../modules/consultation/answers/prune.ts';
import { QUESTION_IDS, questionnaireSchema } from '../../../../modules/consultation/answers/question.ts';
import { shownIds } from '../../../../modules/consultation/answers/triggers.ts';

const definition = questionnaireSchema.parse(questionnaire);

/** Any answers: every field absent or filled, codes from its own list. */
const anyAnswers: fc.Arbitrary<Answers> = fc
  .record(
    Object.fromEntries(
      Object.keys(answersSchema.shape).map((field) => {
        const codes = Object.entries(ANSWER_CODES).find(([name]) => name === field)?.[1];
        if (field === 'birthdate') return [field, fc.constant('1950-01-31')];
        if (codes === undefined) return [field, fc.string({ maxLength: 10 })];
        const multi = MULTI_FIELDS.some((name) => name === field);
        return [field, multi ? fc.subarray([...codes]) : fc.constantFrom(...codes)];
      }),
    ),
    { requiredKeys: [] },
  )
  .map((value) => answersSchema.parse(value));

describe('pruneAnswers', () => {
  it('drops a chain of hidden answers', () => {
    const answers: Answers = {
      representative: 'R2',
      representative_type: 'Sonstige',
      custom_representative_type: 'Betreuung',
      representative_lastname: 'Muster',
      lastname: 'Beispiel',
    };
    expect(pruneAnswers(definition, answers)).toEqual({ representative: 'R2', lastname: 'Beispiel' });
    expect(pruneAnswers(definition, { ...answers, representative: 'R1' })).toEqual({
      ...answers,
      representative: 'R1',
    });
  });

  it('keeps the typed parts with the birth date, and drops them with it', () => {
    const typed: Answers = { day: '3', month: '', year: '' };
    expect(pruneAnswers(definition, typed)).toEqual(typed);
    const without = definition.filter(({ id }) => id !== 'birthdate');
    expect(pruneAnswers(without, typed)).toEqual({});
  });

  it('is idempotent, keeps exactly what is shown, and changes no answer', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const pruned = pruneAnswers(definition, answers);
        expect(pruneAnswers(definition, pruned)).toEqual(pruned);
        expect(answersSchema.safeParse(pruned).success).toBe(true);
        const shown = shownIds(definition, answers);
        expect(shownIds(definition, pruned)).toEqual(shown);
        for (const id of QUESTION_IDS) {
          expect(pruned[id]).toEqual(shown.has(id) ? answers[id] : undefined);
        }
      }),
    );
  });
});
