import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** How far a table has come that is being taken over. */
export type ImportState = 'begun' | 'written' | 'done';

/** A table that is being taken over, or was taken over last: what a process leaves that is ended in the middle of it. */
export const ImportRun = defineEntity({
  name: 'ImportRun',
  tableName: 'import_run',
  properties: {
    id: p.integer().primary(),
    tableName: p.string().length(40),
    /** What people call the table. */
    label: p.string().length(60),
    /** Whose rows they are; null where they are the vendor's. */
    institutionId: p.integer().nullable(),
    begun: p.datetime(),
    /** `begun` before anything is written, `written` together with all of it, `done` once that is known. */
    state: p.string().length(10).$type<ImportState>(),
  },
});
export type ImportRun = InferEntity<typeof ImportRun>;
