import * as z from 'zod/mini';
import { defineCall, rowId, type } from '#platform/domain';
import type { TakeBackPreview } from './take-back.service.ts';

/** The import, by the number of its entry in the audit log. */
const input = z.strictObject({ id: rowId });

/** What taking an import back would do. Nothing is written. */
export const previewTakeBack = defineCall({
  method: 'POST',
  path: 'cms/tables/take-back/preview',
  takes: 'json',
  input,
  answers: type<TakeBackPreview>(),
});

/** Takes an import back. */
export const takeBackImport = defineCall({
  method: 'POST',
  path: 'cms/tables/take-back',
  takes: 'json',
  input,
  answers: type<TakeBackPreview>(),
});
