import * as z from 'zod/mini';
import { chosenSizes } from '#catalogue/domain';
import { defineCall, type } from '#platform/domain';
import type { SizesUsage } from './sizes-removal.service.ts';

const input = z.strictObject({ sizes: chosenSizes });

/** What would be lost with chosen sizes of products. */
export const lossOfSizes = defineCall({
  method: 'POST',
  path: 'cms/products/sizes/loss',
  takes: 'json',
  input,
  answers: type<SizesUsage>(),
});

/** Deletes chosen sizes of products; answers what has gone with them. */
export const deleteSizes = defineCall({
  method: 'POST',
  path: 'cms/products/sizes/deletion',
  takes: 'json',
  input,
  answers: type<SizesUsage>(),
});
