import * as z from 'zod/mini';
import { type Done, defineCall, type } from '#platform/domain';

/** Ends one of the caller's sessions. */
export const endSession = defineCall({
  method: 'POST',
  path: 'account/sessions/end',
  takes: 'json',
  input: z.strictObject({
    id: z
      .string('Diese Sitzung gibt es nicht.')
      .check(z.regex(/^[0-9a-f]{32}$/, 'Diese Sitzung gibt es nicht.')),
  }),
  answers: type<Done>(),
});

/** Ends all of the caller's sessions but the present one. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: 'account/sessions/end-others',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<{ readonly count: number }>(),
});
