import type { EntityManager } from '@mikro-orm/core';
import { inSlices, readAtOneMoment, readCommitted } from '#platform';
import { combineProduct } from './combine.ts';
import type { Product, ProductSize } from './product.ts';
import type { FlatProduct } from './product-views.ts';
import type { SharedFields } from './stored-products.ts';
import { type ReadRows, type SizeOfHead, type StoredSize, slicesById, storedSizes } from './stored-sizes.ts';

/** The catalogue of consultations. */
export interface Catalogue {
  /** By id. */
  readonly products: readonly Product[];
  /** Product ids by the Artikelnummer of each of their sizes; the older product wins if two share one. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Products that are combined between two looks at the clock. */
const PRODUCTS = 10;
const SIZES = 50;

/** Reads all products with their sizes and pictures as they were at one moment. */
export async function readCatalogue(em: EntityManager): Promise<Catalogue> {
  const { value } = await readAtOneMoment(em, ['catalogue'], async () => {
    const read = committed(em);
    const images = await readImages(read);
    const groups = new Map<number, SizeOfHead[]>();
    for await (const slice of storedSizes(read))
      for (const each of slice) {
        const group = groups.get(each[0].product_id);
        if (group === undefined) groups.set(each[0].product_id, [each]);
        else group.push(each);
      }
    return { groups, images };
  });
  return inSlices(combined(value.groups, value.images), PRODUCTS);
}

/** Reads the rows of the product table by id, as they were at one moment. */
export async function readFlatProducts(em: EntityManager): Promise<readonly FlatProduct[]> {
  const { value } = await readAtOneMoment(em, ['catalogue'], async () => {
    const rows: SizeOfHead[] = [];
    for await (const slice of storedSizes(committed(em))) rows.push(...slice);
    return rows;
  });
  return inSlices(flat(value), SIZES);
}

const committed =
  (em: EntityManager): ReadRows =>
  (sql, values) =>
    readCommitted(em, sql, values);

async function readImages(read: ReadRows): Promise<ReadonlyMap<string, string>> {
  const keys = new Map<string, string>();
  const select = 'select id, name, key from product_image';
  for await (const slice of slicesById<{ id: number; name: string; key: string }>(read, select))
    for (const { name, key } of slice) keys.set(name, key);
  return keys;
}

function* combined(
  groups: ReadonlyMap<number, readonly SizeOfHead[]>,
  images: ReadonlyMap<string, string>,
): Generator<undefined, Catalogue> {
  const products: Product[] = [];
  const ids = new Map<string, string>();
  for (const id of [...groups.keys()].sort((a, b) => a - b)) {
    const group = groups.get(id) as readonly [SizeOfHead, ...SizeOfHead[]];
    const [[, head]] = group;
    const image = images.get(head.imagepfad);
    const shared = { ...headOf(id, head), ...(image !== undefined && { image }) };
    const product = combineProduct(
      shared,
      group.map(([size]) => sizeOf(size)),
    );
    products.push(frozenProduct(product));
    for (const [{ artikelnummer }] of group) if (!ids.has(artikelnummer)) ids.set(artikelnummer, product.id);
    yield;
  }
  // Frozen here, in slices: the read model would look through all of it at once.
  return Object.freeze({ products: Object.freeze(products), ids: Object.freeze(ids) });
}

function frozenProduct(product: Product): Product {
  for (const size of Object.values(product.sizes)) Object.freeze(size);
  Object.freeze(product.sizes);
  Object.freeze(product.Vorteilskommunikation);
  Object.freeze(product.ICONS);
  return Object.freeze(product);
}

function* flat(rows: readonly SizeOfHead[]): Generator<undefined, readonly FlatProduct[]> {
  const products: FlatProduct[] = [];
  for (const [size, head] of rows) {
    products.push(Object.freeze(flatOf(size, head)));
    yield;
  }
  return Object.freeze(products);
}

const headOf = (id: number, head: SharedFields) => ({
  id: String(id),
  Produktbezeichnung: head.Produktbezeichnung,
  Inkontinenzprodukt: head.Inkontinenzprodukt,
  Anwendungstyp: head.Anwendungstyp,
  PremiumBasis: head.PremiumBasis,
  Schweregrad: head.Schweregrad,
  Tropfenanzahl: head.Tropfenanzahl,
  imagepfad: head.imagepfad,
  Vorteilskommunikation: head.Vorteilskommunikation,
  ICONS: head.ICONS,
  liquid: head.liquid,
  wiederverwendbar: head.wiederverwendbar,
});

const sizeOf = (size: StoredSize): ProductSize & { readonly name: string } => ({
  name: size.konfektionsgroesse,
  id: String(size.id),
  Artikelnummer: size.artikelnummer,
  PZN: size.pzn,
  EAN: size.ean,
  aidnumber: size.hilfsmittelnummer,
  hu: size.hueftumfang,
  pieces: size.pieces ?? 1,
  amount: size.amount,
  price: size.uvp,
});

const flatOf = (size: StoredSize, head: SharedFields): FlatProduct => ({
  ...headOf(size.product_id, head),
  id: String(size.id),
  Artikelnummer: size.artikelnummer,
  PZN: size.pzn,
  EAN: size.ean,
  Hilfsmittelnummer: size.hilfsmittelnummer,
  Konfektionsgroesse: size.konfektionsgroesse,
  Hueftumfang: size.hueftumfang,
  Anzahl: size.amount ?? size.pieces ?? 1,
  UVP: size.uvp,
  version: size.version,
  created: new Date(size.created),
  lastModified: new Date(size.last_modified),
});
