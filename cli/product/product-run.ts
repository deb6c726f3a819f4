import { type FlatProduct, ProductAdminService, type ProductInput, ProductService } from '#catalogue';
import { productFields } from '#catalogue/domain';
import { SizesRemovalService } from '#consultation';
import { checked } from '#platform';
import { berlinDay, nameKey, type OperatorActor, toDecimal } from '#platform/domain';
import type { Services } from '#setup';
import { type FormatOptions, type OutputRow, printResult } from '../output/output.ts';
import { deleteAsked } from '../program/delete-asked.ts';
import { readServices, withServices } from '../program/open-services.ts';
import type { YesOptions } from '../program/options.ts';
import { referred } from '../program/reference.ts';
import { requireChange } from '../program/usage-error.ts';
import { FIELDS, type ProductOptions } from './product-options.ts';

/** Columns that a filter looks through. */
const SOUGHT = ['Produktbezeichnung', 'Artikelnummer', 'PZN', 'Anwendungstyp', 'Konfektionsgroesse'] as const;

/** Rows of the product table that match the filter, by id: one for each size. */
export function listProducts(filter: string): Promise<readonly OutputRow[]> {
  const sought = nameKey(filter);
  return readServices(async (services, operator) => {
    const rows = await services.get(ProductService).flat(operator);
    return rows.filter((row) => SOUGHT.some((column) => nameKey(row[column]).includes(sought))).map(rowOf);
  });
}

/** A row of the product table: one size with what it shares with the others of its product. */
export function showProduct(reference: string): Promise<OutputRow> {
  return readServices(async (services, operator) => rowOf(await productOf(services, operator, reference)));
}

/** Defaults of a new row. */
const EMPTY = {
  ...{ Hilfsmittelnummer: '', Hueftumfang: '', UVP: null, Vorteilskommunikation: [], imagepfad: '' },
  ...{ Tropfenanzahl: 0, ICONS: [], liquid: false },
};

/** Adds a row and reports it. */
export function addProduct(options: ProductOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const given = { ...EMPTY, ...valuesOf(options), id: null } as unknown as ProductInput;
    const { id } = await services.get(ProductAdminService).save(operator, given);
    await report(services, operator, id, 'was added', options);
  });
}

/** Changes a row and reports it. */
export function setProduct(reference: string, options: ProductOptions): Promise<void> {
  const values = valuesOf(options);
  requireChange(Object.values(values));
  return withServices(async (services, operator) => {
    const row = await productOf(services, operator, reference);
    const stored = Object.fromEntries(Object.values(FIELDS).map((field) => [field, row[field]]));
    const given = { ...stored, Anzahl: String(row.Anzahl), ...values, id: row.id, version: row.version };
    await services.get(ProductAdminService).save(operator, given as unknown as ProductInput);
    await report(services, operator, row.id, 'was changed', options);
  });
}

/** Deletes a row after confirmation of what goes with it. */
export function deleteProduct(reference: string, options: FormatOptions & YesOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id, version, Produktbezeichnung, Konfektionsgroesse, PZN } = await productOf(
      services,
      operator,
      reference,
    );
    const removal = services.get(SizesRemovalService);
    const chosen = [{ id, version }];
    const { products, images, recommended, ownPrices } = await removal.usage(operator, chosen);
    const keys = recommended.reduce((sum, { keys: { length } }) => sum + length, 0);
    const lost = [
      `${ownPrices.prices} own prices`,
      ...(products.length > 0 ? ['the product, whose last size it is'] : []),
      ...(images.length > 0 ? ['its picture'] : []),
      ...(keys > 0 ? [`its place in ${keys} recommendations`] : []),
    ];
    const what = `the size ${Konfektionsgroesse} of "${Produktbezeichnung}" with ${lost.join(', ')}`;
    await deleteAsked({ id, PZN, Produktbezeichnung, Konfektionsgroesse }, what, options, async () => {
      await removal.remove(operator, chosen);
    });
  });
}

/** The given values, read as the cells of a file are. */
function valuesOf(options: ProductOptions): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([option, field]) => {
      const text = options[option as keyof typeof FIELDS];
      if (text === undefined) return [];
      const given = field === 'Vorteilskommunikation' ? text.replaceAll('|', '\n') : text;
      return [[field, checked(productFields[field], given)]];
    }),
  );
}

type Row = Omit<FlatProduct, 'id'> & { readonly id: number };

async function productOf(services: Services, operator: OperatorActor, reference: string): Promise<Row> {
  const rows = await services.get(ProductService).flat(operator);
  const all = rows.map((row) => ({ ...row, id: Number(row.id) }));
  return referred(all, reference, ({ PZN }) => PZN, 'product with the PZN', 'inko product list');
}

function rowOf({
  version: _,
  created,
  lastModified,
  UVP,
  ...row
}: Omit<FlatProduct, 'id'> & { readonly id: string | number }): OutputRow {
  return {
    ...row,
    id: Number(row.id),
    UVP: UVP === null ? null : toDecimal(UVP),
    created: berlinDay(created),
    last_modified: berlinDay(lastModified),
  };
}

async function report(
  services: Services,
  operator: OperatorActor,
  id: number,
  did: string,
  options: FormatOptions,
): Promise<void> {
  const row = await productOf(services, operator, `id:${id}`);
  const done = `The size ${row.Konfektionsgroesse} of "${row.Produktbezeichnung}" (id:${id}) ${did}.`;
  await printResult(rowOf(row), options, { done });
}
