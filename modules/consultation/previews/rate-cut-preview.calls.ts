import * as z from 'zod/mini';
import { rateCutInput, rateList } from '#institution/domain';
import { defineCall, type } from '#platform/domain';
import type { RateCutPreview } from './rate-cut-preview.service.ts';

/** What lowering the rates of a list would do. Nothing is written. */
export const previewRateCut = defineCall({
  method: 'POST',
  path: 'cms/krankenkassen/rate-cut/preview',
  takes: 'json',
  input: z.strictObject({ ...rateCutInput.shape, list: rateList }),
  answers: type<RateCutPreview>(),
});
