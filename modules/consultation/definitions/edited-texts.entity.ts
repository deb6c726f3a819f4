import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Texts of one question or hint that differ from the delivered ones. */
export const EditedTextsRow = defineEntity({
  name: 'EditedTexts',
  tableName: 'edited_texts',
  properties: {
    id: p.integer().primary(),
    /** `question:gender`, `hint:haut.Ha2`. */
    name: p.string().length(60).unique(),
    /** By field, such as `questiontext` or `answers.F.label`; empty after a reset. */
    texts: p.json().$type<Readonly<Record<string, string>>>(),
    /** Row version. */
    version: p.integer().default(1),
  },
});
export type EditedTextsRow = InferEntity<typeof EditedTextsRow>;
