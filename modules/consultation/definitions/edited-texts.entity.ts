import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Texts of one question or hint that differ from those of the program. */
export const EditedTextsRow = defineEntity({
  name: 'EditedTexts',
  tableName: 'edited_texts',
  properties: {
    id: p.integer().primary(),
    /** `question:gender`, `hint:haut.Ha2`. */
    name: p.string().length(60).unique(),
    /** By field, such as `questiontext` or `answers.F.label`; empty where all are the program's again. */
    texts: p.json().$type<Readonly<Record<string, string>>>(),
    /** Raised by each write of people. */
    version: p.integer().default(1),
  },
});
export type EditedTextsRow = InferEntity<typeof EditedTextsRow>;
