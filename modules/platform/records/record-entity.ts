import { defineEntity, type PropertyChain, p } from '@mikro-orm/core';
import type { ColumnType } from '../domain/records/column-type.ts';
import {
  type Column,
  type Columns,
  columnsIn,
  type ListRecord,
  type ValuesOf,
} from '../domain/records/record.ts';

/** A row as its table holds it: null stands for the empty value of a column that has one. */
export type StoredRow<C extends Columns = Columns> = {
  -readonly [Name in keyof C]: ValuesOf<C>[Name] | null;
} & { id: number; version: number };

/** Properties typed as never null: `rowValues` reads null as the empty value of its column. */
type Properties<C extends Columns, Options> = {
  [Name in keyof C]: PropertyChain<ValuesOf<C>[Name], Options>;
};

/** Name of a column in its table: that of `selfPay` is `self_pay`. */
export const fieldName = (name: string) =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/**
 * Properties of an entity for the columns, by their names in the domain.
 *
 * @param key the column whose values differ from row to row
 * @param nullable whether a row may lack them all, as one that refers to another row for them
 */
export function propertiesOf<C extends Columns, Nullable extends boolean = false>(
  columns: C,
  { key, nullable }: { readonly key?: string; readonly nullable?: Nullable } = {},
): Properties<C, Nullable extends true ? { nullable: true } : object> {
  const properties = columnsIn({ columns }).map(([name, { type }]) => {
    const property = storage(type).fieldName(fieldName(name));
    const unique = name === key ? property.unique() : property;
    if (nullable && type.stored.kind === 'boolean') return [name, unique.default(false)];
    return [name, nullable || type.empty !== undefined ? unique.nullable() : unique];
  });
  return Object.fromEntries(properties);
}

function storage({ stored }: ColumnType<unknown>): PropertyChain<unknown, object> {
  const property =
    stored.kind === 'text'
      ? p.string().length(stored.length)
      : { integer: p.integer(), boolean: p.boolean(), json: p.json() }[stored.kind];
  return property as unknown as PropertyChain<unknown, object>;
}

/**
 * The entity of a record's rows.
 *
 * @param more properties of the table that the record does not have
 */
export function entityOf<C extends Columns, More extends object = object>(
  { act, table, columns, key }: ListRecord<C>,
  more: More = {} as More,
) {
  return defineEntity({
    name: act,
    tableName: table,
    properties: {
      id: p.integer().primary(),
      ...propertiesOf(columns, { key }),
      ...more,
      /** Raised by each write of people. */
      version: p.integer().default(1),
    },
  });
}

/** What a table holds of some values: null for an empty text or list. */
export function storedOf<Values extends object>(columns: Columns, values: Values): Values {
  const stored = Object.entries(values).map(([name, value]) => [
    name,
    isEmpty(columns[name], value) ? null : value,
  ]);
  return Object.fromEntries(stored) as Values;
}

function isEmpty(column: Column<unknown> | undefined, value: unknown): boolean {
  if (column?.type.empty === undefined) return false;
  return value === '' || (Array.isArray(value) && value.length === 0);
}
