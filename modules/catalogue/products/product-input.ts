import * as z from 'zod/mini';
import { savedRow } from '#platform/domain';
import { writtenFields } from './product-fields.ts';
import { productFaults } from './product-rules.ts';

/** A write names a row that is gone. */
export const PRODUCT_GONE = 'Dieses Produkt gibt es nicht mehr.';

/** Input of a row of the product table: one size with its product. */
export const productInput = z
  .strictObject({
    /** The id is that of the size. */
    ...savedRow,
    ...writtenFields,
  })
  .check(({ value, issues }) => {
    for (const { column, message } of productFaults(value))
      issues.push({ code: 'custom', path: [column], message, input: value });
  });
export type ProductInput = z.output<typeof productInput>;
