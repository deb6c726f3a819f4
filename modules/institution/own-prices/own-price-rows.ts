import { type EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { executeFor, isPostgres } from '#platform';
import type { Cents } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { OwnPrice } from './own-price.entity.ts';
import type { OwnPrices } from './own-prices.ts';

/** The version of the own prices of an institution that exists. */
export async function readPricesVersion(em: EntityManager, institution: number): Promise<number> {
  const { pricesVersion } = await em.findOneOrFail(Institution, institution, {
    fields: ['pricesVersion'],
    disableIdentityMap: true,
  });
  return pricesVersion;
}

/** The own prices of an institution, past the ORM: there may be thousands. */
export async function readOwnPrices(em: SqlEntityManager, institution: number): Promise<OwnPrices> {
  const rows = await em.execute<{ size_id: number; price: Cents }[]>(
    'select "size_id", "price" from "own_price" where "institution_id" = ?',
    [institution],
  );
  return new Map(rows.map((row) => [String(row.size_id), row.price]));
}

/**
 * Raises the version of an institution's own prices, where it is still the one that somebody has seen; until the
 * transaction ends all others who write them wait. To be asked first: on SQLite a transaction that has read before it
 * writes fails where another one was faster.
 *
 * @param version left out: whatever it is
 * @returns whether it was that one
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
 * Writes prices that change, in as few statements as there can be.
 *
 * @param changes cents by size id; null takes the price away
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
  // All in one value: places for thousands of rows took a statement as long to read as to run.
  await em.execute(
    `insert into own_price (institution_id, size_id, price)
     select cast(? as integer), cast("key" as integer), cast("value" as integer) from ${each}(?) where true
     on conflict (institution_id, size_id) do update set price = excluded.price`,
    [institution, JSON.stringify(set)],
  );
}

/** How many institutions have an own price of a size. */
export function countOwnPrices(em: EntityManager, sizeId: number): Promise<number> {
  return em.count(OwnPrice, { sizeId });
}

/** Takes the own prices of a size away from all institutions, and raises the versions of theirs. */
export async function forgetOwnPrices(em: SqlEntityManager, sizeId: number): Promise<void> {
  await em.execute(
    `update "institution" set "prices_version" = "prices_version" + 1
     where "id" in (select "institution_id" from "own_price" where "size_id" = ?)`,
    [sizeId],
  );
  await em.nativeDelete(OwnPrice, { sizeId });
}
