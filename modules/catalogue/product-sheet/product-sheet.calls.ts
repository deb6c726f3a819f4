import { defineCall, type } from '#platform/domain';
import type { SavedProduct } from './product-admin.service.ts';
import type { ProductSheet } from './product-sheet.ts';
import { productSheetInput } from './sheet-input.ts';

/** Adds or changes a product with all its sizes. */
export const saveProduct = defineCall({
  method: 'PUT',
  path: 'cms/products',
  takes: 'json',
  input: productSheetInput,
  answers: type<SavedProduct>(),
  conflict: type<ProductSheet>(),
});
