import * as z from 'zod/mini';
import { type Done, defineCall, type } from '#platform/domain';

/** Records that the caller has finished or closed the introduction; documented for programs. */
export const endIntroduction = defineCall({
  method: 'POST',
  path: 'auth/introductionSeen.php',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<Done>(),
});
