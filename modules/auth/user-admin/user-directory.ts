import { listQuerySchema } from '#platform/domain';
import type { ManagedUser } from './users-list.ts';

/** A user with the institution, as the vendor's staff sees them. */
export interface DirectoryUser extends ManagedUser {
  readonly institutionId: number;
  readonly Institution: string;
  readonly Kundennummer: string | null;
  readonly PLZ: string;
  readonly Ort: string;
}

const COLUMNS = [
  'Nachname',
  'Vorname',
  'Loginname',
  'Mail',
  'Institution',
  'Kundennummer',
  'Ort',
  'PLZ',
  'Status',
  'Rolle',
] as const;
/** Columns by which the list is sorted and filtered. */
export type DirectoryColumn = (typeof COLUMNS)[number];

/** Reads the query of the list. */
export const directoryListQuery = listQuerySchema(COLUMNS);
