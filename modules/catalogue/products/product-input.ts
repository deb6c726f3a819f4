import * as z from 'zod/mini';
import { FEATURE_ICONS } from './feature-icons.ts';
import { PRODUCT_LABELS, productFields } from './product-fields.ts';
import { productFaults } from './product-rules.ts';

const id = z
  .int('Die Nummer ist eine ganze Zahl.')
  .check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.'));

/** Input of a row of the product table: one size with its product. */
export const productInput = z
  .strictObject({
    /** Id of the size; null for a new one. */
    id: z.nullable(id),
    /** Row version. Screens always send it; a call without one overwrites. */
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
 * Input of the form: a box per icon instead of a list. The form requires a list price (access specification, section
 * 5); a file does not.
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

/** Converts the input of the form to a row. */
export function ofProductForm({ icons, ...row }: z.input<typeof productFormInput>): ProductInput {
  return { ...row, ICONS: FEATURE_ICONS.flatMap(({ name }) => (icons[name] ? [name] : [])) };
}
