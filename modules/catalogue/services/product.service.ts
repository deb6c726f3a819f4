import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requireUser } from '#platform/domain';
import { combineProduct, type Product } from '../domain/index.ts';
import { ProductSizeRow } from '../entities/product-size.entity.ts';

/** Gives the catalogue as the consultation uses it. */
@Injectable()
export class ProductService {
  constructor(@Inject(EntityManager) private readonly em: SqlEntityManager) {}

  /**
   * All products with their sizes, in one query. Every logged-in user may read them: recommendation and
   * calculator need them too, not only those with the right to the catalogue's page.
   */
  async combined(actor: Actor): Promise<Product[]> {
    if (actor.kind === 'user') requireUser(actor);
    const sizes = await this.em.find(
      ProductSizeRow,
      {},
      {
        populate: ['product'],
        strategy: 'joined',
        orderBy: { product: { id: 'asc' } },
        disableIdentityMap: true,
      },
    );
    const groups = Map.groupBy(sizes, (size) => size.product.id);
    return [...groups.values()].map((group) => {
      const [{ product }] = group as [ProductSizeRow];
      return combineProduct(
        {
          id: String(product.id),
          Produktbezeichnung: product.produktbezeichnung,
          Inkontinenzprodukt: product.inkontinenzprodukt,
          Anwendungstyp: product.anwendungstyp,
          PremiumBasis: product.premiumBasis,
          Schweregrad: product.schweregrad,
          Tropfenanzahl: product.tropfenanzahl / 2,
          imagepfad: product.imagepfad,
          Vorteilskommunikation: product.vorteilskommunikation,
          ICONS: product.icons,
          liquid: product.liquid,
        },
        group.map((size) => ({
          name: size.konfektionsgroesse,
          id: String(size.id),
          Artikelnummer: size.artikelnummer,
          PZN: size.pzn,
          aidnumber: size.hilfsmittelnummer,
          hu: size.hueftumfang,
          pieces: size.pieces ?? 1,
          amount: size.amount ?? null,
          price: size.uvp ?? null,
        })),
      );
    });
  }
}
