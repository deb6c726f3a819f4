import type { EntityManager, EntityName } from '@mikro-orm/core';
import {
  type Columns,
  columnsIn,
  type ListRecord,
  type RowOf,
  type ValuesOf,
} from '../domain/records/record.ts';
import type { StoredRow } from './record-entity.ts';

/** The values of a stored row; what its table leaves empty has the empty value of its column. */
export function rowValues<C extends Columns>(
  columns: C,
  row: { readonly [Name in keyof C]?: unknown },
): ValuesOf<C> {
  const values = columnsIn({ columns }).map(([name, { type }]) => [name, row[name] ?? type.empty]);
  return Object.fromEntries(values) as ValuesOf<C>;
}

/** A stored row with its id and version. */
function rowOf<C extends Columns>(columns: C, row: StoredRow<C>): RowOf<C> {
  return { id: row.id, version: row.version, ...rowValues(columns, row) };
}

/** All rows of a record, sorted by name. */
export async function readRows<C extends Columns>(
  em: EntityManager,
  { columns, key, order }: Pick<ListRecord<C>, 'columns' | 'key' | 'order'>,
  entity: object,
): Promise<readonly RowOf<C>[]> {
  const rows = await em.find(entity as EntityName<StoredRow>, {}, { disableIdentityMap: true });
  return rows
    .map((row) => rowOf(columns, row as unknown as StoredRow<C>))
    .sort((a, b) => (order === 'id' ? a.id - b.id : String(a[key]).localeCompare(String(b[key]), 'de')));
}
