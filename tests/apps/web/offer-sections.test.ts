import { describe, expect, it } from 'vitest';
import {
  askedOf,
  mayEdit,
  missingIn,
  OFFER_SECTIONS,
  restoreAnswers,
} from '../../../apps/web/consultation/offer/offer-sections.ts';
import questionnaire from '../../../data/definitions/questionnaire.json';
import { type Answers, questionnaireSchema } from '../../../modules/consultation/domain/index.ts';
import { berlinDay, type CalendarDay } from '../../../modules/platform/domain/index.ts';

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
      missingIn(section(id), askedOf(definition, advises), {}, today).map((missing) => missing.id);
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

  it('is put back without touching the others', () => {
    const before: Answers = {
      krankenkasse: 'A',
      birthdate,
      day: '31',
      month: '01',
      year: '1950',
      city: 'Ulm',
    };
    const now: Answers = { krankenkasse: 'B', day: '1', month: '', year: '', gebuehr: 'GE1', city: 'Bonn' };
    expect(restoreAnswers(section('beratung'), definition, now, before)).toEqual({ ...before, city: 'Bonn' });
    expect(restoreAnswers(section('person'), definition, now, before)).toEqual({ ...now, city: 'Ulm' });
  });
});
