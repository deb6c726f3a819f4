import { type ProductTableRow, removeSizes, sizeRecord } from '#catalogue';
import { type AddedRows, executeFor } from '#platform';
import { readRecommendations } from '../recommendations/recommendation-rows.ts';

/** Sizes that an import has added stay once an institution has a price of them, or a recommendation names them. */
export const addedSizes: AddedRows<ProductTableRow> = {
  async used(em, ids) {
    const priced = await executeFor<{ id: number }>(
      em,
      'select distinct size_id as id from own_price where size_id in (:some)',
      ids,
    );
    const numbers = await executeFor<{ id: number; artikelnummer: string }>(
      em,
      'select id, artikelnummer from product_size where id in (:some)',
      ids,
    );
    const recommended = new Set(
      [...(await readRecommendations(em)).values()].flatMap(({ artikelnummern }) => artikelnummern),
    );
    return new Set([
      ...priced.map(({ id }) => id),
      ...numbers.flatMap(({ id, artikelnummer }) => (recommended.has(artikelnummer) ? [id] : [])),
    ]);
  },
  async remove(em, rows) {
    await removeSizes(
      em,
      rows.map(({ id }) => Number(id)),
    );
    return rows.map((row) => ({
      act: 'product-deleted',
      record: sizeRecord(Number(row.id), row),
      before: { ...row },
    }));
  },
};
