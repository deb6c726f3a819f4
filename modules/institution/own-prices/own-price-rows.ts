import { type EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { executeFor, isPostgres } from '#platform';
import type { Cents } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { OwnPrice } from './own-price.entity.ts';
import type { OwnPrices } from './own-prices.ts';

/** Version of the own prices of an existing institution. */
export async function readPricesVersion(em: EntityManager, institution: number): Promise<number> {
  const { pricesVersion } = await em.findOneOrFail(Institution, institution, {
    fields: ['pricesVersion'],
    disableIdentityMap: true,
  });
  return pricesVersion;
}

/** The own prices of an institution, read by raw SQL because there may be thousands. */
export async function readOwnPrices(em: SqlEntityManager, institution: number): Promise<OwnPrices> {
  const rows = await em.execute<{ size_id: number; price: Cents }[]>(
    'select "size_id", "price" from "own_price" where "institution_id" = ?',
    [institution],
  );
  return new Map(rows.map((row) => [String(row.size_id), row.price]));
}

/**
 * Raises the version of an institution's own prices if it is still the given one; locks out other writers
 * until the transaction ends. Must come first: on SQLite a transaction that reads before it writes fails if
 * another one was faster.
 *
 * @param version omitted: any
 * @returns whether the version matched
 */
export async function raisePricesVersion(
  em: EntityManager,
  institution: number,
  version?: number,
): Promise<boolean> {
  const where = { id: institution, ...(version !== undefined && { pricesVersion: version }) };
  return (await em.nativeUpdate(Institution, where, { pricesVersion: raw('prices_version + 1') })) === 1;
}

/**
 * Writes changed prices in as few statements as possible.
 *
 * @param changes cents by size id; null removes the price
 */
export async function writeOwnPrices(
  em: SqlEntityManager,
  institution: number,
  changes: ReadonlyMap<string, Cents | null>,
): Promise<void> {
  const gone: number[] = [];
  const set: Record<string, Cents> = {};
  for (const [sizeId, price] of changes)
    if (price === null) gone.push(Number(sizeId));
    else set[sizeId] = price;
  const deletion = 'delete from own_price where institution_id = ? and size_id in (:some)';
  await executeFor(em, deletion, gone, [institution]);
  const each = isPostgres(em) ? 'json_each_text' : 'json_each';
  // One JSON parameter: parsing placeholders for thousands of rows took as long as the statement itself.
  await em.execute(
    `insert into own_price (institution_id, size_id, price)
     select cast(? as integer), cast("key" as integer), cast("value" as integer) from ${each}(?) where true
     on conflict (institution_id, size_id) do update set price = excluded.price`,
    [institution, JSON.stringify(set)],
  );
}

/** Number of institutions with an own price of a size. */
export function countOwnPrices(em: EntityManager, sizeId: number): Promise<number> {
  return em.count(OwnPrice, { sizeId });
}

/** How many own prices there are of some sizes, and how many institutions have them. */
export async function ownPricesAmong(
  em: SqlEntityManager,
  sizes: readonly number[],
): Promise<{ readonly prices: number; readonly institutions: number }> {
  const rows = await executeFor<{ institution_id: number; prices: number | string }>(
    em,
    'select institution_id, count(*) as prices from own_price where size_id in (:some) group by institution_id',
    sizes,
  );
  return {
    prices: rows.reduce((sum, { prices }) => sum + Number(prices), 0),
    institutions: new Set(rows.map(({ institution_id }) => institution_id)).size,
  };
}

/** Removes the own prices of a size from all institutions, and raises the versions of those affected. */
export async function forgetOwnPrices(em: SqlEntityManager, sizeId: number): Promise<void> {
  await em.execute(
    `update "institution" set "prices_version" = "prices_version" + 1
     where "id" in (select "institution_id" from "own_price" where "size_id" = ?)`,
    [sizeId],
  );
  await em.nativeDelete(OwnPrice, { sizeId });
}
