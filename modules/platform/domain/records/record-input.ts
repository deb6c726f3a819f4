import * as z from 'zod/mini';
import { savedRow } from '../versioned-input.ts';
import {
  type Column,
  type Columns,
  columnsIn,
  type InputOf,
  type ListRecord,
  type ValuesOf,
} from './record.ts';

type FieldOf<C> =
  C extends Column<infer Value, infer Optional>
    ? Optional extends true
      ? z.ZodMiniOptional<z.ZodMiniType<Value>>
      : z.ZodMiniType<Value>
    : never;

/** A schema for each column of a record, as forms hold its value. */
export type FieldsOf<C extends Columns> = { readonly [Name in keyof C]: FieldOf<C[Name]> };

/** The schemas of the columns, for the schema of something that has them too. */
export function fieldsOf<C extends Columns>(
  columns: C,
  schemaOf = ({ type }: Column<unknown>) => type.schema,
): FieldsOf<C> {
  const fields = columnsIn({ columns }).map(([name, column]) => {
    const schema = schemaOf(column);
    return [name, column.optional ? z.optional(schema) : schema];
  });
  return Object.fromEntries(fields) as FieldsOf<C>;
}

/** Reads what a form sends to save a row: the values, not their texts, go to the service. */
export function inputOf<C extends Columns>({ columns }: ListRecord<C>) {
  return z.strictObject({ ...savedRow, ...fieldsOf(columns) }) as unknown as z.ZodMiniType<
    InputOf<C>,
    Record<string, unknown>
  >;
}

/** A new row, as its form shows it. */
export function initialOf<C extends Columns>({ columns }: Pick<ListRecord<C>, 'columns'>): ValuesOf<C> {
  const values = columnsIn({ columns }).map(([name, { type }]) => [name, type.initial]);
  return Object.fromEntries(values) as ValuesOf<C>;
}

/** Those of some values that are given. */
export function definedOnly<Given extends object>(given: Given): Defined<Given> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Given>;
}

/** Values that are never undefined, but may be missing. */
type Defined<Given> = { [Name in keyof Given]: Exclude<Given[Name], undefined> };
