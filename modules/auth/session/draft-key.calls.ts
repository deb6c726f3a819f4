import * as z from 'zod/mini';
import { defineCall, type } from '#platform/domain';

/**
 * The key of the caller's draft, for a screen outside the consultation that has to read it. A POST, so that no other
 * site can ask for it.
 */
export const askDraftKey = defineCall({
  method: 'POST',
  path: 'account/draft-key',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<{ readonly draftKey: string }>(),
});
