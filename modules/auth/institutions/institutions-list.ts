import { trialDaysLeft, trialEnd } from '#institution/domain';
import { type CalendarDay, type ListColumns, listQuerySchema } from '#platform/domain';
import type { UserStatus } from '../users/user-status.ts';
import { STATUS_IN_WORDS } from '../users/users-list.ts';

/** An institution as its row in the vendor's list is read. */
export interface ListedInstitution {
  readonly id: number;
  /** Raised by each write; whoever saves says which one they have seen. */
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
  /** That of its first main user; null where it has none. */
  readonly Status: UserStatus | null;
}

/** The same on a day. */
export interface InstitutionRow extends ListedInstitution {
  /** Days left of the trial; 0 or less is over, null outside of one. */
  readonly Testende: number | null;
}

const COLUMNS = ['Name', 'Kundennummer', 'Ort', 'PLZ', 'Paket', 'Testphase', 'Status'] as const;
/** What the list is sorted and filtered by. */
export type InstitutionsColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const institutionsListQuery = listQuerySchema(COLUMNS);

/** How near the end of a trial is (access specification, section 4): over, 1 to 3 days, 4 and more. */
export function trialTone(daysLeft: number): 'over' | 'soon' | 'running' {
  if (daysLeft <= 0) return 'over';
  return daysLeft <= 3 ? 'soon' : 'running';
}

/** The days left in words, as list and dialogue show them; `–` outside of a trial. */
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

/** Days left of an institution's trial on a day; null outside of one. */
export const daysLeftOf = (row: ListedInstitution, today: CalendarDay): number | null =>
  trialDaysLeft(factsOf(row), today);

/** The columns of the list on a day, as its screen shows them. */
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

/** The status of the main user as people read it. */
export const statusInWords = (status: UserStatus | null): string =>
  status === null ? 'ohne Hauptbenutzer' : STATUS_IN_WORDS[status];
