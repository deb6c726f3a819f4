import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel } from '#platform';
import {
  type Actor,
  CONSULTATION_RIGHTS,
  type ListQuery,
  type Page,
  requireAnyRight,
  requireVendor,
} from '#platform/domain';
import { readCatalogue, readFlatProducts } from '../products/catalogue-rows.ts';
import type { Product } from '../products/product.ts';
import type { ProductColumn } from '../products/product-list.ts';
import type { FlatProduct } from '../products/product-views.ts';
import type { ListedProduct } from './listed-product.ts';
import { readProductPage } from './product-page.ts';

/**
 * Provides the catalogue of the consultation. Anyone who takes part in consultations may read it, because
 * recommendation and calculator need it, not only users with the right to the catalogue's page.
 */
@Injectable()
export class ProductService {
  private readonly catalogue;
  private readonly sizes;

  constructor(@Inject(EntityManager) private readonly em: SqlEntityManager) {
    this.catalogue = new ReadModel(em, ['catalogue'], () => readCatalogue(em));
    this.sizes = new ReadModel(em, ['catalogue'], () => readFlatProducts(em));
  }

  /** All products with their sizes. */
  async combined(actor: Actor): Promise<readonly Product[]> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return (await this.catalogue.get()).products;
  }

  /**
   * All products with their sizes, for users who set, export or import own prices without taking part in
   * consultations.
   */
  async priced(actor: Actor): Promise<readonly Product[]> {
    requireAnyRight(actor, ['preis_einst', 'einst_export', 'einst_import']);
    return (await this.catalogue.get()).products;
  }

  /** The rows of the product table by id: each size with its product. */
  async flat(actor: Actor): Promise<readonly FlatProduct[]> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return this.sizes.get();
  }

  /** A page of the product table by products, for its maintainers: those of which a size matches, with all sizes. */
  async list(actor: Actor, query: ListQuery<ProductColumn>): Promise<Page<ListedProduct>> {
    requireVendor(actor);
    return readProductPage(this.em.fork(), query);
  }

  /** Product ids by the Artikelnummer of each of their sizes; the older product wins if two share one. */
  async idsByArtikelnummer(actor: Actor): Promise<ReadonlyMap<string, string>> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return (await this.catalogue.get()).ids;
  }
}
