import { type CalendarDay, listQuerySchema } from '#platform/domain';
import { STATUS_IN_WORDS } from '../user-admin/users-list.ts';
import type { UserStatus } from '../users/user-status.ts';

/** A row of the vendor's list on a given day. */
export interface InstitutionRow {
  readonly id: number;
  /** Row version. */
  readonly version: number;
  readonly Name: string;
  readonly Kundennummer: string | null;
  readonly Vertriebsweg: number;
  readonly Strasse: string;
  readonly Hausnummer: string;
  readonly PLZ: string;
  readonly Ort: string;
  readonly PaketId: number;
  readonly Paket: string;
  readonly Testphase: boolean;
  readonly Testbeginn: CalendarDay | null;
  /** Days, from the Paket. */
  readonly Testphasendauer: number;
  /** Status of the first main user; null without one. */
  readonly Status: UserStatus | null;
  /** Days left of the trial; 0 or less: over, null: no trial. */
  readonly Testende: number | null;
}

const COLUMNS = ['Name', 'Kundennummer', 'Ort', 'PLZ', 'Paket', 'Testphase', 'Status'] as const;
/** Columns by which the list is sorted and filtered. */
export type InstitutionsColumn = (typeof COLUMNS)[number];

/** Reads the query of the list. */
export const institutionsListQuery = listQuerySchema(COLUMNS);

/** How close the end of a trial is (access specification, section 4): over, 1 to 3 days, 4 and more. */
export function trialTone(daysLeft: number): 'over' | 'soon' | 'running' {
  if (daysLeft <= 0) return 'over';
  return daysLeft <= 3 ? 'soon' : 'running';
}

/** The days left in words; `–` without a trial. */
export function daysLeftInWords(daysLeft: number | null): string {
  if (daysLeft === null) return '–';
  if (daysLeft <= 0) return 'Beendet';
  return daysLeft === 1 ? 'noch 1 Tag' : `noch ${daysLeft} Tage`;
}

/** The status of the main user in words. */
export const statusInWords = (status: UserStatus | null): string =>
  status === null ? 'ohne Hauptbenutzer' : STATUS_IN_WORDS[status];
