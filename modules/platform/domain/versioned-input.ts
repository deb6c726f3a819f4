import * as z from 'zod/mini';
import { changedMeanwhile, DomainError } from './errors.ts';

const NO_ID = 'Die Nummer ist eine ganze Zahl ab 1.';

/** Id of a row. */
export const rowId = z.int('Die Nummer ist eine ganze Zahl.').check(z.minimum(1, NO_ID));

/** Version of a row as a number. */
export const rowVersion = z.int('Die Version ist eine ganze Zahl.');

/** Version that somebody has seen. Screens always name it; a call that does not overwrites. */
export const seenVersion = z.optional(rowVersion);

/** What an input names to save a row, beside its values: the id is null for a new one. */
export const savedRow = { id: z.nullable(rowId), version: seenVersion } as const;

interface Versioned {
  readonly version: number;
}

/**
 * The row that somebody has seen, as it is now.
 *
 * @param seen version of it; undefined: whichever is there
 * @param gone message of the `not-found` error
 * @throws DomainError `not-found`; `conflict` with the row as `current` where it has another version
 */
export function seenRow<Row extends Versioned>(
  row: Row | null | undefined,
  seen: number | undefined,
  gone: string,
): Row {
  if (row === null || row === undefined) throw new DomainError('not-found', gone);
  refuseOutdated(row, seen);
  return row;
}

/** @throws DomainError `conflict` with the row as `current` where it has another version than the one seen */
export function refuseOutdated(row: Versioned, seen: number | undefined): void {
  if (isOutdated(row.version, seen)) throw changedMeanwhile(row);
}

/** Whether what is there has another version than the one seen; undefined: none was. */
export const isOutdated = (version: number, seen: number | undefined): boolean =>
  seen !== undefined && seen !== version;
