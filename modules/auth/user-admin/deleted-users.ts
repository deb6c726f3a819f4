import { formatMoment, type ListColumns, listQuerySchema } from '#platform/domain';

/** A deleted user whose row was kept; the user can be deleted permanently. */
export interface DeletedUser {
  readonly id: number;
  readonly Vorname: string;
  readonly Nachname: string;
  readonly Loginname: string;
  readonly institutionId: number;
  /** May be a deleted institution. */
  readonly Institution: string;
  /** When the user was deleted, in the format of `toISOString`; null if unknown. */
  readonly geloescht: string | null;
}

const COLUMNS = ['Nachname', 'Vorname', 'Loginname', 'Institution', 'geloescht'] as const;
/** Columns by which the list is sorted and filtered. */
export type DeletedUsersColumn = (typeof COLUMNS)[number];

/** Reads the query of the list. */
export const deletedUsersListQuery = listQuerySchema(COLUMNS);

/** The time of deletion as the list shows it, such as `09.03.2026, 10:15 Uhr`. */
export const userDeletedInWords = ({ geloescht }: Pick<DeletedUser, 'geloescht'>): string =>
  geloescht === null ? 'nicht festgehalten' : `${formatMoment(new Date(geloescht))} Uhr`;

/** The columns of the list, as its screen shows them. */
export const deletedUsersColumns: ListColumns<DeletedUser, DeletedUsersColumn> = {
  Nachname: { value: ({ Nachname }) => Nachname },
  Vorname: { value: ({ Vorname }) => Vorname },
  Loginname: { value: ({ Loginname }) => Loginname },
  Institution: { value: ({ Institution }) => Institution },
  geloescht: { value: ({ geloescht }) => geloescht ?? '', text: userDeletedInWords },
};
