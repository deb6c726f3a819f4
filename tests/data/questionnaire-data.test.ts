import { describe, expect, it } from 'vitest';
import hintTexts from '../../data/definitions/hints.json';
import questionnaire from '../../data/definitions/questionnaire.json';
import { ANSWER_CODES, answersSchema, MULTI_FIELDS } from '../../modules/consultation/answers/answers.ts';
import { NONE_CODES } from '../../modules/consultation/answers/multi-select.ts';
import { QUESTION_IDS, questionnaireSchema } from '../../modules/consultation/answers/question.ts';
import { hintsSchema } from '../../modules/consultation/definitions/hint.ts';
import { KEY_FIELDS } from '../../modules/consultation/recommendations/recommendation-key.ts';

const definition = questionnaireSchema.parse(questionnaire);
const codes = new Map<string, readonly string[]>(Object.entries(ANSWER_CODES));
const typeOf = (field: string) => {
  if (!codes.has(field)) return null;
  return MULTI_FIELDS.some((name) => name === field) ? 'multi' : 'single';
};

describe('questionnaire.json', () => {
  // @spec consultation-3-7
  it('asks for every answer once, in the order of the answers, and for nothing else', () => {
    expect(definition.map(({ id }) => id)).toEqual(QUESTION_IDS);
    expect(Object.keys(answersSchema.shape)).toEqual(
      expect.arrayContaining(definition.map(({ id }): string => id)),
    );
  });

  // @spec consultation-3-2
  it.each(definition)('offers exactly the codes of $id, in their order', ({ id, type, answers }) => {
    expect(answers.map(({ value }) => value)).toEqual(codes.get(id) ?? []);
    expect(['single', 'multi'].includes(type) ? type : null).toBe(typeOf(id));
  });

  it('keeps each step together, in order, under one name', () => {
    const steps = definition.map(({ step }) => step ?? 5);
    expect(steps).toEqual([...steps].sort());
    expect(new Set(definition.map(({ step, segmentName }) => `${step} ${segmentName}`)).size).toBe(6);
    expect(definition.filter(({ step }) => step === null).map(({ id }) => id)).toEqual([
      'extra2',
      'extra3',
      'extra4',
      'extra5',
      'extra6',
    ]);
  });

  it('lets every trigger fire: existing question, existing codes, on the same step', () => {
    for (const { step, dependence } of definition) {
      if (dependence === null) continue;
      const trigger = definition.find(({ id }) => id === dependence.question);
      expect(trigger?.step).toBe(step);
      expect(trigger?.answers.map(({ value }) => value)).toEqual(
        expect.arrayContaining([...dependence.anyOf]),
      );
    }
  });

  // @spec consultation-wizard-4
  it('has the triggers of the specification', () => {
    const triggers = definition.flatMap(({ id, dependence }) =>
      dependence ? [`${id}: ${dependence.question} ${dependence.anyOf.join(' ')}`] : [],
    );
    expect(triggers).toEqual([
      'representative_type: representative R1',
      'custom_representative_type: representative_type Sonstige',
      'representative_givenName: representative R1',
      'representative_lastname: representative R1',
      'representative_phone: representative R1',
      'representative_email: representative R1',
      'experience_product: experience E1',
      'experience_equivalence: experience E1',
      'antrag: grad G2 G3 G4 G5 G6',
    ]);
  });

  // @spec consultation-5-1
  it('requires what a recommendation and an offer need', () => {
    const required = definition.filter((question) => question.required).map(({ id }) => id);
    expect(new Set(required)).toEqual(new Set(['krankenkasse', 'birthdate', ...KEY_FIELDS]));
  });

  // @spec consultation-wizard-2
  it('has help on steps 3 and 4, and only there', () => {
    for (const { id, step, hint } of definition) {
      expect(hint !== null, id).toBe(step === 3 || step === 4);
    }
  });

  it('says "Keine" or the like where a choice clears the others', () => {
    for (const [field, none] of Object.entries(NONE_CODES)) {
      const question = definition.find(({ id }) => id === field);
      expect(question?.answers.find(({ value }) => value === none)?.label).toBe('Keine');
    }
  });
});

describe('hints.json', () => {
  it('parses, which refuses keys that name no field or code, and speaks to all that is important', () => {
    const { important } = hintsSchema.parse(hintTexts);
    expect(Object.keys(important)).toEqual(ANSWER_CODES.important);
  });
});

describe('German texts', () => {
  const { important, ...hints } = hintTexts;
  const sentences = [
    ...Object.values(hints),
    ...Object.values(important),
    ...definition.flatMap(({ hint, sublinetext, answers }) =>
      [hint, sublinetext, ...answers.map((choice) => choice.sublinetext)].flatMap((text) => text ?? []),
    ),
  ];
  const choices = definition.filter(({ answers }) => answers.length > 0);
  const labels = [
    ...definition.filter((question) => question.answers.length === 0).map(({ questiontext }) => questiontext),
    ...choices.flatMap(({ answers }) => answers.map(({ label }) => label)),
  ];

  it.each(sentences)('ends as a sentence: %s', (text) => {
    expect(text).toMatch(/^[A-ZÄÖÜ].*[.?]$/);
  });

  it.each(choices)('asks for $id in a question', ({ questiontext }) => {
    expect(questiontext).toMatch(/^[A-ZÄÖÜ].*\?$/);
  });

  it.each(labels)('has no full stop after a label: %s', (label) => {
    expect(label).toMatch(/^[A-ZÄÖÜ0-9].*[^.:!\s]$|^[SML]$/);
  });

  it('has no stray spaces, ASCII quotes, replaced umlauts or familiar address', () => {
    const texts = [...sentences, ...labels, ...choices.map(({ questiontext }) => questiontext)];
    for (const text of texts) {
      expect(text).not.toMatch(/ {2}|^\s|\s$|\s[,.?]|["']|\b(du|dein|dir|dich|euch)\b|�/i);
      expect(text).not.toMatch(/(fuer|ueber|groess|koenn|muess|Haeut|waehl)/i);
    }
  });
});
