import * as z from 'zod/mini';
import { type CellContent, type ColumnType, line, ONE_LINE, type TableShape } from '#platform/domain';

const NUMBER_MESSAGE = 'Eine Kundennummer hat 2 bis 8 Zeichen.';

/** A Kundennummer, as `checkknr` accepts it. */
const customerNumber = z
  .string(NUMBER_MESSAGE)
  .check(
    z.trim(),
    z.regex(/^\S{2,8}$/, { error: NUMBER_MESSAGE, abort: true }),
    z.regex(ONE_LINE, NUMBER_MESSAGE),
  );

/** A column of a list, by the name that it has in the file. */
export interface CustomerColumn {
  readonly type: ColumnType<string>;
  /** What people call it. */
  readonly label: string;
  /** What its cells are; left out, words. */
  readonly content?: CellContent;
  /** Its name in the table, where that is another one. */
  readonly field?: string;
}

/** A line of a list: texts by the names of the columns. It has no id; the Kundennummer names it. */
export type CustomerRow<Name extends string = string> = { readonly id?: undefined } & {
  readonly [Column in Name | 'knr']: string;
};

/** What the vendor knows of customers, kept as a file alone: each column once. */
export interface CustomerList<Name extends string = string> {
  /** Names it in the database and in the audit log. */
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  readonly table: string;
  /** All but the Kundennummer, in the order of the file. */
  readonly columns: Readonly<Record<Name, CustomerColumn>>;
  /** The column that names a row for people, beside the Kundennummer. */
  readonly title: NoInfer<Name>;
}

const knr: CustomerColumn = { type: line(customerNumber, 8), label: 'Kundennummer', content: 'code' };

/** All columns of a list, the Kundennummer first. */
export const columnsOf = (
  list: Pick<CustomerList, 'columns'>,
): readonly (readonly [string, CustomerColumn])[] => [['knr', knr], ...Object.entries(list.columns)];

/** The list as a file. */
export function fileOf<Name extends string>(list: CustomerList<Name>): TableShape<CustomerRow<Name>> {
  const columns = columnsOf(list).map(([name, { type, label, content }]) => [
    name,
    { label, content, schema: type.schema, text: type.cell },
  ]);
  return {
    name: list.name,
    label: list.label,
    columns: Object.fromEntries(columns),
    keyColumn: 'knr',
    key: (row) => row.knr,
    title: (row) => `${row.knr} ${row[list.title]}`,
  };
}
