import * as z from 'zod/mini';
import { defineCall, type } from '#platform/domain';
import { chosenSizes } from './chosen-input.ts';
import { priceChange } from './price-change.ts';

/** Sets the list prices of chosen sizes; answers how many have another one now. */
export const changePrices = defineCall({
  method: 'POST',
  path: 'cms/products/prices',
  takes: 'json',
  input: z.strictObject({ sizes: chosenSizes, change: priceChange }),
  answers: type<{ readonly changed: number }>(),
});
