import * as z from 'zod/mini';
import { type Done, defineCall, type } from '#platform/domain';

/** Counts one more offer of the caller's institution in this month; takes nothing of the offer. */
export const countOffer = defineCall({
  method: 'POST',
  path: 'documents/offer-count',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<Done>(),
});
