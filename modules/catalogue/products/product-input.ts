import * as z from 'zod/mini';
import { FEATURE_ICONS } from './feature-icons.ts';
import { PRODUCT_LABELS, productFields } from './product-fields.ts';
import { productFaults } from './product-rules.ts';

const id = z
  .int('Die Nummer ist eine ganze Zahl.')
  .check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.'));

/** A row of the product table as it is saved: one size with all of its product. */
export const productInput = z
  .strictObject({
    /** Id of the size; null for a new one. */
    id: z.nullable(id),
    /** That of the row somebody has seen. A screen always says it; a call that does not overwrites. */
    version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
    ...productFields,
  })
  .check(({ value, issues }) => {
    for (const { column, message } of productFaults(value))
      issues.push({ code: 'custom', path: [column], message, input: value });
  });
export type ProductInput = z.input<typeof productInput>;

const { ICONS: _, ...formFields } = productFields;

/**
 * What the form of a row sends: a box for each icon in place of their list. Here a list price is required (access
 * specification, section 5); a file may know none.
 */
export const productFormInput = z
  .strictObject({
    id: z.nullable(id),
    version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
    ...formFields,
    icons: z.strictObject(Object.fromEntries(FEATURE_ICONS.map(({ name }) => [name, z.boolean()]))),
  })
  .check(({ value, issues }) => {
    const faults = productFaults({ ...value, ICONS: [] });
    const priced = value.UVP !== null;
    const missing = `Bitte füllen Sie das Feld „${PRODUCT_LABELS.UVP}“ aus.`;
    for (const { column, message } of [...faults, ...(priced ? [] : [{ column: 'UVP', message: missing }])])
      issues.push({ code: 'custom', path: [column], message, input: value });
  });

/** A row as it is saved, of what its form has sent. */
export function ofProductForm({ icons, ...row }: z.input<typeof productFormInput>): ProductInput {
  return { ...row, ICONS: FEATURE_ICONS.flatMap(({ name }) => (icons[name] ? [name] : [])) };
}
