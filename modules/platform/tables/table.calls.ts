import * as z from 'zod/mini';
import { sentFile } from '../domain/calls/call-fields.ts';
import { type Done, defineCall, type } from '../domain/calls/define-call.ts';
import { TABLE_FILE } from '../domain/tables/table-file.ts';
import type { StagedTable, TableCounts } from './table-imports.ts';

/** Which table, by its name; what there is only the modules above know. */
const table = z.string('Die Tabelle fehlt.').check(z.maxLength(100));

const NO_ID = 'Die Kennung fehlt.';
/** A staged file. */
const id = z.string(NO_ID).check(z.minLength(1, NO_ID), z.maxLength(100));

/** Stages a CSV file and says what it would change. Nothing is written yet. */
export const uploadTable = defineCall({
  method: 'POST',
  path: 'cms/tables/upload',
  takes: 'parts',
  file: TABLE_FILE,
  input: z.strictObject({ table, file: sentFile('text/csv') }),
  answers: type<StagedTable>(),
});

/** Imports a staged file. */
export const importTable = defineCall({
  method: 'POST',
  path: 'cms/tables/import',
  takes: 'json',
  input: z.strictObject({ table, id }),
  answers: type<TableCounts>(),
});

/** Forgets a staged file. */
export const discardTable = defineCall({
  method: 'POST',
  path: 'cms/tables/discard',
  takes: 'json',
  input: z.strictObject({ table, id }),
  answers: type<Done>(),
});
