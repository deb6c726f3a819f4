import { trialDaysLeft, trialEnd } from '#institution/domain';
import { type CalendarDay, type ListColumns, listQuerySchema } from '#platform/domain';
import type { UserStatus } from '../users/user-status.ts';
import { STATUS_IN_WORDS } from '../users/users-list.ts';

/** A row of the vendor's list, as stored. */
export interface ListedInstitution {
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
}

/** A row of the list on a given day. */
export interface InstitutionRow extends ListedInstitution {
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

const factsOf = ({ Testphase, Testbeginn, Testphasendauer }: ListedInstitution) => ({
  testphase: Testphase,
  testbeginn: Testbeginn,
  testphasendauer: Testphasendauer,
});

/** Days left of an institution's trial on a day; null without a trial. */
export const daysLeftOf = (row: ListedInstitution, today: CalendarDay): number | null =>
  trialDaysLeft(factsOf(row), today);

/** The columns of the list on a given day. */
export function institutionsColumns(today: CalendarDay): ListColumns<ListedInstitution, InstitutionsColumn> {
  return {
    Name: { value: ({ Name }) => Name },
    Kundennummer: { value: ({ Kundennummer }) => Kundennummer },
    Ort: { value: ({ Ort }) => Ort },
    PLZ: { value: ({ PLZ }) => PLZ },
    Paket: { value: ({ Paket }) => Paket },
    Testphase: {
      value: (row) => trialEnd(factsOf(row)),
      text: (row) => daysLeftInWords(daysLeftOf(row, today)),
    },
    Status: {
      value: ({ Status }) => (Status === null ? null : STATUS_IN_WORDS[Status]),
      text: ({ Status }) => statusInWords(Status),
    },
  };
}

/** The status of the main user in words. */
export const statusInWords = (status: UserStatus | null): string =>
  status === null ? 'ohne Hauptbenutzer' : STATUS_IN_WORDS[status];
