import { describe, expect, it } from 'vitest';
import questionnaire from '../../../../data/definitions/questionnaire.json';
import type { Answers } from '../../../../modules/consultation/answers/answers.ts';
import { isRequired, missingAnswers } from '../../../../modules/consultation/answers/missing.ts';
import { questionnaireSchema, WIZARD_STEPS } from '../../../../modules/consultation/answers/question.ts';
import { parseDay } from '../../../../modules/platform/domain/index.ts';

const definition = questionnaireSchema.parse(questionnaire);
const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};
const today = day('2026-03-09');
const AOK: Answers = { krankenkasse: 'AOK', inkontinenz: 'I1' };
const ids = (answers: Answers, step: 0 | 1 | 2 | 3 | 4 = 0) =>
  missingAnswers(definition, answers, step, today).map(({ id }) => id);

describe('missingAnswers', () => {
  it('names the required questions of each step while nothing is answered', () => {
    expect(WIZARD_STEPS.map((step) => ids({}, step))).toEqual([
      ['krankenkasse', 'inkontinenz'],
      ['gender'],
      ['verlust'],
      ['trink'],
      ['toilette', 'versorgung'],
    ]);
  });

  // @spec consultation-5-2
  it('says what to do', () => {
    expect(missingAnswers(definition, { krankenkasse: 'AOK' }, 0, today)).toEqual([
      { id: 'birthdate', message: 'Bitte ausfüllen im Format Tag & Monat zweistellig, Jahr vierstellig' },
      { id: 'inkontinenz', message: 'Bitte auswählen' },
    ]);
  });

  // @spec consultation-4-1
  it('is content once everything is there; blanks are not', () => {
    expect(ids({ ...AOK, birthdate: day('1950-01-31') })).toEqual([]);
    expect(ids({ ...AOK, birthdate: day('1950-01-31'), krankenkasse: '  ' })).toEqual(['krankenkasse']);
  });

  it('names a hip circumference that is none, and needs none', () => {
    const step4: Answers = { toilette: 'T1', versorgung: 'H1' };
    expect(ids(step4, 4)).toEqual([]);
    expect(ids({ ...step4, huefte: '105' }, 4)).toEqual([]);
    expect(missingAnswers(definition, { ...step4, huefte: '1050' }, 4, today)).toEqual([
      { id: 'huefte', message: 'Bitte eine ganze Zahl von 30 bis 250 eingeben, in Zentimetern.' },
    ]);
  });

  // @spec consultation-4-5
  it('wants the birth date with an insurer only', () => {
    expect(ids(AOK)).toEqual(['birthdate']);
    expect(ids({ ...AOK, krankenkasse: 'Selbstzahler' })).toEqual(['birthdate']);
    expect(ids({ ...AOK, krankenkasse: 'Keine Krankenkasse' })).toEqual([]);
    expect(ids({ inkontinenz: 'I1' })).toEqual(['krankenkasse']);
  });

  it('says of a typed date what is wrong with it, beside the format', () => {
    const said = (parts: Answers) =>
      missingAnswers(definition, { ...AOK, ...parts }, 0, today).map(({ message }) => message);
    const format = 'Bitte ausfüllen im Format Tag & Monat zweistellig, Jahr vierstellig';
    expect(said({ day: '31', month: '02', year: '1950' })).toEqual([`Dieses Datum gibt es nicht. ${format}`]);
    expect(said({ day: '10', month: '03', year: '2026' })).toEqual([
      `Das Geburtsdatum liegt in der Zukunft. ${format}`,
    ]);
    expect(said({ day: '31', month: '12', year: '1899' })).toEqual([
      `Das Geburtsdatum liegt vor dem Jahr 1900. ${format}`,
    ]);
    expect(said({ day: '31', month: '12', year: '50' })).toEqual([format]);
  });

  it('never passes a stored date that lies in the future', () => {
    expect(ids({ ...AOK, krankenkasse: 'Keine Krankenkasse', birthdate: day('2026-03-10') })).toEqual([
      'birthdate',
    ]);
  });

  it('does not ask for hidden questions, and takes an empty choice for no answer', () => {
    const strict = definition.map((question) => ({ ...question, required: true }));
    const found = (answers: Answers) => missingAnswers(strict, answers, 4, today).map(({ id }) => id);
    expect(found({})).not.toContain('antrag');
    expect(found({ grad: 'G2' })).toContain('antrag');
    expect(found({ important: [] })).toContain('important');
    expect(found({ important: ['I1'] })).not.toContain('important');
  });

  it('marks the birth date as required by the same rule', () => {
    const birthdate = definition.filter(({ id }) => id === 'birthdate');
    expect(birthdate.map((question) => isRequired(question, {}))).toEqual([false]);
    expect(birthdate.map((question) => isRequired(question, AOK))).toEqual([true]);
  });
});
