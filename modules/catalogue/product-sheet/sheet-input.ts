import * as z from 'zod/mini';
import { rowId, savedRow } from '#platform/domain';
import { FEATURE_ICONS } from '../products/feature-icons.ts';
import { PRODUCT_LABELS, productFields } from '../products/product-fields.ts';
import { type ProductFault, sharedFaults, sizeFaults } from '../products/product-rules.ts';
import type { ProductType } from '../products/vocabulary.ts';

/** Far more than any product has; each is one row of the dialogue. */
export const MOST_SIZES = 60;

const {
  Artikelnummer,
  PZN,
  EAN,
  Hilfsmittelnummer,
  Konfektionsgroesse,
  Hueftumfang,
  Anzahl,
  UVP,
  ICONS: _,
  ...sharedFields
} = productFields;

const NO_SIZE = 'Ein Produkt hat mindestens eine Größe.';
const NO_PRICE = `Bitte füllen Sie das Feld „${PRODUCT_LABELS.UVP}“ aus.`;
/** Stands for a kind that cannot be read: it is not taken for skin care. */
const NO_KIND = 'Inkontinenzprodukt' satisfies ProductType;

const size = z.strictObject({
  /** Null for a new one. */
  id: z.nullable(rowId),
  Konfektionsgroesse,
  Artikelnummer,
  PZN,
  EAN,
  Hueftumfang,
  Anzahl,
  UVP,
  Hilfsmittelnummer,
});

const sheet = z.strictObject({
  /** The id of any of the stored sizes; null for a new product. */
  ...savedRow,
  ...sharedFields,
  icons: z.strictObject(Object.fromEntries(FEATURE_ICONS.map(({ name }) => [name, z.boolean()]))),
  sizes: z
    .array(size, NO_SIZE)
    .check(
      z.minLength(1, NO_SIZE),
      z.maxLength(MOST_SIZES, `Ein Produkt hat höchstens ${MOST_SIZES} Größen.`),
    ),
});
export type ProductSheetInput = z.output<typeof sheet>;

/** The fields that a kind of product decides on. */
const kindFields = z.object({
  Inkontinenzprodukt: sharedFields.Inkontinenzprodukt,
  Anwendungstyp: sharedFields.Anwendungstyp,
  PremiumBasis: sharedFields.PremiumBasis,
  Schweregrad: sharedFields.Schweregrad,
  Tropfenanzahl: sharedFields.Tropfenanzahl,
});
/** What of an input the rules of its sizes read, whatever else is wrong with it. */
const loose = z.object({
  Inkontinenzprodukt: z.catch(sharedFields.Inkontinenzprodukt, NO_KIND),
  liquid: z.catch(z.boolean(), false),
  sizes: z.catch(
    z.array(
      z.object({
        Hilfsmittelnummer: z.catch(z.string(), ''),
        Anzahl: z.catch(z.string(), ''),
        UVP: z.catch(UVP, 0),
      }),
    ),
    [],
  ),
});

/**
 * Input of the product dialogue: a product with its sizes, and a box per icon instead of a list. It requires a list
 * price (access specification, section 5); a file does not. All errors are given at once, also those that follow
 * from other fields.
 */
export const productSheetInput = z.transform((given: unknown, context): ProductSheetInput => {
  const read = sheet.safeParse(given);
  const faults: Fault[] = read.success
    ? []
    : read.error.issues.map(({ path, message }) => ({ path, message }));
  const wrong = new Set(faults.map(({ path }) => path.join('.')));
  for (const fault of ruleFaults(given)) if (!wrong.has(fault.path.join('.'))) faults.push(fault);
  if (read.success && faults.length === 0) return read.data;
  for (const { path, message } of faults)
    context.issues.push({ code: 'custom', path: [...path], message, input: given });
  return z.NEVER;
});

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What does not go together in an input, as far as it can be read. */
function ruleFaults(given: unknown): readonly Fault[] {
  const kind = kindFields.safeParse(given);
  const shared = kind.success ? sharedFaults(kind.data) : [];
  const { Inkontinenzprodukt = NO_KIND, liquid = false, sizes = [] } = loose.safeParse(given).data ?? {};
  const named = (faults: readonly ProductFault[], ...path: readonly PropertyKey[]): readonly Fault[] =>
    faults.map(({ column, message }) => ({ path: [...path, column], message }));
  return [
    ...named(shared),
    ...sizes.slice(0, MOST_SIZES).flatMap((each, at) => {
      const ruled = { ...each, Inkontinenzprodukt, liquid };
      const priced = each.UVP !== null;
      return named(
        [...sizeFaults(ruled), ...(priced ? [] : [{ column: 'UVP', message: NO_PRICE } as const])],
        'sizes',
        at,
      );
    }),
  ];
}
