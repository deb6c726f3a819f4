import type { EntityManager } from '@mikro-orm/core';
import { readDefinitions, readEditedTexts } from './definition-rows.ts';
import { deliveredDefinitions } from './delivered-definitions.ts';
import { HINT_KEYS, hintName, hintTexts, questionName, segmentName } from './edited-texts.ts';
import { type ManagedHint, type ManagedQuestion, shownInWords } from './managed-definitions.ts';

/** All possible hints, as the vendor maintains them. */
export async function readManagedHints(em: EntityManager): Promise<readonly ManagedHint[]> {
  const { questionnaire, hints } = await readDefinitions(em);
  const edited = await readEditedTexts(em);
  const delivered = hintTexts((await deliveredDefinitions()).hints);
  const texts = hintTexts(hints);
  const places = new Map(HINT_KEYS.map((key, index) => [key, index + 1]));
  return questionnaire.flatMap((question) =>
    question.answers.flatMap(({ value, label }): ManagedHint[] => {
      const key = `${question.id}.${value}`;
      const id = places.get(key);
      if (id === undefined) return [];
      return [
        {
          id,
          key,
          version: edited.get(hintName(key))?.version ?? 0,
          Frage: question.questiontext,
          Antwort: label,
          text: texts.get(key) ?? '',
          delivered: delivered.get(key) ?? '',
        },
      ];
    }),
  );
}

/** All questions as the vendor maintains them, in order. */
export async function readManagedQuestions(em: EntityManager): Promise<readonly ManagedQuestion[]> {
  const { questionnaire } = await readDefinitions(em);
  const edited = await readEditedTexts(em);
  const delivered = new Map((await deliveredDefinitions()).questionnaire.map((each) => [each.id, each]));
  return questionnaire.map((question) => {
    const own = delivered.get(question.id) ?? question;
    return {
      ...question,
      version: edited.get(questionName(question.id))?.version ?? 0,
      segmentVersion: edited.get(segmentName(own.segmentName))?.version ?? 0,
      delivered: own,
      shownWhen: shownInWords(question, questionnaire),
    };
  });
}
