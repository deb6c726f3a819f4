import * as z from 'zod/mini';
import { type Done, defineCall, type } from '#platform/domain';

/** Records that the caller has agreed to the data notice. */
export const agreeToDataNotice = defineCall({
  method: 'POST',
  path: 'account/consent',
  takes: 'query',
  input: z.strictObject({}),
  answers: type<Done>(),
});
