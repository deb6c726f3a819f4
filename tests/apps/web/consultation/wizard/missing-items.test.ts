import { describe, expect, it } from 'vitest';
import {
  missingBefore,
  missingItems,
  stepName,
} from '../../../../../apps/web/consultation/wizard/missing-items.ts';
import questionnaire from '../../../../../data/definitions/questionnaire.json';
import {
  type Answers,
  questionnaireSchema,
  WIZARD_STEPS,
} from '../../../../../modules/consultation/domain.ts';
import { berlinDay } from '../../../../../modules/platform/domain/index.ts';

const definition = questionnaireSchema.parse(questionnaire);
const today = berlinDay(new Date('2026-03-09T12:00:00Z'));

describe('what is missing', () => {
  it('names the steps after their segments', () => {
    expect(WIZARD_STEPS.map((step) => stepName(definition, step))).toEqual([
      'Beratung',
      'Person',
      'Inkontinenz',
      'Gesundheit',
      'Alltag',
    ]);
  });

  it('is looked for on the step itself, and on the last step everywhere', () => {
    const ids = (step: 1 | 4) => missingBefore(definition, {}, step, today).map(({ id }) => id);
    expect(ids(1)).toEqual(['gender']);
    expect(ids(4)).toEqual([
      'krankenkasse',
      'inkontinenz',
      'gender',
      'verlust',
      'trink',
      'toilette',
      'versorgung',
    ]);
  });

  it('is linked on this screen, or with the name of its own step', () => {
    const answers: Answers = {
      krankenkasse: 'Keine Krankenkasse',
      inkontinenz: 'I1',
      gender: 'F',
      verlust: 'V1',
    };
    const missing = missingBefore(definition, { ...answers, toilette: 'T1' }, 4, today);
    expect(missingItems(definition, missing, [4])).toEqual([
      { id: 'trink', text: 'Gesundheit: Wie viel wird am Tag ungefähr getrunken?', to: '/wizard/3#q-trink' },
      { id: 'versorgung', text: 'Wer legt das Produkt an und wechselt es?', to: '#q-versorgung' },
    ]);
  });
});
