import type { SqlEntityManager } from '@mikro-orm/sql';
import { dataVersionWithin, readAtOneMoment } from '../database/read-model.ts';
import { DomainError } from '../domain/errors.ts';
import { StoredRows } from '../domain/tables/stored-rows.ts';
import type { TableRow } from '../domain/tables/table-shape.ts';
import { inSlices } from '../limits/in-slices.ts';
import type { TableDefinition } from './table-definition.ts';

const RESTLESS =
  'Die Tabelle wird gerade von anderen geändert. Bitte versuchen Sie es in einigen Sekunden noch einmal.';

/** The rows of a table as they were at one moment. */
export interface TableSnapshot<Row extends TableRow> {
  /** Of the data that they are of; null where it has no number: then they may be of several moments. */
  readonly version: string | null;
  readonly stored: StoredRows<Row>;
}

/**
 * Reads a table while others may write it.
 *
 * @throws DomainError `unavailable` where others write all the time
 */
export async function tableSnapshot<Row extends TableRow>(
  em: SqlEntityManager,
  definition: TableDefinition<Row>,
): Promise<TableSnapshot<Row>> {
  const { data } = definition;
  if (data === undefined) return { version: null, stored: await storedRows(em, definition) };
  const { value, version, isWhole } = await readAtOneMoment(em, data, () => definition.stored(em));
  if (!isWhole) throw new DomainError('unavailable', RESTLESS);
  return { version, stored: await inSlices(StoredRows.of(definition.shape, value)) };
}

/**
 * Whether a table is as it was in a snapshot, as far as its number says.
 *
 * @param em a transaction in which nobody else writes the table
 */
export async function isAsItWas<Row extends TableRow>(
  em: SqlEntityManager,
  { data }: TableDefinition<Row>,
  version: TableSnapshot<Row>['version'],
): Promise<boolean> {
  return data !== undefined && version !== null && version === (await dataVersionWithin(em, data));
}

/** Reads a table that nobody else can write, or that has no number. */
export async function storedRows<Row extends TableRow>(
  em: SqlEntityManager,
  definition: TableDefinition<Row>,
): Promise<StoredRows<Row>> {
  return inSlices(StoredRows.of(definition.shape, await definition.stored(em)));
}
