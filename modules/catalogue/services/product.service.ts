import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { lookUp } from '#platform';
import { type Actor, requireUser } from '#platform/domain';
import { combineProduct, type Product } from '../domain/index.ts';
import { ProductSizeRow } from '../entities/product-size.entity.ts';
import { type FlatProduct, flatProduct, productHead, productSize } from './product-views.ts';

/**
 * Gives the catalogue as the consultation uses it. Every logged-in user may read it: recommendation and
 * calculator need it too, not only those with the right to the catalogue's page.
 */
@Injectable()
export class ProductService {
  private readonly currentVersion;

  constructor(@Inject(EntityManager) private readonly em: SqlEntityManager) {
    this.currentVersion = lookUp<{ version: number }>(em, 'select version from catalogue_version');
  }

  /** All products with their sizes, in one query. */
  async combined(actor: Actor): Promise<Product[]> {
    const groups = Map.groupBy(await this.sizes(actor), (size) => size.product.id);
    return [...groups.values()].map((group) => {
      const [{ product }] = group as [ProductSizeRow];
      return combineProduct(productHead(product), group.map(productSize));
    });
  }

  /** All sizes, each with all of its product: the rows of the product table, by id; in one query. */
  async flat(actor: Actor): Promise<FlatProduct[]> {
    const sizes = await this.sizes(actor);
    return sizes.map(flatProduct).sort((a, b) => Number(a.id) - Number(b.id));
  }

  /**
   * A number that is another one after every change of the catalogue, in whatever process it was made. To
   * be asked before the catalogue is read: what is kept under a number is then never older than it.
   */
  async version(actor: Actor): Promise<number> {
    if (actor.kind === 'user') requireUser(actor);
    return (await this.currentVersion())?.version ?? 0;
  }

  private async sizes(actor: Actor): Promise<ProductSizeRow[]> {
    if (actor.kind === 'user') requireUser(actor);
    return this.em.find(
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
}
