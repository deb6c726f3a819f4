import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What an uploaded table would change, until it is taken over, discarded or expired. */
export const StagedImport = defineEntity({
  name: 'StagedImport',
  tableName: 'staged_import',
  properties: {
    /** Nobody can guess it. */
    id: p.string().length(43).primary(),
    tableName: p.string().length(40),
    /** Who uploaded it: `user:ID` or `operator:ACCOUNT`. */
    who: p.string().length(100),
    /** Whose rows they are; null where they are the vendor's. */
    institutionId: p.integer().nullable(),
    /** JSON, compressed: the changes, with the version of the row that each is based on. */
    changes: p.blob(),
    created: p.datetime(),
    expires: p.datetime().index(),
  },
});
export type StagedImport = InferEntity<typeof StagedImport>;
