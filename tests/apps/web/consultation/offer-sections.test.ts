import { describe, expect, it } from 'vitest';
import {
  askedOf,
  mayEdit,
  missingIn,
  missingInAll,
  OFFER_SECTIONS,
} from '../../../../apps/web/consultation/offer/offer-sections.ts';
import questionnaire from '../../../../data/definitions/questionnaire.json';
import { type Answers, questionnaireSchema } from '../../../../modules/consultation/domain.ts';
import { berlinDay, type CalendarDay } from '../../../../modules/platform/domain/index.ts';

const definition = questionnaireSchema.parse(questionnaire);
const today = berlinDay(new Date('2026-03-09T12:00:00Z'));
const birthdate = '1950-01-31' as CalendarDay;

function section(id: (typeof OFFER_SECTIONS)[number]['id']) {
  const found = OFFER_SECTIONS.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe('a section of the summary', () => {
  it('holds each question exactly once', () => {
    for (const { step } of definition) {
      expect(OFFER_SECTIONS.filter(({ steps }) => steps.includes(step))).toHaveLength(1);
    }
  });

  it('misses what its steps require, and nothing of the others', () => {
    const ids = (id: Parameters<typeof section>[0], advises: boolean) =>
      missingIn(section(id), askedOf(definition, advises, {}), {}, today).map((missing) => missing.id);
    expect(ids('beratung', true)).toEqual(['krankenkasse', 'inkontinenz']);
    expect(ids('person', true)).toEqual(['gender']);
    expect(ids('anamnese', true)).toEqual(['verlust', 'trink', 'toilette', 'versorgung']);
    expect(ids('zusatz', true)).toEqual([]);
    // Without the right to advise nobody owes the Anamnese.
    expect(ids('beratung', false)).toEqual(['krankenkasse', 'inkontinenz']);
    expect(ids('person', false)).toEqual([]);
    expect(ids('anamnese', false)).toEqual([]);
    expect(OFFER_SECTIONS.filter((one) => mayEdit(one, false)).map(({ id }) => id)).toEqual([
      'beratung',
      'person',
      'zusatz',
    ]);
  });

  it('owes the Anamnese nothing where the consultation may go on without it', () => {
    const ids = (answers: Answers) =>
      missingInAll(askedOf(definition, true, answers), answers, today).map(({ id }) => id);
    const start: Answers = { krankenkasse: 'A', birthdate, inkontinenz: 'I1' };
    expect(ids({ ...start, anamneseType: 'AT2' })).toEqual([]);
    expect(ids({ ...start, anamneseType: 'AT3', day: '31', month: '02', year: '1950' })).toEqual([
      'birthdate',
    ]);
    expect(ids({ ...start, anamneseType: 'AT1' })).toEqual([
      'gender',
      'verlust',
      'trink',
      'toilette',
      'versorgung',
    ]);
  });
});
