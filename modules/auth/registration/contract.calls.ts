import * as z from 'zod/mini';
import { defineCall, idText, type } from '#platform/domain';

/** Applies for the contract version on behalf of the caller's institution. */
export const applyForContract = defineCall({
  method: 'POST',
  path: 'account/contract',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<{ readonly mail: string }>(),
});

/** The same after the trial, with the token of a refused login; documented for programs. */
export const applyForFullVersion = defineCall({
  method: 'GET',
  path: 'register/fullversion.php',
  admits: 'anybody',
  limit: { most: 100, minutes: 15 },
  takes: 'query',
  input: z.strictObject({ userid: idText }),
  answers: type<{ readonly Mail: string }>(),
});
