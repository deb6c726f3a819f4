import { describe, expect, it } from 'vitest';
import { PATIENT_LANGUAGES } from '../../../../apps/web/consultation/draft/patient-language.ts';
import { sentences as de } from '../../../../apps/web/consultation/patient-view/languages/de.ts';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
} from '../../../../apps/web/consultation/patient-view/languages/languages.ts';
import type { Sentences } from '../../../../apps/web/consultation/patient-view/languages/sentences.ts';

const NAMES = Object.keys(de) as (keyof Sentences)[];
const FOREIGN = PATIENT_LANGUAGES.filter((language) => language !== 'de');
/** The letters that a language is written in. */
const SCRIPTS = { ru: /[а-яё]/i, uk: /[а-яіїєґ]/i, ar: /[ء-ي]/ } as const;
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

describe("the patient's languages", () => {
  it('are named in themselves, each once', () => {
    expect(Object.keys(LANGUAGE_NAMES)).toEqual([...PATIENT_LANGUAGES]);
    expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(PATIENT_LANGUAGES.length);
  });

  it.each(FOREIGN)('%s has every sentence, with the placeholders of the German one', async (language) => {
    const sentences = await LANGUAGES[language].load();
    expect(Object.keys(sentences)).toEqual(NAMES);
    for (const name of NAMES) {
      expect(sentences[name].trim(), name).not.toBe('');
      expect(sentences[name], name).not.toBe(de[name]);
      expect(placeholders(sentences[name]), name).toEqual(placeholders(de[name]));
    }
    expect(new Set(Object.values(sentences)).size).toBe(NAMES.length);
  });

  it.each(Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])(
    '%s is written in its script',
    async (language) => {
      const sentences = await LANGUAGES[language].load();
      for (const name of NAMES) {
        expect(sentences[name], name).toMatch(SCRIPTS[language]);
        expect(sentences[name].replaceAll(/\{\w+\}/g, ''), name).not.toMatch(/[a-z]/i);
      }
    },
  );
});
