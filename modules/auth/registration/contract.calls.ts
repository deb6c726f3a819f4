import * as z from 'zod/mini';
import { defineCall, type } from '#platform/domain';

/** Applies for the contract version on behalf of the caller's institution. */
export const applyForContract = defineCall({
  method: 'POST',
  path: 'account/contract',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<{ readonly mail: string }>(),
});
