import type { EntityName } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockData, type TableDefinition } from '#platform';
import { type CustomerList, type CustomerRow, columnsOf, fileOf } from './customer-list.ts';

/** Rows per statement: below what either engine takes of values. */
const SLICE = 500;

/** A list of customers, to be exported and imported. */
export function definitionOf<Name extends string>(
  list: CustomerList<Name>,
  entity: EntityName<CustomerRow<Name>>,
): TableDefinition<CustomerRow<Name>> {
  const fields = columnsOf(list).map(([name, { field = name }]) => `"${field}" as "${name}"`);
  const select = `select ${fields.join(', ')} from "${list.table}" order by "knr"`;
  return {
    shape: fileOf(list),
    institutionId: null,
    lock: (em) => lockData(em, 'customer-tables'),
    async stored(em) {
      const rows: CustomerRow<Name>[] = await em.execute(select);
      // A row has no version of its own: its values tell whether it was changed.
      return rows.map((row) => ({ version: Object.values(row).join('\n'), row }));
    },
    async write(em, changes) {
      const rows = changes.map(({ row }) => row);
      await replaceRows(em, entity, rows);
      return [];
    },
  };
}

/** Writes rows in place of those with their Kundennummer. Nothing refers to them, so they may be deleted. */
async function replaceRows<Row extends { readonly knr: string }>(
  em: SqlEntityManager,
  entity: EntityName<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += SLICE) {
    const slice = rows.slice(start, start + SLICE);
    await em.nativeDelete(entity, { knr: { $in: slice.map(({ knr }) => knr) } } as never);
    await em.insertMany(entity, slice as never);
  }
}
