import * as z from 'zod/mini';
import { ownPricesInput, type StoredPrices } from '#institution/domain';
import { defineCall, idText, rowVersion, type } from '#platform/domain';

type Saved = Pick<StoredPrices, 'version'>;

/** Changes the named prices of the own institution; all others stay. */
export const saveOwnPrices = defineCall({
  method: 'POST',
  path: 'settings/prices',
  takes: 'json',
  input: z.strictObject({ version: rowVersion, prices: ownPricesInput.shape.prices }),
  answers: type<Saved>(),
  conflict: type<StoredPrices>(),
});

/** Deletes all own prices of the own institution. */
export const clearOwnPrices = defineCall({
  method: 'DELETE',
  path: 'settings/prices',
  takes: 'query',
  input: z.strictObject({ version: idText }),
  answers: type<Saved>(),
  conflict: type<StoredPrices>(),
});
