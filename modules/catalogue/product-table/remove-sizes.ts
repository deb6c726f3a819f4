import type { SqlEntityManager } from '@mikro-orm/sql';
import { executeFor } from '#platform';

/** Removes sizes; a product goes with its last one. Own prices and recommendations of them are not looked at. */
export async function removeSizes(em: SqlEntityManager, ids: readonly number[]): Promise<void> {
  const owners = await executeFor<{ product_id: number }>(
    em,
    'select distinct product_id from product_size where id in (:some)',
    ids,
  );
  await executeFor(em, 'delete from product_size where id in (:some)', ids);
  await executeFor(
    em,
    `delete from product where id in (:some)
      and not exists (select 1 from product_size where product_id = product.id)`,
    owners.map(({ product_id }) => product_id),
  );
}
