import type { ReactNode } from 'react';

/** A column of a list. */
export interface DataColumn<Row, Column extends string> {
  readonly id: Column;
  readonly label: string;
  /** Content of a cell; the first column leads to the row. */
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, for figures. */
  readonly numeric?: true;
  /** All values, if they are few: the filter is then a choice of them. */
  readonly choices?: readonly string[];
  /** Not shown until the user chooses it. */
  readonly initially?: 'hidden';
  /** Always shown: it holds a control that a row cannot do without. */
  readonly stays?: true;
}

/** What a column's head, filter and choice need to know of it. */
export type ColumnHead = Omit<DataColumn<never, string>, 'cell'>;
