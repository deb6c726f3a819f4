import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '#auth';
import { Institution } from '#institution';

/**
 * A document waiting to be mailed, for a day at most: encrypted with the institution's PDF password, and sealed on
 * top. Its name may identify a person and is stored as a keyed hash.
 */
export const StoredPdf = defineEntity({
  name: 'StoredPdf',
  tableName: 'stored_pdf',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    nameHash: p.string().length(64).primary(),
    institution: () => p.manyToOne(Institution).deleteRule('cascade').index(),
    pdf: p.blob(),
    /** Bytes of `pdf`. */
    size: p.integer(),
    expires: p.datetime().index(),
  },
});
export type StoredPdf = InferEntity<typeof StoredPdf>;
