import * as z from 'zod/mini';
import { defineCall, type } from '#platform/domain';
import type { ManagedRecommendation, NamedProduct } from './managed-recommendation.ts';
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

const LONGEST = 'Höchstens 100 Zeichen.';

/** The first products whose name or Artikelnummer contains a text. */
export const findProducts = defineCall({
  method: 'POST',
  path: 'cms/recommendations/products',
  takes: 'json',
  input: z.strictObject({ q: z.string(LONGEST).check(z.maxLength(100, LONGEST)) }),
  answers: type<{ readonly products: readonly NamedProduct[] }>(),
});
