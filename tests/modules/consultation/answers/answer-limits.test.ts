import { describe, expect, it } from 'vitest';
import questionnaire from '../../../../data/definitions/questionnaire.json';
import { ANSWER_LIMITS, answerLimit } from '../../../../modules/consultation/answers/answer-limits.ts';
import { missingAnswers } from '../../../../modules/consultation/answers/missing.ts';
import { questionnaireSchema } from '../../../../modules/consultation/answers/question.ts';
import { parseDay } from '../../../../modules/platform/domain/index.ts';

const definition = questionnaireSchema.parse(questionnaire);
const today = parseDay('2026-03-09') as NonNullable<ReturnType<typeof parseDay>>;

describe('the limits of free texts', () => {
  it('bound each question that is answered by typing, and no other', () => {
    const typed = definition.filter(({ type }) =>
      ['text', 'email', 'tel', 'textarea', 'product'].includes(type),
    );
    expect(typed.map(({ id }) => id).toSorted()).toEqual(Object.keys(ANSWER_LIMITS).toSorted());
    expect([answerLimit('krankenkasse'), answerLimit('gender'), answerLimit('extra2')]).toEqual([
      null,
      null,
      1000,
    ]);
  });
});

describe('missingAnswers', () => {
  const found = (answers: object, step: 1 | null) => missingAnswers(definition, answers, step, today);

  // @spec consultation-wizard-6
  it('keeps a step from being left with a text that is too long, on the summary too', () => {
    expect(found({ gender: 'F', lastname: 'x'.repeat(60) }, 1)).toEqual([]);
    expect(found({ gender: 'F', lastname: 'x'.repeat(61) }, 1)).toEqual([
      { id: 'lastname', message: expect.stringContaining('1 Zeichen zu viel'), tooLong: true },
    ]);
    expect(found({ extra6: 'x'.repeat(1001) }, null).map(({ id }) => id)).toEqual(['extra6']);
  });

  it('keeps a step from being left with a text that holds what nobody sees', () => {
    expect(found({ gender: 'F', lastname: 'Wie\u202esenthal' }, 1)).toEqual([
      { id: 'lastname', message: expect.stringContaining('U+202E'), hidden: true },
    ]);
    expect(found({ extra6: 'Sil\u00adben 👩‍👩‍👧' }, null)).toEqual([]);
  });

  it('says nothing of a text that is not asked for', () => {
    expect(
      missingAnswers(definition, { representative_email: 'x'.repeat(300) }, 0, today).map(({ id }) => id),
    ).not.toContain('representative_email');
  });
});
