import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import {
  chosenRows,
  dropUnusedImage,
  imageFacts,
  ProductRow,
  readProductRows,
  removeSizes,
  sizeRecord,
} from '#catalogue';
import { type ChosenSize, type ManagedProduct, PRODUCT_GONE } from '#catalogue/domain';
import { countOwnPrices, forgetOwnPrices, ownPricesAmong } from '#institution';
import { AuditLog, executeFor, lockData } from '#platform';
import { type Actor, requireVendor, seenRow } from '#platform/domain';
import { readRecommendations } from '../recommendations/recommendation-rows.ts';

/** What goes with chosen sizes. */
export interface SizesUsage {
  readonly sizes: number;
  /** Names of the products that lose all their sizes, and so go. */
  readonly products: readonly string[];
  /** Names of pictures that no other product shows. */
  readonly images: readonly string[];
  /** Products that are recommended by an Artikelnummer that the catalogue then lacks, with the keys. */
  readonly recommended: readonly { readonly name: string; readonly keys: readonly string[] }[];
  /** Own prices that institutions have of them, and how many institutions that are. */
  readonly ownPrices: { readonly prices: number; readonly institutions: number };
}

/** Deletes one size, several, or whole products; reports beforehand what is deleted with them. */
@Injectable()
export class SizesRemovalService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * What would go with sizes.
   *
   * @throws DomainError `conflict` where one of them has been changed or deleted since
   */
  async usage(actor: Actor, chosen: readonly ChosenSize[]): Promise<SizesUsage> {
    requireVendor(actor);
    const em = this.em.fork();
    return lossOf(em, await chosenRows(em, chosen));
  }

  /**
   * Removes sizes with the own prices of them, all or none; a product goes with its last size, and its picture where
   * no other product shows it. Recommendations keep their Artikelnummern: one that the catalogue no longer has is left
   * out and reported.
   *
   * @returns what has gone with them
   * @throws DomainError `conflict` where one of them has been changed or deleted since; nothing is removed then
   */
  async remove(actor: Actor, chosen: readonly ChosenSize[]): Promise<SizesUsage> {
    return this.removeRows(actor, (em) => chosenRows(em, chosen));
  }

  /**
   * Removes one size, as `remove` does.
   *
   * @param version that of the row somebody has seen; without it the row is removed as it is
   * @returns what has gone with it
   * @throws DomainError `not-found`; `conflict` with the row that is there now (ManagedProduct) as `current`
   */
  async removeOne(actor: Actor, id: number, version?: number): Promise<SizesUsage> {
    return this.removeRows(actor, async (em) => {
      const [row] = await readProductRows(em, { id });
      return [seenRow(row, version, PRODUCT_GONE)];
    });
  }

  private removeRows(
    actor: Actor,
    rowsIn: (em: SqlEntityManager) => Promise<readonly ManagedProduct[]>,
  ): Promise<SizesUsage> {
    requireVendor(actor);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const rows = await rowsIn(em);
      const usage = await lossOf(em, rows);
      for (const { version: _, ...before } of rows) {
        const count = await countOwnPrices(em, before.id);
        await forgetOwnPrices(em, before.id);
        const facts = { record: sizeRecord(before.id, before), before, count };
        await this.audit.note(actor, 'product-deleted', facts, em);
      }
      await removeSizes(
        em,
        rows.map(({ id }) => id),
      );
      for (const name of usage.images)
        if (await dropUnusedImage(em, name))
          await this.audit.note(actor, 'image-deleted', imageFacts(name), em);
      return usage;
    });
  }
}

async function lossOf(em: SqlEntityManager, rows: readonly ManagedProduct[]): Promise<SizesUsage> {
  const ids = rows.map(({ id }) => id);
  const owners = await executeFor<{ id: number; product_id: number }>(
    em,
    'select id, product_id from product_size where id in (:some)',
    ids,
  );
  const leaving = Map.groupBy(owners, ({ product_id }) => product_id);
  const counts = await executeFor<{ product_id: number; sizes: number | string }>(
    em,
    'select product_id, count(*) as sizes from product_size where product_id in (:some) group by product_id',
    [...leaving.keys()],
  );
  const emptied = counts.flatMap(({ product_id, sizes }) =>
    Number(sizes) === leaving.get(product_id)?.length ? [product_id] : [],
  );
  const going = new Set(emptied);
  const productOf = new Map(owners.map(({ id, product_id }) => [id, product_id]));
  const last = rows.filter(({ id }) => going.has(productOf.get(id) as number));
  const products = [...Map.groupBy(last, ({ id }) => productOf.get(id)).values()].flatMap(([first]) =>
    first === undefined ? [] : [first],
  );
  return {
    sizes: rows.length,
    products: products.map(({ Produktbezeichnung }) => Produktbezeichnung),
    images: await imagesOf(em, products, emptied),
    recommended: await recommendedAmong(em, rows),
    ownPrices: await ownPricesAmong(em, ids),
  };
}

/** Pictures that are stored and that only these products show. */
async function imagesOf(
  em: SqlEntityManager,
  rows: readonly ManagedProduct[],
  products: readonly number[],
): Promise<readonly string[]> {
  const names = [...new Set(rows.map(({ imagepfad }) => imagepfad))].filter((name) => name !== '');
  const stored = await executeFor<{ name: string }>(
    em,
    'select name from product_image where name in (:some)',
    names,
  );
  const shown = await em.find(
    ProductRow,
    { imagepfad: { $in: stored.map(({ name }) => name) }, id: { $nin: [...products] } },
    { fields: ['imagepfad'], disableIdentityMap: true },
  );
  const others = new Set(shown.map(({ imagepfad }) => imagepfad));
  return stored.flatMap(({ name }) => (others.has(name) ? [] : [name]));
}

/** Products whose Artikelnummer a recommendation names and no row that stays has. */
async function recommendedAmong(
  em: SqlEntityManager,
  rows: readonly ManagedProduct[],
): Promise<SizesUsage['recommended']> {
  const ids = new Set(rows.map(({ id }) => id));
  const bearers = await executeFor<{ id: number; artikelnummer: string }>(
    em,
    'select id, artikelnummer from product_size where artikelnummer in (:some)',
    [...new Set(rows.map(({ Artikelnummer }) => Artikelnummer))],
  );
  const staying = new Set(bearers.flatMap(({ id, artikelnummer }) => (ids.has(id) ? [] : [artikelnummer])));
  const names = new Map(
    rows.flatMap((row) =>
      staying.has(row.Artikelnummer) ? [] : [[row.Artikelnummer, row.Produktbezeichnung]],
    ),
  );
  const keysOf = new Map<string, string[]>();
  for (const [key, { artikelnummern }] of await readRecommendations(em)) {
    const named = new Set(artikelnummern.flatMap((number) => names.get(number) ?? []));
    for (const name of named) keysOf.set(name, [...(keysOf.get(name) ?? []), key]);
  }
  return [...keysOf].map(([name, keys]) => ({ name, keys }));
}
