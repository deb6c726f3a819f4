import { describe, expect, it } from 'vitest';
import hints from '../../../../data/definitions/hints.json' with { type: 'json' };
import questions from '../../../../data/definitions/questionnaire.json' with { type: 'json' };
import { questionnaireSchema } from '../../../../modules/consultation/answers/question.ts';
import {
  hintInput,
  placeholderFault,
  questionInput,
} from '../../../../modules/consultation/definitions/definition-input.ts';
import {
  HINT_KEYS,
  hintTexts,
  type Texts,
  textsOfQuestion,
  withEditedTexts,
} from '../../../../modules/consultation/definitions/edited-texts.ts';
import { hintsSchema } from '../../../../modules/consultation/definitions/hint.ts';
import { shownInWords } from '../../../../modules/consultation/definitions/managed-definitions.ts';

const delivered = { questionnaire: questionnaireSchema.parse(questions), hints: hintsSchema.parse(hints) };
const question = (id: string) => delivered.questionnaire.find((each) => each.id === id);

describe('withEditedTexts', () => {
  it('without changes is what the program brings', () => {
    expect(withEditedTexts(delivered, new Map())).toEqual(delivered);
  });

  it('changes what is named and nothing else; ids, steps and triggers stay', () => {
    const edited = new Map<string, Texts>([
      ['question:gender', { questiontext: 'Für wen?', 'answers.M.label': 'Herr', sublinetext: '' }],
      ['hint:haut.Ha1', { text: 'Gut so.' }],
      ['hint:haut.Ha2', { text: '' }],
      ['hint:important.I1', { text: 'Weich.' }],
    ]);
    const now = withEditedTexts(delivered, edited);
    const gender = now.questionnaire.find(({ id }) => id === 'gender');
    expect(gender).toEqual({
      ...question('gender'),
      questiontext: 'Für wen?',
      sublinetext: null,
      answers: [
        { value: 'F', label: 'Frau', sublinetext: null },
        { value: 'M', label: 'Herr', sublinetext: null },
        { value: 'K', label: 'Kind', sublinetext: null },
      ],
    });
    expect(now.hints['haut.Ha1']).toBe('Gut so.');
    expect(now.hints['haut.Ha2']).toBeUndefined();
    expect(now.hints.important).toEqual({ ...delivered.hints.important, I1: 'Weich.' });
    expect(now.hints['inkontinenz.I1']).toBe(delivered.hints['inkontinenz.I1']);
  });

  it('passes over texts of what the program no longer has, and keeps what must not be empty', () => {
    const edited = new Map<string, Texts>([
      ['question:gender', { 'answers.Z.label': 'Weg', questiontext: '' }],
      ['question:weg', { questiontext: 'Weg' }],
      ['hint:weg.W1', { text: 'Weg' }],
    ]);
    expect(withEditedTexts(delivered, edited)).toEqual(delivered);
  });

  it('knows each hint that is delivered', () => {
    for (const key of hintTexts(delivered.hints).keys()) expect(HINT_KEYS).toContain(key);
  });
});

describe('texts that people enter', () => {
  const fault = (text: string) => hintInput.safeParse({ key: 'haut.Ha1', text }).error?.issues[0]?.message;

  it('are one line without HTML and without what nobody sees', () => {
    expect(hintInput.parse({ key: 'haut.Ha1', text: '  Erste\r\n Zeile\tund zweite ' }).text).toBe(
      'Erste Zeile und zweite',
    );
    expect(fault('<b>fett</b>')).toBe('„Hinweis“ darf kein HTML enthalten.');
    expect(fault('<!-- -->')).toBe('„Hinweis“ darf kein HTML enthalten.');
    expect(fault('Menge < 100 ml & mehr')).toBeUndefined();
    expect(fault('rück\u202ewärts')).toMatch(/unsichtbare Zeichen/);
    expect(fault('x'.repeat(601))).toBe('„Hinweis“ hat mehr als 600 Zeichen.');
    expect(fault('x'.repeat(600))).toBeUndefined();
  });

  it('of a question are there where they must be, and no other fields', () => {
    const texts = { id: 'gender', questiontext: ' ', sublinetext: '', hint: '' };
    expect(questionInput.safeParse(texts).error?.issues[0]?.message).toBe(
      'Bitte füllen Sie das Feld „Frage“ aus.',
    );
    expect(questionInput.safeParse({ ...texts, questiontext: 'Wer?' }).success).toBe(true);
    expect(questionInput.safeParse({ ...texts, questiontext: 'Wer?', step: 2 }).success).toBe(false);
  });

  it('keep the placeholders of the delivered text, and bring no others', () => {
    expect(placeholderFault('Guten Tag {name}, {name}', 'Hallo {name}')).toBeNull();
    expect(placeholderFault('Guten Tag {name} aus {ort}', 'Hallo')).toBe(
      'Im Text fehlt der Platzhalter {name}, {ort}.',
    );
    expect(placeholderFault('Guten Tag', 'Hallo {name}')).toBe('{name} ist hier kein Platzhalter.');
    for (const each of delivered.questionnaire)
      for (const text of Object.values(textsOfQuestion(each)))
        expect(placeholderFault(text, text)).toBeNull();
  });
});

describe('shownInWords', () => {
  it('says on which answer a question depends', () => {
    const named = (id: string) => {
      const found = question(id);
      return found === undefined ? undefined : shownInWords(found, delivered.questionnaire);
    };
    expect(named('gender')).toBeNull();
    expect(named('experience_product')).toBe(
      'wenn „Welche Erfahrungen gibt es bereits mit Inkontinenzprodukten?“ mit „Ein Produkt wird verwendet und ist bekannt“ beantwortet ist',
    );
  });
});
