import type { EntityManager, FilterQuery } from '@mikro-orm/core';
import { giveWay } from '#platform';
import { berlinDay } from '#platform/domain';
import type { ManagedProduct } from './product-list.ts';
import { ProductSizeRow } from './product-size.entity.ts';
import { type FlatProduct, flatProduct } from './product-views.ts';

/** Rows per query, few enough not to block other requests. */
const SLICE = 500;

/** A row as the vendor maintains it. */
function managedProduct({ lastModified, ...row }: FlatProduct): ManagedProduct {
  return {
    ...row,
    id: Number(row.id),
    Anzahl: String(row.Anzahl),
    created: berlinDay(row.created),
    last_modified: berlinDay(lastModified),
  };
}

/** Rows of the product table by id, all or some, read in slices, because there may be tens of thousands. */
export async function readProductRows(
  em: EntityManager,
  where: FilterQuery<ProductSizeRow> = {},
): Promise<readonly ManagedProduct[]> {
  const rows: ManagedProduct[] = [];
  for (let last = 0; ; await giveWay()) {
    const slice = await em.find(
      ProductSizeRow,
      { $and: [where, { id: { $gt: last } }] } as FilterQuery<ProductSizeRow>,
      {
        populate: ['product'],
        strategy: 'joined',
        orderBy: { id: 'asc' },
        limit: SLICE,
        disableIdentityMap: true,
      },
    );
    rows.push(...slice.map((size) => managedProduct(flatProduct(size))));
    last = slice.at(-1)?.id ?? 0;
    if (slice.length < SLICE) return rows;
  }
}
