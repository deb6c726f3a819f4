import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '#auth';

/** An encrypted document that waits to be mailed, for a day at most. Its name, which may be a person's, is kept as a hash. */
export const StoredPdf = defineEntity({
  name: 'StoredPdf',
  tableName: 'stored_pdf',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    nameHash: p.string().length(64).primary(),
    pdf: p.blob(),
    expires: p.datetime().index(),
  },
});
export type StoredPdf = InferEntity<typeof StoredPdf>;
