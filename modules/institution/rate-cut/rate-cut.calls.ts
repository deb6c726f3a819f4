import * as z from 'zod/mini';
import { defineCall, type } from '#platform/domain';
import { rateCutRowsInput, rateList } from './rate-cut-input.ts';

/** Lowers the rates of chosen Krankenkassen of a list; answers their names. */
export const lowerRates = defineCall({
  method: 'POST',
  path: 'cms/krankenkassen/rate-cut',
  takes: 'json',
  input: z.strictObject({ ...rateCutRowsInput.shape, list: rateList }),
  answers: type<{ readonly lowered: readonly string[] }>(),
});
