import { defineCall, type } from '#platform/domain';
import type { ManagedRecommendation } from './managed-recommendation.ts';
import { recommendationInput } from './recommendation-input.ts';

/** Saves the products that are recommended for a key. */
export const saveRecommendation = defineCall({
  method: 'PUT',
  path: 'cms/recommendations',
  takes: 'json',
  input: recommendationInput,
  answers: type<{ readonly version: number }>(),
  conflict: type<ManagedRecommendation>(),
});
