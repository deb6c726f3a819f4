import type { Steps } from './steps.ts';
import type { TableRow, TableShape } from './table-shape.ts';

/** A row as it is in the database. */
export interface StoredRow<Row> {
  /** Another one after each write to the row. */
  readonly version: number | string;
  /** With its id, where the table has one. */
  readonly row: Row;
}

/** Rows that are looked at in one step. */
const A_STEP = 20;

/** Rows as they are in the database, found by what names them. Each has a place, from 0. */
export class StoredRows<Row extends TableRow> {
  readonly all: readonly StoredRow<Row>[];
  private readonly places = new Map<number, number>();
  private readonly owners = new Map<string, number>();

  private constructor(all: readonly StoredRow<Row>[]) {
    this.all = all;
  }

  static *of<Row extends TableRow>(
    shape: TableShape<Row>,
    all: readonly StoredRow<Row>[],
  ): Steps<StoredRows<Row>> {
    const rows = new StoredRows(all);
    let place = 0;
    for (const { row } of all) {
      if (row.id != null) rows.places.set(row.id, place);
      rows.owners.set(shape.key(row), place);
      place += 1;
      if (place % A_STEP === 0) yield;
    }
    return rows;
  }

  at(place: number): StoredRow<Row> {
    return this.all[place] as StoredRow<Row>;
  }

  /** The place of the row with an id. */
  withId(id: number): number | undefined {
    return this.places.get(id);
  }

  /** The place of the row with a key. */
  withKey(key: string): number | undefined {
    return this.owners.get(key);
  }
}
