import { formatMoment, type ListColumns, listQuerySchema } from '#platform/domain';

/** A user who was deleted and whose row is kept: nobody logs in with it, and it goes for good from here. */
export interface DeletedUser {
  readonly id: number;
  readonly Vorname: string;
  readonly Nachname: string;
  readonly Loginname: string;
  readonly institutionId: number;
  /** Of a deleted institution, too. */
  readonly Institution: string;
  /** When the user was deleted, as `toISOString` writes it; null where it was not noted. */
  readonly geloescht: string | null;
}

const COLUMNS = ['Nachname', 'Vorname', 'Loginname', 'Institution', 'geloescht'] as const;
/** What the list is sorted and filtered by. */
export type DeletedUsersColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const deletedUsersListQuery = listQuerySchema(COLUMNS);

/** When one was deleted, as its list shows it, such as `09.03.2026, 10:15 Uhr`. */
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
