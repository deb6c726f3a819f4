import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import {
  dropUnusedImage,
  imageFacts,
  isImageOfOne,
  ProductRow,
  ProductSizeRow,
  readProductRows,
  sizeRecord,
} from '#catalogue';
import { type ManagedProduct, PRODUCT_GONE } from '#catalogue/domain';
import { countOwnPrices, forgetOwnPrices } from '#institution';
import { AuditLog, lockData } from '#platform';
import { type Actor, requireVendor, seenRow } from '#platform/domain';
import { RecommendationRow } from './recommendation.entity.ts';

/** What goes with a row of the product table. */
export interface ProductUsage {
  /** Whether it is the last size: then the product goes. */
  readonly last: boolean;
  /** Keys of the recommendations that name it by its Artikelnummer, where no other row has the same. */
  readonly keys: readonly string[];
  /** Institutions that have an own price of it. */
  readonly ownPrices: number;
  /** Whether a picture goes: the product goes, and no other one shows it. */
  readonly image: boolean;
}

/** Takes rows out of the product table, and says before what goes with them. */
@Injectable()
export class ProductRemovalService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * What would go with a size.
   *
   * @throws DomainError `not-found`
   */
  async usage(actor: Actor, id: number): Promise<ProductUsage> {
    requireVendor(actor);
    const em = this.em.fork();
    return usageOf(em, await present(em, id));
  }

  /**
   * Removes a size with the own prices of it; with the last one the product goes, and its picture where no
   * other product shows it. Recommendations keep their Artikelnummern: one that the catalogue no longer has
   * is left out and reported.
   *
   * @param version that of the row somebody has seen; without it the row is removed as it is
   * @returns what has gone with it
   * @throws DomainError `not-found`; `conflict` with the row that is there now (ManagedProduct) as `current`
   */
  async remove(actor: Actor, id: number, version?: number): Promise<ProductUsage> {
    requireVendor(actor);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const row = await present(em, id, version);
      const usage = await usageOf(em, row);
      const { product } = await em.findOneOrFail(ProductSizeRow, id, { disableIdentityMap: true });
      await forgetOwnPrices(em, id);
      await em.nativeDelete(ProductSizeRow, { id });
      if (usage.last) await em.nativeDelete(ProductRow, { id: product.id });
      if (usage.image) await dropUnusedImage(em, row.imagepfad);
      const { version: _, ...before } = row;
      const facts = { record: sizeRecord(id, before), before, count: usage.ownPrices };
      await this.audit.note(actor, 'product-deleted', facts, em);
      if (usage.image) await this.audit.note(actor, 'image-deleted', imageFacts(row.imagepfad), em);
      return usage;
    });
  }
}

async function present(em: EntityManager, id: number, version?: number): Promise<ManagedProduct> {
  const [row] = await readProductRows(em, { id });
  return seenRow(row, version, PRODUCT_GONE);
}

async function usageOf(
  em: EntityManager,
  { id, Artikelnummer, imagepfad }: ManagedProduct,
): Promise<ProductUsage> {
  const { product } = await em.findOneOrFail(ProductSizeRow, id, { disableIdentityMap: true });
  const sizes = await em.count(ProductSizeRow, { product: product.id });
  const others = await em.count(ProductSizeRow, { artikelnummer: Artikelnummer, id: { $ne: id } });
  const table = others > 0 ? [] : await em.find(RecommendationRow, {}, { disableIdentityMap: true });
  return {
    last: sizes === 1,
    image: sizes === 1 && (await isImageOfOne(em, imagepfad)),
    keys: table.flatMap(({ key, artikelnummern }) => (artikelnummern.includes(Artikelnummer) ? [key] : [])),
    ownPrices: await countOwnPrices(em, id),
  };
}
