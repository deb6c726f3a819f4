import { describe, expect, it } from 'vitest';
import questionnaire from '../../../../data/definitions/questionnaire.json';
import { answerInWords } from '../../../../modules/consultation/answers/answers-in-words.ts';
import {
  type Answers,
  answersInWords,
  type QuestionId,
  questionnaireSchema,
} from '../../../../modules/consultation/domain.ts';
import type { CalendarDay } from '../../../../modules/platform/domain/index.ts';

const definition = questionnaireSchema.parse(questionnaire);
const birthdate = '1950-01-31' as CalendarDay;

function words(id: QuestionId, answers: Answers): string | null {
  const question = definition.find((one) => one.id === id);
  return question === undefined ? null : answerInWords(question, answers);
}

describe('an answer in words', () => {
  it('is the label of a choice, never its code', () => {
    expect(words('inkontinenz', { inkontinenz: 'I1' })).toBe('Urininkontinenz');
    expect(words('grad', { grad: 'G6' })).toBe('Pflegegrad 5');
    for (const question of definition) {
      for (const { value, label } of question.answers) {
        const given = question.type === 'multi' ? [value] : value;
        expect(answerInWords(question, { [question.id]: given } as Answers)).toBe(label);
      }
    }
  });

  it('names several choices in the order of the question', () => {
    expect(words('important', { important: ['I4', 'I1'] })).toBe('Tragekomfort, Hautverträglichkeit');
    expect(words('important', { important: [] })).toBeNull();
  });

  it('is a day in German, and none while the typed one does not exist', () => {
    expect(words('birthdate', { birthdate })).toBe('31.01.1950');
    expect(words('birthdate', { day: '31', month: '02', year: '1950' })).toBeNull();
  });

  it('is a text without the blanks around it, its lines kept', () => {
    expect(words('extra2', { extra2: ' eins\nzwei ' })).toBe('eins\nzwei');
    expect(words('lastname', { lastname: '   ' })).toBeNull();
    expect(words('krankenkasse', { krankenkasse: 'Keine Krankenkasse' })).toBe('Keine Krankenkasse');
  });
});

describe('the answers in words', () => {
  it('stand by segment, without what is unanswered', () => {
    expect(answersInWords(definition, {})).toEqual([]);
    expect(answersInWords(definition, { trink: 'X2', inkontinenz: 'I1', birthdate })).toEqual([
      {
        name: 'Beratung',
        lines: [
          { id: 'birthdate', question: 'Geburtsdatum', text: '31.01.1950' },
          { id: 'inkontinenz', question: 'Welche Form der Inkontinenz liegt vor?', text: 'Urininkontinenz' },
        ],
      },
      {
        name: 'Gesundheit',
        lines: [
          { id: 'trink', question: 'Wie viel wird am Tag ungefähr getrunken?', text: '1 bis 1,5 Liter' },
        ],
      },
    ]);
  });

  it('name an open question without an answer', () => {
    const [first] = answersInWords(definition, {}, new Set<QuestionId>(['verlust']));
    expect(first?.lines).toMatchObject([{ id: 'verlust', text: null }]);
  });
});
