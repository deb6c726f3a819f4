import * as z from 'zod/mini';
import { defineCall, type } from '#platform/domain';

/** The stored PDF password of the own institution. No reading call: only writes always say where they come from. */
export const showPdfPassword = defineCall({
  method: 'POST',
  path: 'settings/pdf-password',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<{ readonly password: string | null }>(),
});
