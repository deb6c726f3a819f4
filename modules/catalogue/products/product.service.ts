import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel } from '#platform';
import {
  type Actor,
  CONSULTATION_RIGHTS,
  type ListQuery,
  type Page,
  pageOf,
  requireAnyRight,
  requireVendor,
} from '#platform/domain';
import { readImageKeys } from '../images/image-rows.ts';
import { combineProduct } from './combine.ts';
import type { Product } from './product.ts';
import { type ListedProduct, type ProductColumn, productColumns } from './product-list.ts';
import { readProductRows } from './product-rows.ts';
import { ProductSizeRow } from './product-size.entity.ts';
import { type FlatProduct, flatProduct, productHead, productSize } from './product-views.ts';

/**
 * Provides the catalogue of the consultation. Anyone who takes part in consultations may read it, because
 * recommendation and calculator need it, not only users with the right to the catalogue's page.
 */
@Injectable()
export class ProductService {
  private readonly products;
  private readonly sizes;
  private readonly managed;
  private readonly ids;
  private readonly images;

  constructor(@Inject(EntityManager) em: SqlEntityManager) {
    this.ids = new ReadModel(em, ['catalogue'], () => readIds(em.fork()));
    this.products = new ReadModel(em, ['catalogue'], async () =>
      combined(await readSizes(em.fork()), await readImageKeys(em.fork())),
    );
    this.images = new ReadModel(em, ['catalogue'], () => readImageKeys(em.fork()));
    this.managed = new ReadModel(em, ['catalogue'], () => readProductRows(em.fork()));
    this.sizes = new ReadModel(em, ['catalogue'], async () => flat(await readSizes(em.fork())));
  }

  /** All products with their sizes. */
  async combined(actor: Actor): Promise<readonly Product[]> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return this.products.get();
  }

  /**
   * All products with their sizes, for users who set, export or import own prices without taking part in
   * consultations.
   */
  async priced(actor: Actor): Promise<readonly Product[]> {
    requireAnyRight(actor, ['preis_einst', 'einst_export', 'einst_import']);
    return this.products.get();
  }

  /** The rows of the product table by id: each size with its product. */
  async flat(actor: Actor): Promise<readonly FlatProduct[]> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return this.sizes.get();
  }

  /** A page of the product table, for its maintainers. */
  async list(actor: Actor, query: ListQuery<ProductColumn>): Promise<Page<ListedProduct>> {
    requireVendor(actor);
    const page = pageOf(await this.managed.get(), query, productColumns);
    const images = await this.images.get();
    return { ...page, rows: page.rows.map((row) => ({ ...row, image: images.get(row.imagepfad) ?? null })) };
  }

  /** Product ids by the Artikelnummer of each of their sizes; the older product wins if two share one. */
  async idsByArtikelnummer(actor: Actor): Promise<ReadonlyMap<string, string>> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return this.ids.get();
  }
}

async function readIds(em: SqlEntityManager): Promise<ReadonlyMap<string, string>> {
  const rows = await em.execute<{ artikelnummer: string; product_id: number }[]>(
    'select artikelnummer, product_id from product_size order by product_id desc',
  );
  return new Map(rows.map((row) => [row.artikelnummer, String(row.product_id)]));
}

/** All sizes with their products, in one query. */
function readSizes(em: EntityManager): Promise<ProductSizeRow[]> {
  return em.find(
    ProductSizeRow,
    {},
    {
      populate: ['product'],
      strategy: 'joined',
      orderBy: { product: { id: 'asc' } },
      disableIdentityMap: true,
    },
  );
}

function flat(sizes: ProductSizeRow[]): FlatProduct[] {
  return sizes.map(flatProduct).sort((a, b) => Number(a.id) - Number(b.id));
}

function combined(sizes: ProductSizeRow[], images: ReadonlyMap<string, string>): Product[] {
  return [...Map.groupBy(sizes, (size) => size.product.id).values()].map((group) => {
    const [{ product }] = group as [ProductSizeRow];
    const image = images.get(product.imagepfad);
    const head = { ...productHead(product), ...(image !== undefined && { image }) };
    return combineProduct(head, group.map(productSize));
  });
}
